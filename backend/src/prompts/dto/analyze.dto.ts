import { KIND_CHOICES, KIND_KEYS } from '@promptmint/core/catalogue/kinds';
import { RESOLVED_USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { PASTED_TYPES } from '@promptmint/engine/analysis/pasted';
import { z } from 'zod';
import { languageSchema, useCaseSchema, userInputSchema } from './generate.dto.js';

export const analyzeSchema = z
  .strictObject({
    user_input: userInputSchema,
    use_case: useCaseSchema.prefault('auto_detect'),
    language: languageSchema.optional().meta({
      description: 'Accepted and ignored: the analysis does not depend on it.',
    }),
    kind: z.enum(KIND_CHOICES).optional().meta({
      description: 'The kind already chosen; the questions are about it.',
    }),
  })
  .meta({
    id: 'AnalyzeRequest',
    example: { user_input: 'translate this to French', use_case: 'auto_detect' },
  });
export type AnalyzeRequest = z.output<typeof analyzeSchema>;

export const analysisSchema = z
  .object({
    language: z.string().nullable().meta({
      description: 'ISO 639-1 code of the language of the request; null where it is not certain.',
    }),
    use_case: z.enum(RESOLVED_USE_CASES),
    kinds: z
      .array(z.object({ kind: z.enum(KIND_KEYS), probability: z.number() }))
      .meta({ description: 'The likeliest kinds, at most three, the likeliest first.' }),
    pasted: z
      .array(z.object({ type: z.enum(PASTED_TYPES), lines: z.int() }))
      .meta({ description: 'Pasted material in the request, in order, with its lines or rows.' }),
    questions: z.array(z.object({ name: z.string(), text: z.string() })).meta({
      description:
        'What the chosen or likeliest kind needs and the request does not say; at most three.',
    }),
  })
  .meta({
    id: 'Analysis',
    example: {
      language: 'en',
      use_case: 'content_creation',
      kinds: [{ kind: 'translate', probability: 0.97 }],
      pasted: [],
      questions: [{ name: 'text', text: 'Which text should be translated?' }],
    },
  });
export type AnalysisAnswer = z.infer<typeof analysisSchema>;
