import { KIND_CHOICES } from '@promptmint/core/catalogue/kinds';
import { z } from 'zod';
import { generateSchema } from './generate.dto.js';
import { PROMPT_EXAMPLE, promptSchema } from './prompts.dto.js';

export const trySchema = generateSchema
  .pick({ user_input: true, target_model: true })
  .extend({
    use_case: generateSchema.shape.use_case.prefault('auto_detect'),
    language: generateSchema.shape.language.default('en'),
  })
  .meta({
    id: 'TryRequest',
    example: { user_input: 'job ad for our bakery, 15 euros an hour', target_model: 'claude' },
  });
export type TryRequest = z.output<typeof trySchema>;

const TRIED = {
  optimized_prompt: true,
  estimated_tokens: true,
  sections: true,
  placeholders: true,
  language: true,
  use_case: true,
  kind: true,
  target_model: true,
} as const;

export const triedPromptSchema = promptSchema
  .pick(TRIED)
  .extend({
    kind: z.enum(KIND_CHOICES).meta({
      description: 'The kind whose text the prompt uses, or `general`.',
    }),
  })
  .meta({
    id: 'TriedPrompt',
    description: 'A prompt that is stored nowhere.',
    example: Object.fromEntries(Object.entries(PROMPT_EXAMPLE).filter(([field]) => field in TRIED)),
  });
export type TriedPrompt = z.infer<typeof triedPromptSchema>;
