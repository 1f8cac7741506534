import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ANSWER_LANGUAGES } from '../../catalogue/languages.js';
import { TARGET_MODELS } from '../../catalogue/models.js';
import { PLANS } from '../../catalogue/plans.js';

export const STAFF_ROLES = ['support', 'admin'] as const;
/** What an account may do beyond its own data. Granted and revoked by a command alone. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/**
 * A person with an account. `credits` is the sum of the person's ledger: the database sets it when
 * a credit entry is inserted and refuses every other change.
 */
export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    email: p.text().unique(),
    passwordHash: p.text(),
    fullName: p.text(),
    preferredLanguage: p.enum(ANSWER_LANGUAGES).default('en'),
    preferredModel: p.enum(TARGET_MODELS).default('claude'),
    plan: p.enum(PLANS).default('free'),
    credits: p.integer().default(0),
    /** Credits taken back after they were spent; repaid first from later entries. */
    creditsOwed: p.integer().default(0),
    /** Whether the reminder of low credits was sent since the last purchase. */
    lowCreditsReminded: p.boolean().name('low_credits_told').default(false),
    /** The person's customer id at the payment provider. */
    stripeCustomer: p.text().unique().nullable(),
    tokenVersion: p.integer().default(0),
    emailVerifiedAt: p.datetime().nullable(),
    /**
     * Whether free credits wait until the email is verified; they already count in the network's
     * budget.
     */
    freeCreditsWait: p.boolean().default(false),
    createdAt: p.datetime().onCreate(() => new Date()),
    /** When the person deleted the account; it can be restored for `RESTORE_DAYS` from then on. */
    deletedAt: p.datetime().nullable(),
    /** When all personal data was removed; only the id and what payments need are left. */
    purgedAt: p.datetime().nullable(),
    /** Whether prompts of a purged account are still being removed. */
    purging: p.boolean().default(false),
    /** Null for everybody but staff. */
    role: p.enum(STAFF_ROLES).nullable(),
    /** Since when staff have locked the account: nobody can sign in to it. */
    lockedAt: p.datetime().nullable(),
    lastLoginAt: p.datetime().nullable(),
  },
  checks: [
    { name: 'users_credits_not_negative', expression: 'credits >= 0' },
    { name: 'users_credits_owed_not_negative', expression: 'credits_owed >= 0' },
    { name: 'users_email_normalised', expression: 'email = lower(email)' },
    { name: 'users_staff_not_deleted', expression: 'role is null or deleted_at is null' },
    { name: 'users_staff_not_locked', expression: 'role is null or locked_at is null' },
    { name: 'users_purging_after_purge', expression: 'not purging or purged_at is not null' },
    {
      name: 'users_purged_is_bare',
      expression: `purged_at is null or (
        deleted_at is not null and email = id::text || '@purged.invalid' and full_name = ''
        and password_hash = '' and stripe_customer is null and email_verified_at is null)`,
    },
  ],
  indexes: [
    {
      name: 'users_to_purge',
      expression:
        'create index users_to_purge on users (deleted_at) where deleted_at is not null and (purged_at is null or purging)',
    },
    {
      name: 'users_purged',
      expression: 'create index users_purged on users (deleted_at) where purged_at is not null',
    },
  ],
});
export type User = InferEntity<typeof User>;
