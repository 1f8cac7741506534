import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { RESOLVED_USE_CASES, USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { z } from 'zod';
import { idempotencyKeySchema } from '../../http/idempotency-key.js';
import { uuid } from '../../http/uuid.js';
import { languageSchema, userInputSchema } from './generate.dto.js';
import { historySearchSchema } from './history.dto.js';
import { historyItemSchema, promptSchema, qualityScoreSchema } from './prompts.dto.js';
import { refineSchema } from './refine.dto.js';
import { scoreRequestSchema, scoreSchema } from './score.dto.js';

const FOUND_MAX = 50;
const LIMIT = `limit must be a whole number from 1 to ${FOUND_MAX}`;

const idempotencyKey = idempotencyKeySchema.optional().meta({
  description:
    'A unique text of yours for this one call. Repeat the call with the same key and arguments after a timeout or a lost connection: within 24 hours it returns the same prompt and costs nothing more.',
});
const promptId = uuid('Please enter the id of a prompt').meta({
  description: 'The id of a prompt, from another tool.',
});

/** A new instance of the schema, because one with an id becomes a reference, which not all clients follow. */
const qualityScore = z.object(qualityScoreSchema.shape).nullable().meta({
  description:
    'Which of the seven criteria the prompt meets; null for plans without quality scoring.',
});

export const optimizeToolSchema = z.strictObject({
  request: userInputSchema.meta({
    description:
      "What the prompt is for, in the person's own words and any language, with everything that it must know: pasted code, data, limits.",
  }),
  target_model: z
    .enum(TARGET_MODELS)
    .default(TARGET_MODELS[0])
    .meta({ description: 'The chat model that will get the prompt.' }),
  use_case: z.enum(USE_CASES).default('auto_detect'),
  language: languageSchema.default('same'),
  idempotency_key: idempotencyKey,
});

export const refineToolSchema = z
  .strictObject({
    id: promptId,
    refinement: refineSchema.shape.wish.meta({
      description: 'What to change. Send either this or a note.',
    }),
    note: refineSchema.shape.note.meta({
      description: 'What to change, in words; only where the server has a language model.',
    }),
    idempotency_key: idempotencyKey,
  })
  .refine(({ refinement, note }) => (refinement === undefined) !== (note === undefined), {
    error: 'Send either refinement or note',
  });
export type RefineTool = z.output<typeof refineToolSchema>;

export const findToolSchema = z.strictObject({
  text: historySearchSchema.shape.q,
  target_model: historySearchSchema.shape.target_model,
  use_case: historySearchSchema.shape.use_case,
  favourites_only: z.boolean().default(false),
  limit: z.int(LIMIT).min(1, LIMIT).max(FOUND_MAX, LIMIT).default(10),
});
export type FindTool = z.output<typeof findToolSchema>;

export const getToolSchema = z.strictObject({ id: promptId });

export const scoreToolSchema = z.strictObject({ prompt: scoreRequestSchema.shape.text });

export const writtenPromptSchema = z.object({
  ...promptSchema.pick({
    id: true,
    optimized_prompt: true,
    placeholders: true,
    target_model: true,
    use_case: true,
    language: true,
    estimated_tokens: true,
    version: true,
    refines: true,
    created_at: true,
  }).shape,
  quality_score: qualityScore,
});

export const keptPromptSchema = writtenPromptSchema.extend(
  historyItemSchema.pick({ original_input: true, favourite: true }).shape,
);

export const foundPromptsSchema = z.object({
  prompts: z.array(
    z.object({
      id: z.uuid(),
      request: z.string().meta({ description: 'The start of what was asked for.' }),
      target_model: z.enum(TARGET_MODELS),
      use_case: z.enum(RESOLVED_USE_CASES),
      version: z.int(),
      favourite: z.boolean(),
      created_at: z.iso.datetime(),
    }),
  ),
  total: z.int(),
  older_hidden: z.boolean().meta({ description: 'Whether the plan hides older ones.' }),
});

export const toolScoreSchema = z.object({
  ...scoreSchema.pick({ estimated_tokens: true }).shape,
  quality_score: z.object(qualityScoreSchema.shape),
});
