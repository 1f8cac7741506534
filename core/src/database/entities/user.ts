import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { LANGUAGE_CODES } from '../../catalogue/languages.js';
import { TARGET_MODELS } from '../../catalogue/models.js';
import { PLANS } from '../../catalogue/plans.js';

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
    preferredLanguage: p.enum(LANGUAGE_CODES).default('en'),
    preferredModel: p.enum(TARGET_MODELS).default('claude'),
    plan: p.enum(PLANS).default('free'),
    credits: p.integer().default(0),
    /** What was taken back after it was spent; settled first from what comes in later. */
    creditsOwed: p.integer().default(0),
    /** Whether the alert of few credits went out since the last purchase. */
    lowCreditsTold: p.boolean().default(false),
    /** The customer that stands for this person at the payment provider. */
    stripeCustomer: p.text().unique().nullable(),
    tokenVersion: p.integer().default(0),
    emailVerifiedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
  checks: [
    { name: 'users_credits_not_negative', expression: 'credits >= 0' },
    { name: 'users_credits_owed_not_negative', expression: 'credits_owed >= 0' },
    { name: 'users_email_normalised', expression: 'email = lower(email)' },
  ],
});
export type User = InferEntity<typeof User>;
