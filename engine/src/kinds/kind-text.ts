import type { Kind } from '@promptmint/core/catalogue/kinds';
import { z } from 'zod';

const line = z.string().min(10).max(240);

/** What a kind needs from the person and cannot work without. */
const missingSchema = z.strictObject({
  /** Snake case; the prompt shows it as `{{name}}`. */
  name: z.string().regex(/^[a-z][a-z_]{0,39}$/),
  /** The question that the form asks the person. */
  question: line,
  /** A noun phrase that reads well before a colon. */
  label: z.string().min(3).max(60),
  /** What the target model does while the placeholder is empty. */
  ifMissing: line,
});

/**
 * The text of one kind of prompt. Every line must fit every request of the kind: it adds no subject,
 * audience, tone or limit.
 */
export const kindTextSchema = z.strictObject({
  /** The task in one sentence; none where the request itself says it best. */
  task: line.optional(),
  /** The parts of the answer in their order; left out when the request states the form itself. */
  format: z.array(line).max(4),
  /** Further parts, for a request that is not short and leaves the form open. */
  formatIfRoom: z.array(line).max(2).optional(),
  rules: z.array(line).min(1).max(6),
  /** Further rules for such a request. */
  rulesIfRoom: z.array(line).max(3).optional(),
  /** When the answer is done. */
  done: line,
  /** Samples of the output's form, about other subjects; only when words describe it badly. */
  samples: z
    .array(z.strictObject({ input: line, output: line }))
    .max(2)
    .optional(),
  missing: missingSchema.optional(),
});
export type KindText = Readonly<z.infer<typeof kindTextSchema>>;
export type KindTexts = Readonly<Record<Kind, KindText>>;
