import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A key under which a person's request for a generation can be repeated; it is forgotten after a day. */
export const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    userId: p.uuid().primary(),
    key: p.text().primary(),
    /** Of the request that took the key: no other request is answered under it. */
    requestHash: p.text(),
    promptId: p.uuid(),
    createdAt: p.datetime(),
  },
  indexes: [{ name: 'idempotency_keys_age', properties: ['createdAt'] }],
});
export type IdempotencyKey = InferEntity<typeof IdempotencyKey>;
