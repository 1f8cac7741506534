import { z } from 'zod';

/** Which versions a deletion removes. */
export const deletePromptSchema = z.strictObject({
  versions: z.enum(['this', 'all']).default('this').meta({
    description: '`this`: this version alone; `all`: every version of the prompt.',
  }),
});
export type DeletePrompt = z.output<typeof deletePromptSchema>;

const PROMPT_ID = '5f0c7d0e-8a55-4c5b-9d0e-0c8f6a4f2b11';

export const promptDeletedSchema = z
  .object({
    deleted: z.array(z.uuid()).meta({ description: 'The ids of the deleted versions.' }),
    restore_until: z.iso.datetime().meta({ description: 'After this time it is gone for good.' }),
  })
  .meta({
    id: 'PromptDeleted',
    example: { deleted: [PROMPT_ID], restore_until: '2026-11-20T09:15:00.000Z' },
  });
export type PromptDeletedAnswer = z.infer<typeof promptDeletedSchema>;

export const promptRestoredSchema = z
  .object({
    restored: z.array(z.uuid()).meta({ description: 'The ids of the versions that are back.' }),
  })
  .meta({ id: 'PromptRestored', example: { restored: [PROMPT_ID] } });
export type PromptRestoredAnswer = z.infer<typeof promptRestoredSchema>;
