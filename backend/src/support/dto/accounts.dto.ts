import { PLANS } from '@promptmint/core/catalogue/plans';
import { STAFF_ROLES } from '@promptmint/core/database/entities/user';
import { z } from 'zod';
import { email } from '../../http/credentials.dto.js';
import { text } from '../../http/text.js';
import { uuid } from '../../http/uuid.js';

/** What an account can be found by, and the form of each. */
const FORMS = {
  email,
  account_id: uuid('Please enter the id of an account'),
  payment_id: uuid('Please enter the id of a payment: the receipt names it as transaction'),
  stripe_session: z.string().regex(/^cs_\w{1,250}$/, 'A checkout session begins with cs_'),
  stripe_intent: z.string().regex(/^pi_\w{1,250}$/, 'A payment intent begins with pi_'),
  prompt_id: uuid('Please enter the id of a prompt'),
} as const satisfies Record<string, z.ZodType<string>>;
export type AccountKey = keyof typeof FORMS;

export const findAccountSchema = z
  .strictObject({
    by: z.enum(Object.keys(FORMS) as [AccountKey, ...AccountKey[]]),
    value: text(320, 'Value').trim(),
  })
  .transform((search, context) => {
    const parsed = FORMS[search.by].safeParse(search.value);
    if (parsed.success) return { by: search.by, value: parsed.data };
    for (const { message } of parsed.error.issues)
      context.addIssue({ code: 'custom', path: ['value'], message });
    return z.NEVER;
  })
  .meta({ id: 'FindAccountRequest', example: { by: 'email', value: 'nora@example.com' } });
export type FindAccountRequest = z.output<typeof findAccountSchema>;

export const accountParamsSchema = z.strictObject({
  account_id: uuid('Please enter the id of an account').meta({
    description: 'The id of the account, from "Find an account".',
  }),
});
export type AccountParams = z.output<typeof accountParamsSchema>;

export const paymentParamsSchema = z.strictObject({
  payment_id: uuid('Please enter the id of a payment').meta({
    description: 'The id of the payment: the transaction on its receipt.',
  }),
});
export type PaymentParams = z.output<typeof paymentParamsSchema>;

const time = z.iso.datetime().nullable();

export const supportAccountSchema = z
  .object({
    id: z.uuid(),
    email: z.string().meta({ description: 'A placeholder once the account is purged.' }),
    state: z.enum(['active', 'locked', 'deleted', 'purged']),
    plan: z.enum(PLANS),
    balance: z.int().meta({ description: 'In credits.' }),
    owed: z.int().meta({
      description: 'Credits that were spent before a refund or a dispute took them back.',
    }),
    email_verified: z.boolean(),
    role: z.enum(STAFF_ROLES).nullable(),
    open_generations: z.int().meta({ description: 'Those without a result or a refund.' }),
    created_at: z.iso.datetime(),
    last_login_at: time,
    locked_at: time,
    deleted_at: time,
    restore_until: time.meta({
      description: 'Until when the owner of a deleted account can restore it.',
    }),
  })
  .meta({
    id: 'SupportAccount',
    example: {
      id: '2b9d1f34-5c0e-4f5e-9d57-0d1c7f0a6b21',
      email: 'nora@example.com',
      state: 'active',
      plan: 'booster',
      balance: 103,
      owed: 0,
      email_verified: true,
      role: null,
      open_generations: 0,
      created_at: '2026-11-02T08:15:00.000Z',
      last_login_at: '2026-11-20T09:00:00.000Z',
      locked_at: null,
      deleted_at: null,
      restore_until: null,
    },
  });
export type SupportAccount = z.infer<typeof supportAccountSchema>;
