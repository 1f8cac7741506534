import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A person who has had the free credits; kept when the account is gone, and tied to no account. */
export const SignupGrant = defineEntity({
  name: 'SignupGrant',
  tableName: 'signup_grants',
  properties: {
    /** A key of `personKeys`. */
    person: p.text().primary(),
    /** Whether the address was verified; a grant that nobody has proven blocks nobody who does. */
    proven: p.boolean().default(true),
    grantedAt: p.datetime().defaultRaw('now()'),
  },
});
export type SignupGrant = InferEntity<typeof SignupGrant>;
