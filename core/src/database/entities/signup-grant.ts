import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A person who has had the free credits; kept when the account is gone, and tied to no account. */
export const SignupGrant = defineEntity({
  name: 'SignupGrant',
  tableName: 'signup_grants',
  properties: {
    /** `personKey` of the address that the account was made with. */
    person: p.text().primary(),
    grantedAt: p.datetime().defaultRaw('now()'),
  },
});
export type SignupGrant = InferEntity<typeof SignupGrant>;
