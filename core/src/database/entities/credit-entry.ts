import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { User } from './user.js';

export const CREDIT_ENTRY_KINDS = [
  'signup',
  'generation',
  'refund',
  'purchase',
  'clawback',
  'dispute',
  'dispute_won',
  'settle',
  'goodwill',
] as const;
export type CreditEntryKind = (typeof CREDIT_ENTRY_KINDS)[number];

/** One change of a balance. Append-only: the database refuses to change or delete a row. */
export const CreditEntry = defineEntity({
  name: 'CreditEntry',
  tableName: 'credit_entries',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    user: () => p.manyToOne(User).deleteRule('no action').updateRule('no action'),
    kind: p.enum(CREDIT_ENTRY_KINDS),
    amount: p.integer(),
    balanceAfter: p.integer(),
    reference: p.text().unique(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
  indexes: [{ name: 'credit_entries_statement', properties: ['user', 'id'] }],
  checks: [{ name: 'credit_entries_amount_not_zero', expression: 'amount <> 0' }],
});
export type CreditEntry = InferEntity<typeof CreditEntry>;
