import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { STAFF_ROLES } from './user.js';

/** Codes, ids and numbers: what a change found and what it left. Never texts or addresses. */
export type AuditFacts = Readonly<Record<string, string | number | boolean>>;

/**
 * One call of a member of staff. Append-only: the database refuses to change or delete a row, but for the
 * reason of a purged account, and rows that are seven years old.
 */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    /** The same as in the log of the API. */
    requestId: p.uuid().primary(),
    /** Who called, and with which role. */
    staffId: p.uuid(),
    role: p.enum(STAFF_ROLES),
    operation: p.text(),
    /** The account that it was about; null when none was found. */
    accountId: p.uuid().nullable(),
    /** As typed; empty in a call that was refused for its reason, and after the purge of the account. */
    reason: p.text(),
    /** `done`, or the code of the error. */
    outcome: p.text(),
    before: p.json<AuditFacts>().nullable(),
    after: p.json<AuditFacts>().nullable(),
    at: p.datetime().defaultRaw('now()'),
  },
  indexes: [
    {
      name: 'audit_entries_at',
      expression: 'create index audit_entries_at on audit_entries (at desc, request_id desc)',
    },
    {
      name: 'audit_entries_staff',
      expression: 'create index audit_entries_staff on audit_entries (staff_id, at desc)',
    },
    {
      name: 'audit_entries_account',
      expression: 'create index audit_entries_account on audit_entries (account_id, at desc)',
    },
  ],
});
export type AuditEntry = InferEntity<typeof AuditEntry>;
