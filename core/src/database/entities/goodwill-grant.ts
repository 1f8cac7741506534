import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { User } from './user.js';

/** Credits that a member of staff gave a person; their entry in the ledger is `goodwill:<id>`. */
export const GoodwillGrant = defineEntity({
  name: 'GoodwillGrant',
  tableName: 'goodwill_grants',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).index().deleteRule('no action').updateRule('no action'),
    staffId: p.uuid(),
    credits: p.integer(),
    /** Unique for each member of staff. */
    idempotencyKey: p.text(),
    /** Written by releases before 20261226 alone; a later migration drops the column. */
    requestHash: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
  checks: [{ name: 'goodwill_grants_credits', expression: 'credits > 0' }],
  uniques: [{ name: 'goodwill_grants_once', properties: ['staffId', 'idempotencyKey'] }],
  indexes: [{ name: 'goodwill_grants_of_staff', properties: ['staffId', 'createdAt'] }],
});
export type GoodwillGrant = InferEntity<typeof GoodwillGrant>;
