import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { PACK_TYPES } from '@promptmint/core/catalogue/packs';
import { DISPUTE_STATUSES, PAYMENT_STATUSES } from '@promptmint/core/database/entities/payment';
import { PROMPT_STATUSES } from '@promptmint/core/database/entities/prompt';
import { z } from 'zod';
import { ledgerKindSchema } from '../../http/ledger-kind.dto.js';

const time = z.iso.datetime();

const ENTRY_EXAMPLE = {
  id: 4711,
  kind: 'goodwill',
  amount: 5,
  balance_after: 108,
  reference: 'goodwill:c7b1e5a0-3d52-4c0f-8a57-1e0f6a9d4b33',
  created_at: '2026-11-20T09:10:00.000Z',
} as const;

const entrySchema = z
  .object({
    id: z.int(),
    kind: ledgerKindSchema,
    amount: z.int(),
    balance_after: z.int(),
    reference: z.string().meta({
      description: "What it is for: a word, a colon, and an id of ours or of Stripe's.",
    }),
    created_at: time,
  })
  .meta({ id: 'SupportLedgerEntry', example: ENTRY_EXAMPLE });

export const supportLedgerSchema = z
  .object({ entries: z.array(entrySchema), total: z.int() })
  .meta({ id: 'SupportLedger', example: { entries: [ENTRY_EXAMPLE], total: 1 } });
export type SupportLedger = z.infer<typeof supportLedgerSchema>;

const PAYMENT_EXAMPLE = {
  id: '3f1d0c52-8d0a-4a2e-9a1b-6f0b7f1f2c3d',
  status: 'paid',
  pack: 'booster',
  credits: 100,
  amount_cents: 499,
  refunded_cents: 0,
  currency: 'usd',
  granted_credits: 100,
  revoked_credits: 0,
  dispute: null,
  stripe_session: 'cs_test_a1B2c3',
  stripe_intent: 'pi_3Qx7',
  created_at: '2026-11-19T18:00:00.000Z',
  paid_at: '2026-11-19T18:01:00.000Z',
} as const;

const paymentSchema = z
  .object({
    id: z.uuid().meta({ description: 'The transaction on the receipt.' }),
    status: z.enum(PAYMENT_STATUSES),
    pack: z.enum(PACK_TYPES),
    credits: z.int(),
    amount_cents: z.int(),
    refunded_cents: z.int(),
    currency: z.string(),
    granted_credits: z.int(),
    revoked_credits: z.int().meta({
      description: 'Taken back for refunds and disputes, what is owed included.',
    }),
    dispute: z.enum(DISPUTE_STATUSES).nullable().meta({
      description: 'The state of its dispute: of the open one, if there are several.',
    }),
    stripe_session: z.string().nullable(),
    stripe_intent: z.string().nullable(),
    created_at: time,
    paid_at: time.nullable(),
  })
  .meta({ id: 'SupportPayment', example: PAYMENT_EXAMPLE });

export const supportPaymentsSchema = z
  .object({ payments: z.array(paymentSchema), total: z.int() })
  .meta({ id: 'SupportPayments', example: { payments: [PAYMENT_EXAMPLE], total: 1 } });
export type SupportPayments = z.infer<typeof supportPaymentsSchema>;

const PROMPT_EXAMPLE = {
  id: '6f1c1c7e-7f5e-4b8e-9a53-0a4a5d2f8b11',
  status: 'succeeded',
  version: 1,
  target_model: 'claude',
  provider: 'anthropic',
  model: 'claude-sonnet',
  input_tokens: 1_850,
  output_tokens: 620,
  cost_usd: 0.01485,
  created_at: '2026-11-20T09:05:00.000Z',
  deadline_at: '2026-11-20T09:10:00.000Z',
  ended_at: '2026-11-20T09:05:12.000Z',
  deleted_at: null,
} as const;

const promptSchema = z
  .object({
    id: z.uuid(),
    status: z.enum(PROMPT_STATUSES),
    version: z.int(),
    target_model: z.enum(TARGET_MODELS),
    provider: z.string().nullable(),
    model: z.string().nullable(),
    input_tokens: z.int().nullable(),
    output_tokens: z.int().nullable(),
    cost_usd: z.number().nullable().meta({
      description: 'In US dollars; null where no price is set.',
    }),
    created_at: time,
    deadline_at: time.meta({
      description: 'When it is ended with a refund, if nothing has ended it before.',
    }),
    ended_at: time.nullable(),
    deleted_at: time.nullable().meta({ description: 'When its owner deleted it.' }),
  })
  .meta({ id: 'SupportPrompt', example: PROMPT_EXAMPLE });

export const supportPromptsSchema = z
  .object({ prompts: z.array(promptSchema), total: z.int() })
  .meta({ id: 'SupportPrompts', example: { prompts: [PROMPT_EXAMPLE], total: 1 } });
export type SupportPrompts = z.infer<typeof supportPromptsSchema>;
