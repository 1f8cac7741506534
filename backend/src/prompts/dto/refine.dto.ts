import { NAMED_REFINEMENTS, NOTE_MAX } from '@promptmint/core/catalogue/refinements';
import { z } from 'zod';
import { text, visible } from '../../http/text.js';
import { uuid } from '../../http/uuid.js';

export const refineSchema = z
  .strictObject({
    wish: z.enum(NAMED_REFINEMENTS).optional(),
    note: text(NOTE_MAX, 'Your note')
      .check(...visible('Your note cannot be empty'))
      .optional()
      .meta({ description: 'What to change, in your own words; needs a language model.' }),
  })
  .refine(({ wish, note }) => (wish === undefined) !== (note === undefined), {
    path: ['wish'],
    error: 'Send either `wish` or `note`',
  })
  .meta({
    id: 'RefineRequest',
    description: 'Send either `wish` or `note`.',
    minProperties: 1,
    maxProperties: 1,
    example: { wish: 'shorter' },
  });
export type RefineRequest = z.output<typeof refineSchema>;

export const promptIdSchema = z.strictObject({
  id: uuid('Please enter the id of a prompt').meta({
    description: 'The id of a prompt of yours.',
    example: '5f0c7d0e-8a55-4c5b-9d0e-0c8f6a4f2b11',
  }),
});
export type PromptId = z.output<typeof promptIdSchema>;
