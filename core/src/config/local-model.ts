import { z } from 'zod';

/*
 * What the API asks the starter about a model on this machine, over the channel between child and parent: no
 * other process can use it, so it needs neither a port nor a secret.
 */

/** A model on this machine as the dashboard names it, and whether it writes the prompts. */
const localModelSchema = z.object({
  name: z.string(),
  /** The host that it runs on; null for this machine. */
  host: z.string().nullable(),
  /** Since when it writes the prompts; null while the rules do. */
  usedSince: z.iso.datetime().nullable(),
  /** Whether API and worker are being started again. */
  switching: z.boolean(),
});
export type LocalModelState = z.infer<typeof localModelSchema>;

/** `null` only asks; the others change who writes, and are kept. */
const actionSchema = z.enum(['use', 'undo']).nullable();
export type LocalModelAction = z.infer<typeof actionSchema>;

const ABOUT = z.literal('local-model');

export const localModelQuestionSchema = z.object({
  about: ABOUT,
  id: z.int(),
  action: actionSchema,
});
export type LocalModelQuestion = z.infer<typeof localModelQuestionSchema>;

export const localModelAnswerSchema = z.object({
  about: ABOUT,
  id: z.int(),
  /** Null where no model was found. */
  model: localModelSchema.nullable(),
});
export type LocalModelAnswer = z.infer<typeof localModelAnswerSchema>;
