import { KIND_KEYS } from '@promptmint/core/catalogue/kinds';
import { RESOLVED_USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { z } from 'zod';

/*
 * Refinements check the lengths, because strict structured output refuses a JSON schema with
 * `maxLength` or `maxItems`; parsing still enforces the limits. The issue carries `most`, so that an
 * answer that is slightly too long can be cut.
 */
const text = (max: number, meaning: string) =>
  z
    .string()
    .refine((value) => value.trim() !== '' && value.length <= max, {
      error: `1 to ${max} characters`,
      params: { most: max },
    })
    // PostgreSQL can store neither lone surrogates nor NUL, and a model may return both.
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'text')
    .describe(`${meaning} At most ${max} characters.`);

const list = <Item extends z.ZodType>(item: Item, max: number, meaning: string) =>
  z
    .array(item)
    .refine((items) => items.length <= max, {
      error: `at most ${max} items`,
      params: { most: max },
    })
    .describe(`${meaning} At most ${max} items; empty when there is nothing to say.`);

const constraint = z.strictObject({
  rule: text(400, 'One rule, said as what to do, in English.'),
  reason: text(240, 'Why the rule holds, as a clause that can follow "because".')
    .nullable()
    .describe('Null when no reason is known.'),
});

const example = z.strictObject({
  input: text(400, 'What the sample answers or starts from.')
    .nullable()
    .describe('Null when the sample stands alone; all examples alike.'),
  output: text(800, 'A sample of the answer, about other content than the request.'),
});

const placeholder = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/)
    .describe('snake_case name of the missing fact.'),
  label: text(120, 'What the person fills in, as a short label.'),
  ifMissing: text(300, 'What the target model does when it is not given, as a full sentence.'),
});

/** The most items of each list. */
export const LIST_LIMITS = {
  placeholders: 4,
  context: 16,
  steps: 10,
  outputFormat: 10,
  constraints: 12,
  validation: 8,
  examples: 4,
} as const;

/**
 * A prompt before it is rendered for a target model: written by the composer or a language model,
 * read by every renderer, stored for refinements. The person's own text is not part of it; renderers
 * quote it from the request. Models write the fields in this order, so that the first sections can be
 * shown while the rest is being written.
 */
export const blueprintSchema = z.strictObject({
  /** The version of the engine; a stored blueprint without it comes from the first version. */
  engine: z.literal(2),
  useCase: z.enum(RESOLVED_USE_CASES as [(typeof RESOLVED_USE_CASES)[number]]),
  /** The kind whose text the composer used; null for the general prompt and for models. */
  kind: z.enum(KIND_KEYS).nullable(),
  role: text(240, 'Who answers and how they work, without "You are" and without an article.')
    .nullable()
    .describe('Null where a role would change nothing.'),
  objective: text(600, 'The one outcome, starting with a verb. "I" is the person who asks.')
    .nullable()
    .describe('Null where the request itself is the whole task.'),
  placeholders: list(
    placeholder,
    LIST_LIMITS.placeholders,
    'Facts without which the answer would change.',
  ),
  context: list(
    text(400, 'One fact or condition.'),
    LIST_LIMITS.context,
    'Background that is not the task.',
  ),
  steps: list(text(400, 'One step.'), LIST_LIMITS.steps, 'Steps, only where their order matters.'),
  outputFormat: list(
    text(500, 'One part of the answer.'),
    LIST_LIMITS.outputFormat,
    'Shape of the answer, in order.',
  ),
  constraints: list(
    constraint,
    LIST_LIMITS.constraints,
    'Limits and rules; those of the request first.',
  ),
  validation: list(text(400, 'One condition.'), LIST_LIMITS.validation, 'When the answer is done.'),
  exampleIntro: text(200, 'What the examples are, and that they are about other matters.')
    .nullable()
    .describe('Null without examples.'),
  examples: list(example, LIST_LIMITS.examples, 'Samples of identical form.'),
});
export type Blueprint = z.infer<typeof blueprintSchema>;

/** A blueprint without any content yet. */
export const EMPTY_BLUEPRINT: Blueprint = {
  engine: 2,
  useCase: 'question_answering',
  kind: null,
  role: null,
  objective: null,
  placeholders: [],
  context: [],
  steps: [],
  outputFormat: [],
  constraints: [],
  validation: [],
  exampleIntro: null,
  examples: [],
};
