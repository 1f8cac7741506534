import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/**
 * A person who has had the free credits; kept after the account is gone, and linked to no account.
 */
export const SignupGrant = defineEntity({
  name: 'SignupGrant',
  tableName: 'signup_grants',
  properties: {
    /** A key of `personKeys`. */
    person: p.text().primary(),
    /** Whether the address was verified; an unverified grant does not block a verified person. */
    proven: p.boolean().default(true),
    grantedAt: p.datetime().defaultRaw('now()'),
  },
});
export type SignupGrant = InferEntity<typeof SignupGrant>;
