import { API_KEY_SCOPES } from '@promptmint/core/catalogue/api-keys';
import { KIND_CHOICES } from '@promptmint/core/catalogue/kinds';
import { ANSWER_LANGUAGES } from '@promptmint/core/catalogue/languages';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { PACK_TYPES } from '@promptmint/core/catalogue/packs';
import { PLANS } from '@promptmint/core/catalogue/plans';
import {
  QUALITY_CRITERIA,
  type QualityCriterion,
  SECTION_KEYS,
} from '@promptmint/core/catalogue/prompt-parts';
import { NAMED_REFINEMENTS } from '@promptmint/core/catalogue/refinements';
import { RESOLVED_USE_CASES, USE_CASES } from '@promptmint/core/catalogue/use-cases';
import { DISPUTE_STATUSES, PAYMENT_STATUSES } from '@promptmint/core/database/entities/payment';
import { PROMPT_STATUSES } from '@promptmint/core/database/entities/prompt';
import { z } from 'zod';
import { ledgerKindSchema } from '../../http/ledger-kind.dto.js';

export const EXPORT_FORMATS = ['json', 'markdown'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportQuerySchema = z.strictObject({
  format: z.enum(EXPORT_FORMATS).default('json').meta({
    description: '`json` contains all parts; `markdown` contains the prompts alone, for reading.',
  }),
});
export type ExportQuery = z.output<typeof exportQuerySchema>;

const time = z.iso.datetime();
const perCriterion = <T extends z.ZodType>(schema: T) =>
  z.object(
    Object.fromEntries(QUALITY_CRITERIA.map((criterion) => [criterion, schema])) as Record<
      QualityCriterion,
      T
    >,
  );
const score = perCriterion(z.boolean()).nullable();
const spans = perCriterion(z.object({ start: z.int(), end: z.int() }).nullable()).nullable();

/*
 * Each part of the document has the column names of its table, so that a test can see what is left
 * out.
 */

const accountSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  preferred_language: z.enum(ANSWER_LANGUAGES),
  preferred_model: z.enum(TARGET_MODELS),
  plan: z.enum(PLANS),
  credits: z.int(),
  credits_owed: z.int(),
  stripe_customer: z.string().nullable(),
  email_verified_at: time.nullable(),
  last_login_at: time.nullable(),
  created_at: time,
});
export type ExportedAccount = z.infer<typeof accountSchema>;

export const exportedPromptSchema = z.object({
  id: z.uuid(),
  status: z.enum(PROMPT_STATUSES),
  created_at: time,
  ended_at: time.nullable(),
  original_input: z.string(),
  requested_use_case: z.enum(USE_CASES),
  use_case: z.enum(RESOLVED_USE_CASES).nullable(),
  requested_kind: z.enum(KIND_CHOICES).nullable(),
  kind: z.enum(KIND_CHOICES).nullable(),
  answers: z.array(z.object({ name: z.string(), text: z.string() })).nullable(),
  target_model: z.enum(TARGET_MODELS),
  language: z.enum(ANSWER_LANGUAGES),
  priority: z.boolean(),
  api_key_id: z.uuid().nullable(),
  regenerates: z.uuid().nullable(),
  family: z.uuid().nullable(),
  version: z.int(),
  refines: z.uuid().nullable(),
  wish: z.enum(NAMED_REFINEMENTS).nullable(),
  note: z.string().nullable(),
  favourite: z.boolean(),
  failure: z.string().nullable(),
  provider: z.string().nullable(),
  model: z.string().nullable(),
  input_tokens: z.int().nullable(),
  output_tokens: z.int().nullable(),
  optimized_prompt: z.string().nullable(),
  sections: z
    .array(z.object({ key: z.enum(SECTION_KEYS), label: z.string(), text: z.string() }))
    .nullable(),
  placeholders: z.array(z.string()).nullable(),
  estimated_tokens: z.int().nullable(),
  quality_score: score,
  quality_spans: spans,
  request_score: score,
  request_spans: spans,
});
export type ExportedPrompt = z.infer<typeof exportedPromptSchema>;

export const exportedEntrySchema = z.object({
  id: z.int(),
  kind: ledgerKindSchema,
  amount: z.int(),
  balance_after: z.int(),
  reference: z.string(),
  created_at: time,
});

export const exportedPaymentSchema = z.object({
  id: z.uuid(),
  pack: z.enum(PACK_TYPES),
  credits: z.int(),
  amount_cents: z.int(),
  currency: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  granted_credits: z.int(),
  revoked_credits: z.int(),
  refunded_credits: z.int(),
  checkout_session: z.string().nullable(),
  payment_intent: z.string().nullable(),
  receipt_url: z.string().nullable(),
  card_brand: z.string().nullable(),
  card_last4: z.string().nullable(),
  created_at: time,
  paid_at: time.nullable(),
  refunded_cents: z.int(),
  disputes: z.array(z.object({ amount_cents: z.int(), status: z.enum(DISPUTE_STATUSES) })),
});

export const exportedMessageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  priority: z.boolean(),
  created_at: time,
});

export const exportedTemplateSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  use_case: z.enum(USE_CASES),
  text: z.string(),
  created_at: time,
});

export const exportedSharedLinkSchema = z.object({
  id: z.uuid(),
  prompt_id: z.uuid(),
  created_at: time,
  expires_at: time,
});

/** Neither a key nor the hash of its secret, which is all that is stored of it. */
export const exportedApiKeySchema = z.object({
  id: z.uuid(),
  public_id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(API_KEY_SCOPES)),
  created_at: time,
  expires_at: time.nullable(),
  last_used_at: time.nullable(),
  revoked_at: time.nullable(),
  rotated_at: time.nullable(),
  budget_id: z.uuid(),
  monthly_cap: z.int().nullable(),
  used_month: z.string(),
  used_credits: z.int(),
});

/** The whole document. It is written piece by piece, so only tests compare it with this schema. */
export const exportSchema = z
  .object({
    exported_at: time,
    account: accountSchema,
    prompts: z.array(exportedPromptSchema),
    templates: z.array(exportedTemplateSchema),
    shared_links: z.array(exportedSharedLinkSchema).meta({
      description: 'Links to prompts of yours that you have not revoked.',
    }),
    api_keys: z.array(exportedApiKeySchema),
    ledger: z.array(exportedEntrySchema),
    payments: z.array(exportedPaymentSchema),
    messages: z.array(exportedMessageSchema).meta({
      description: 'What you wrote to support while you were signed in.',
    }),
  })
  .meta({
    example: {
      exported_at: '2026-11-21T09:00:00.000Z',
      account: {
        id: '0c9c1c7e-7f5e-4b8e-9a53-0a4a5d2f8b11',
        email: 'nora@example.com',
        full_name: 'Nora Lindqvist',
        preferred_language: 'en',
        preferred_model: 'claude',
        plan: 'free',
        credits: 10,
        credits_owed: 0,
        stripe_customer: null,
        email_verified_at: null,
        last_login_at: '2026-11-21T08:00:00.000Z',
        created_at: '2026-11-20T09:00:00.000Z',
      },
      prompts: [],
      templates: [],
      shared_links: [],
      api_keys: [],
      ledger: [
        {
          id: 1,
          kind: 'signup',
          amount: 10,
          balance_after: 10,
          reference: 'signup:0c9c1c7e-7f5e-4b8e-9a53-0a4a5d2f8b11',
          created_at: '2026-11-20T09:00:00.000Z',
        },
      ],
      payments: [],
      messages: [],
    },
  });
export type ExportDocument = z.infer<typeof exportSchema>;
