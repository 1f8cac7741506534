import { SEARCH_MAX, SEARCH_MIN } from '@promptmint/core/catalogue/limits';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { RESOLVED_USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { z } from 'zod';
import { paginationSchema } from '../../http/pagination.dto.js';
import { plainText } from '../../http/text.js';
import { HISTORY_ITEM_EXAMPLE, historyItemSchema } from './prompts.dto.js';

/** The page of the history, and its filters; a prompt must match all of them. */
export const historySearchSchema = paginationSchema.extend({
  q: plainText('Your search')
    .trim()
    .min(SEARCH_MIN, `Please search for at least ${SEARCH_MIN} characters`)
    .max(SEARCH_MAX, `Please search for at most ${SEARCH_MAX} characters`)
    .optional()
    .meta({
      description:
        'Text to find in the request or the prompt, ignoring case. There are no wildcards.',
      example: 'bakery',
    }),
  use_case: z
    .enum(RESOLVED_USE_CASES)
    .optional()
    .meta({ description: 'Only prompts of this use case.' }),
  target_model: z
    .enum(TARGET_MODELS)
    .optional()
    .meta({ description: 'Only prompts for this model.' }),
  favourite: z
    .enum(['true', 'false'])
    .transform((typed) => typed === 'true')
    .optional()
    .meta({ description: 'true: only favorites; false: only the others.' }),
});
export type HistorySearch = z.output<typeof historySearchSchema>;

export const historySchema = z
  .object({
    prompts: z.array(historyItemSchema),
    total: z.int().meta({
      description: 'How many prompts match the filters, among those the plan shows.',
    }),
    older_hidden: z.boolean().meta({
      description: 'Whether older prompts, which the plan does not show, also match.',
    }),
  })
  .meta({
    id: 'History',
    example: { prompts: [HISTORY_ITEM_EXAMPLE], total: 1, older_hidden: false },
  });
export type HistoryAnswer = z.infer<typeof historySchema>;

export const versionsSchema = z
  .object({ versions: z.array(historyItemSchema) })
  .meta({ id: 'Versions', example: { versions: [HISTORY_ITEM_EXAMPLE] } });
export type VersionsAnswer = z.infer<typeof versionsSchema>;
