import { z } from 'zod';

export const promptParamsSchema = z.strictObject({ id: z.uuid('id is not the id of a prompt') });
export type PromptParams = z.output<typeof promptParamsSchema>;
