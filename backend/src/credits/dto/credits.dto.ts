import { CREDIT_ENTRY_KINDS } from '@promptmint/core/database/entities/credit-entry';
import { z } from 'zod';

export const creditsSchema = z
  .object({ credits: z.int() })
  .meta({ id: 'Credits', example: { credits: 10 } });
export type CreditsAnswer = z.infer<typeof creditsSchema>;

/** What an entry of the ledger belongs to. */
const subjectSchema = z.object({
  type: z.enum(['prompt', 'payment', 'account']),
  /** The id of the prompt or the payment; null when it is hidden, failed or deleted. */
  id: z.uuid().nullable(),
  /**
   * The first line of the prompt's request or `deleted prompt`, or the pack's name; null when it is hidden or deleted.
   */
  label: z.string().nullable(),
  /** The name of the API key that made the prompt; null where no key did, or the prompt is hidden or deleted. */
  api_key: z.string().nullable(),
});
export type LedgerSubject = z.infer<typeof subjectSchema>;

const ENTRY_EXAMPLE = {
  id: 2,
  kind: 'generation',
  amount: -1,
  balance_after: 9,
  created_at: '2026-11-20T09:05:00.000Z',
  belongs_to: {
    type: 'prompt',
    id: '6f1c1c7e-7f5e-4b8e-9a53-0a4a5d2f8b11',
    label: 'job ad for our bakery, weekend shifts',
    api_key: 'CI',
  },
} as const;

const ledgerEntrySchema = z
  .object({
    id: z.int(),
    kind: z.enum(CREDIT_ENTRY_KINDS),
    amount: z.int(),
    balance_after: z.int(),
    created_at: z.iso.datetime(),
    belongs_to: subjectSchema,
  })
  .meta({ id: 'LedgerEntry', example: ENTRY_EXAMPLE });
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

export const ledgerSchema = z
  .object({ entries: z.array(ledgerEntrySchema), total: z.int() })
  .meta({ id: 'Ledger', example: { entries: [ENTRY_EXAMPLE], total: 1 } });
export type LedgerAnswer = z.infer<typeof ledgerSchema>;
