import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditFacts } from '@promptmint/core/database/entities/audit-entry';
import { runStatement } from '@promptmint/core/database/statement';
import type { ErrorCode } from '../http/app-error.js';
import { besideContext } from '../http/orm-context.js';
import type { StaffCall } from './staff-call.js';

/** What a change answers, and what the audit says of it. */
export interface AuditedChange<T> {
  answer: T;
  before: AuditFacts;
  after: AuditFacts;
}

/**
 * The first entry of a request stays: what was committed with its change is not written again. The purge has
 * emptied the reasons of an account once, so that a later one is not kept.
 */
const WRITE = {
  name: 'write-audit-entry',
  text: `insert into audit_entries
  (request_id, staff_id, role, operation, account_id, reason, outcome, before, after)
values ($1, $2, $3, $4, $5::uuid,
  case when exists (select from users where id = $5::uuid and purged_at is not null) then '' else $6 end,
  $7, $8, $9) on conflict (request_id) do nothing`,
};

/** Writes what staff did: one entry for each call. */
@Injectable()
export class Audit {
  constructor(private readonly em: EntityManager) {}

  /**
   * Makes a change and writes its entry in one transaction: either both stay or neither.
   * @param work makes the change; it may set the account of the call.
   */
  change<T>(call: StaffCall, work: (tx: EntityManager) => Promise<AuditedChange<T>>): Promise<T> {
    return this.em.transactional(async (tx) => {
      const { answer, before, after } = await work(tx);
      await write(tx, call, 'done', before, after);
      return answer;
    });
  }

  /** Writes the entry of a call that read, was refused or failed. A change has its entry already. */
  finish(call: StaffCall, outcome: 'done' | ErrorCode): Promise<void> {
    return write(besideContext(this.em), call, outcome);
  }
}

async function write(
  em: EntityManager,
  { requestId, staffId, role, operation, accountId, reason }: StaffCall,
  outcome: 'done' | ErrorCode,
  before?: AuditFacts,
  after?: AuditFacts,
): Promise<void> {
  const facts = [before, after].map((found) => (found ? JSON.stringify(found) : null));
  const values = [requestId, staffId, role, operation, accountId, reason, outcome, ...facts];
  await runStatement(em, WRITE, values);
}
