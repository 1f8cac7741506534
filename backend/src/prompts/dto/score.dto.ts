import { SCORED_TEXT_MAX } from '@promptmint/core/catalogue/limits';
import { z } from 'zod';
import { text, visible } from '../../http/text.js';
import { PROMPT_EXAMPLE, qualityScoreSchema, qualitySpansSchema } from './prompts.dto.js';

export const scoreRequestSchema = z
  .strictObject({
    text: text(SCORED_TEXT_MAX, 'Your prompt')
      .check(...visible('Your prompt cannot be empty'))
      .meta({ description: 'The prompt to score, wherever it was written.' }),
  })
  .meta({ id: 'ScoreRequest', example: { text: PROMPT_EXAMPLE.optimized_prompt } });
export type ScoreRequest = z.output<typeof scoreRequestSchema>;

export const scoreSchema = z
  .object({
    quality_score: qualityScoreSchema,
    quality_spans: qualitySpansSchema,
    estimated_tokens: z.int(),
  })
  .meta({
    id: 'Score',
    example: {
      quality_score: PROMPT_EXAMPLE.quality_score,
      quality_spans: PROMPT_EXAMPLE.quality_spans,
      estimated_tokens: PROMPT_EXAMPLE.estimated_tokens,
    },
  });
export type ScoreAnswer = z.infer<typeof scoreSchema>;
