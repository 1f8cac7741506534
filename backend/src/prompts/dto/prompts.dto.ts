import { KIND_CHOICES } from '@promptmint/core/catalogue/kinds';
import { ANSWER_LANGUAGES } from '@promptmint/core/catalogue/languages';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import {
  QUALITY_CRITERIA,
  type QualityCriterion,
  SECTION_KEYS,
} from '@promptmint/core/catalogue/prompt-parts';
import { NAMED_REFINEMENTS } from '@promptmint/core/catalogue/refinements';
import { RESOLVED_USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { z } from 'zod';
import { answerSchema } from './generate.dto.js';

/** One value for each of the seven criteria. */
const perCriterion = <T>(valueOf: (criterion: QualityCriterion) => T) =>
  Object.fromEntries(
    QUALITY_CRITERIA.map((criterion) => [criterion, valueOf(criterion)]),
  ) as Record<QualityCriterion, T>;

const SECTIONS_EXAMPLE = [
  {
    key: 'role' as const,
    label: 'Role',
    text: '<role>\nYou are a writer of job ads for small shops.\n</role>',
  },
  { key: 'objective' as const, label: 'Task', text: '<task>\nWrite one job ad.\n</task>' },
];
const TEXT_EXAMPLE = SECTIONS_EXAMPLE.map(({ text }) => text).join('\n\n');
/** What the engine finds in it: written here, because finding it loads the weights of the engine. */
const FOUND_EXAMPLE: Partial<Record<QualityCriterion, { start: number; end: number }>> = {
  has_role: { start: 7, end: 51 },
  has_objective: { start: 68, end: 85 },
};
const SPANS_EXAMPLE = perCriterion((criterion) => FOUND_EXAMPLE[criterion] ?? null);
const SCORE_EXAMPLE = perCriterion((criterion) => criterion in FOUND_EXAMPLE);

export const qualityScoreSchema = z.object(perCriterion(() => z.boolean())).meta({
  id: 'QualityScore',
  description: 'Which of the seven quality criteria the text meets.',
  example: SCORE_EXAMPLE,
});

const spanSchema = z.object({ start: z.int(), end: z.int() }).meta({
  id: 'Span',
  description: 'A passage of a text, in UTF-16 code units from the start.',
  example: FOUND_EXAMPLE.has_role,
});

export const qualitySpansSchema = z.object(perCriterion(() => spanSchema.nullable())).meta({
  id: 'QualitySpans',
  description: 'The passage behind each criterion that was found; null for the others.',
  example: SPANS_EXAMPLE,
});

export const PROMPT_EXAMPLE = {
  id: '5f0c7d0e-8a55-4c5b-9d0e-0c8f6a4f2b11',
  optimized_prompt: TEXT_EXAMPLE,
  quality_score: SCORE_EXAMPLE,
  request_score: perCriterion(() => false),
  quality_spans: SPANS_EXAMPLE,
  request_spans: perCriterion(() => null),
  estimated_tokens: 24,
  sections: SECTIONS_EXAMPLE,
  placeholders: [],
  language: 'en' as const,
  use_case: 'content_creation' as const,
  kind: 'product_text' as const,
  requested_kind: null,
  answers: null,
  target_model: 'claude' as const,
  version: 1,
  refines: null,
  wish: null,
  note: null,
  created_at: '2026-11-20T09:00:00.000Z',
};
export const HISTORY_ITEM_EXAMPLE = {
  ...PROMPT_EXAMPLE,
  original_input: 'job ad for our bakery',
  regenerates: null,
  favourite: false,
  api_key: null,
};

export const promptSchema = z
  .object({
    id: z.uuid(),
    optimized_prompt: z.string(),
    quality_score: qualityScoreSchema.nullable().meta({
      description: 'Null for plans without quality scoring.',
    }),
    request_score: qualityScoreSchema.nullable().meta({
      description: 'The same for the request as typed.',
    }),
    quality_spans: qualitySpansSchema.nullable().meta({
      description: 'In optimized_prompt; null for plans without quality scoring.',
    }),
    request_spans: qualitySpansSchema.nullable().meta({ description: 'In the request as typed.' }),
    estimated_tokens: z.int(),
    sections: z.array(z.object({ key: z.enum(SECTION_KEYS), label: z.string(), text: z.string() })),
    placeholders: z.array(z.string()).meta({
      description: 'Names of the {{placeholders}} left to fill in.',
    }),
    language: z.enum(ANSWER_LANGUAGES),
    use_case: z.enum(RESOLVED_USE_CASES),
    kind: z.enum(KIND_CHOICES).nullable().meta({
      description:
        'The kind whose text the prompt uses, or `general`; null where a model wrote it, and for old prompts.',
    }),
    requested_kind: z.enum(KIND_CHOICES).nullable().meta({ description: 'The kind you chose.' }),
    answers: z.array(answerSchema).nullable().meta({ description: 'Your answers.' }),
    target_model: z.enum(TARGET_MODELS),
    version: z
      .int()
      .meta({ description: '1 for the original prompt, then counted up for each refinement.' }),
    refines: z.uuid().nullable().meta({ description: 'The prompt this version was made from.' }),
    wish: z
      .enum(NAMED_REFINEMENTS)
      .nullable()
      .meta({ description: 'The refinement that made this version.' }),
    note: z.string().nullable().meta({ description: 'The refinement in your own words.' }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Prompt', example: PROMPT_EXAMPLE });
export type PromptAnswer = z.infer<typeof promptSchema>;

/** A prompt as the history shows it. */
export const historyItemSchema = promptSchema
  .extend({
    original_input: z.string(),
    regenerates: z.uuid().nullable(),
    favourite: z.boolean(),
    api_key: z.string().nullable().meta({
      description: 'The name of the API key that made it; null if none did.',
    }),
  })
  .meta({ id: 'HistoryItem', example: HISTORY_ITEM_EXAMPLE });
export type HistoryItem = z.infer<typeof historyItemSchema>;

export const statsSchema = z
  .object({
    total_prompts: z.int(),
    most_used_model: z.enum(TARGET_MODELS).nullable(),
    most_used_use_case: z.enum(RESOLVED_USE_CASES).nullable(),
    credits_remaining: z.int(),
    daily: z.array(z.object({ date: z.iso.date(), prompts: z.int() })).meta({
      description:
        'Prompts of each of the last 30 days (UTC), oldest first; a day without any has 0.',
    }),
  })
  .meta({
    id: 'Stats',
    example: {
      total_prompts: 42,
      most_used_model: 'claude',
      most_used_use_case: 'content_creation',
      credits_remaining: 58,
      daily: [
        { date: '2026-11-19', prompts: 3 },
        { date: '2026-11-20', prompts: 0 },
      ],
    },
  });
export type StatsAnswer = z.infer<typeof statsSchema>;
