import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { ApiKeyScope } from '../../catalogue/api-keys.js';
import { User } from './user.js';

/** A personal API key, of which only the hash of the secret is stored. */
export const ApiKey = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('no action').updateRule('no action'),
    /** The characters of the key by which it is found. */
    publicId: p.text().unique(),
    secretHash: p.text(),
    name: p.text(),
    scopes: p.array().$type<ApiKeyScope[]>(),
    createdAt: p.datetime(),
    /** Null if it works until it is revoked. */
    expiresAt: p.datetime().nullable(),
    /** To the minute. */
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    /** When another key took its place; it then expires within a day. */
    rotatedAt: p.datetime().nullable(),
    /**
     * The key whose row holds the cap and what is used of it: the first of those that were rotated from one
     * another, so that they share both.
     */
    budgetId: p.uuid(),
    /** The most credits that may be spent in a calendar month (UTC). */
    monthlyCap: p.integer().nullable(),
    /** The month of `usedCredits`, as `2026-11`; empty before the first. */
    usedMonth: p.text().default(''),
    usedCredits: p.integer().default(0),
  },
  checks: [
    {
      name: 'api_keys_within_cap',
      expression: 'used_credits >= 0 and (monthly_cap is null or used_credits <= monthly_cap)',
    },
  ],
  indexes: [{ name: 'api_keys_own', properties: ['user', 'createdAt'] }],
});
export type ApiKey = InferEntity<typeof ApiKey>;
