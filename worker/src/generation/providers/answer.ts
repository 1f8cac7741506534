import { z } from 'zod';
import { type Blueprint, blueprintSchema } from '@promptmint/engine/blueprint';

/** What a model notes before it writes; checked, but neither shown nor stored. */
const planSchema = z.strictObject({
  deliverable: z.string().describe('What the person wants to hold in the end, in one phrase.'),
  given: z
    .array(z.string())
    .describe('Spans of the request, the answers or the note, copied exactly. At most 20.'),
  missing: z
    .array(z.string())
    .describe('What the request leaves open and would change the result. Often empty.'),
  traps: z
    .array(z.string())
    .describe('What a careless reader of the request would get wrong. Often empty.'),
});

/**
 * The answer that a model is asked for: its plan first, then the blueprint's fields in their order.
 */
export const answerSchema = planSchema.extend(
  blueprintSchema.omit({ engine: true, kind: true }).shape,
);
export type Answer = z.infer<typeof answerSchema>;

/** The blueprint of an answer, without the plan. */
export function blueprintOf(answer: Answer): Blueprint {
  const { deliverable: _d, given: _g, missing: _m, traps: _t, ...fields } = answer;
  return { engine: 2, kind: null, ...fields };
}
