import { RESOLVED_USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { z } from 'zod';

/*
 * Lengths are refinements, because strict structured output refuses `maxLength` and `maxItems` in
 * the JSON schema it is sent; the answer is still bounded when it is parsed.
 */
const text = (max: number, meaning: string) =>
  z
    .string()
    .refine((value) => value.trim() !== '' && value.length <= max, `1 to ${max} characters`)
    // PostgreSQL and JSON hold neither, and a model can answer both.
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'text')
    .describe(`${meaning} At most ${max} characters.`);

const list = <Item extends z.ZodType>(item: Item, max: number, meaning: string) =>
  z
    .array(item)
    .refine((items) => items.length <= max, `at most ${max} items`)
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
  output: text(800, 'A sample of the wanted answer, about other content than the request.'),
});

const placeholder = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/)
    .describe('snake_case name of the missing fact.'),
  label: text(120, 'What the person fills in, as a short label.'),
  ifMissing: text(300, 'What the target model does when it is not given, as a full sentence.'),
});

/**
 * A prompt before it takes a vendor's form: used by the composer, by model providers as structured
 * output and by every renderer. The person's own text is not part of it: renderers quote it from
 * the request. The order of the fields is the order in which a model writes them: what the first
 * sections of a prompt need comes first, so that they can be shown while the rest is written.
 */
export const blueprintSchema = z.strictObject({
  useCase: z.enum(RESOLVED_USE_CASES as [(typeof RESOLVED_USE_CASES)[number]]),
  role: text(240, 'Who answers and how they work, without "You are" and without an article.'),
  objective: text(600, 'The one outcome, starting with a verb. "I" is the person who asks.'),
  artefactLanguage: text(40, 'English name of a language the request names for the result.')
    .nullable()
    .describe('Null when the request names none.'),
  placeholders: list(placeholder, 4, 'Facts without which the answer would change.'),
  context: list(text(400, 'One fact or condition.'), 16, 'Background that is not the task.'),
  steps: list(text(400, 'One step.'), 10, 'Steps, only where their order matters.'),
  outputFormat: list(text(500, 'One part of the answer.'), 10, 'Shape of the answer, in order.'),
  constraints: list(constraint, 12, 'Limits and rules; those of the request first.'),
  validation: list(text(400, 'One check.'), 8, 'How the answer is checked before it is sent.'),
  exampleIntro: text(200, 'What the examples are, and that they are about other matters.')
    .nullable()
    .describe('Null without examples.'),
  exampleLabels: z
    .strictObject({
      input: text(40, 'Name of the input part.').nullable(),
      output: text(40, 'Name of the output part.'),
    })
    .nullable()
    .describe('Null without examples.'),
  examples: list(example, 4, 'Samples of identical form, at least two where there are any.'),
});
export type Blueprint = z.infer<typeof blueprintSchema>;
