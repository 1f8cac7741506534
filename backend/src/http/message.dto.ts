import { z } from 'zod';

/** The answer that only says in a sentence what was done. */
export const messageSchema = z
  .object({ message: z.string() })
  .meta({ id: 'Message', example: { message: 'Done.' } });
export type MessageAnswer = z.infer<typeof messageSchema>;
