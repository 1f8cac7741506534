import { z } from 'zod';
import { ledgerKindSchema } from '../../http/ledger-kind.dto.js';

export const creditsSchema = z
  .object({ credits: z.int() })
  .meta({ id: 'Credits', example: { credits: 10 } });
export type CreditsAnswer = z.infer<typeof creditsSchema>;

/** What an entry of the ledger belongs to. */
const subjectSchema = z.object({
  type: z.enum(['prompt', 'payment', 'account']),
  id: z.uuid().nullable().meta({
    description:
      'Of the prompt or the payment; null for the account itself, and when the prompt is hidden, failed or deleted.',
  }),
  label: z.string().nullable().meta({
    description:
      "How the prompt's request begins, or `deleted prompt`, or the name of the pack; null for the account itself, and when the prompt is hidden.",
  }),
  api_key: z.string().nullable().meta({
    description:
      'The name of the API key that made the prompt; null if none did, or the prompt is hidden or deleted.',
  }),
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
    kind: ledgerKindSchema,
    amount: z.int().meta({ description: 'In credits; negative when they were taken.' }),
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
