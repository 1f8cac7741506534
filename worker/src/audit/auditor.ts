import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import {
  findLedgerViolations,
  LEDGER_INVARIANTS,
  type LedgerViolation,
} from '@promptmint/core/credits/ledger-invariants';
import { Gauge } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';

/** Accounts that one statement checks. */
const BATCH = 200;
/** How many entries the first check of a process goes back. */
const FIRST_LOOK_ENTRIES = 1_000;
/**
 * Further checks of an account after its last entry: a generation may end without its refund long
 * after its debit, and entries are numbered before they are committed.
 */
const LOOKS_KEPT = 10;

/** Of the accounts of one batch. */
const VIOLATIONS = findLedgerViolations('select unnest(?::uuid[]) as id');

/** PostgreSQL's code for a statement that took too long. */
const TOO_SLOW = '57014';

/** After which time an account is tried again that took too long, in milliseconds. */
const TRY_AGAIN_MS = 60 * 60 * 1_000;

/** More accounts in one look that take too long: then it is the database that is slow. */
const SLOW_MAX = 5;

const NEWEST = 'select coalesce(max(id), 0)::int as id from credit_entries';

/** Accounts with new entries, recent payments, and overdue generations. */
const TOUCHED = `
  select user_id as id from credit_entries where id > :after
  union select user_id from payments where paid_at > now() - interval '10 minutes'
  union select user_id from prompts
    where status in ('queued', 'running') and deadline_at < now() - interval '60 seconds'`;

const ACCOUNTS = `select id from users where id > ? order by id limit ${BATCH}`;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Checks regularly whether the ledger's rules hold, and reports violations. */
@Injectable()
export class Auditor {
  private readonly logger = new Logger(Auditor.name);
  private readonly drift: Gauge<'rule'>;
  private readonly unchecked: Gauge;
  /** Known violations, by account; the account is checked each time until it is repaired. */
  private readonly known = new Map<string, LedgerViolation[]>();
  /** Accounts whose check takes longer than a statement may, and when that was tried; in milliseconds since 1970. */
  private readonly tooLarge = new Map<string, number>();
  /** How many accounts took too long in the present look. */
  private slow = 0;
  /** The newest entry at each of the last checks, oldest first. */
  private readonly newest: number[] = [];

  constructor(
    private readonly em: EntityManager,
    metrics: Metrics,
  ) {
    this.drift = new Gauge({
      name: 'promptmint_ledger_drift',
      help: 'Accounts, prompts and payments that break a rule of the ledger; 0 when all is well',
      labelNames: ['rule'],
      registers: [metrics.registry],
    });
    this.unchecked = new Gauge({
      name: 'promptmint_ledger_unchecked_accounts',
      help: 'Accounts with so many prompts and entries that the rules of the ledger cannot be checked in time',
      registers: [metrics.registry],
    });
    this.show();
  }

  /** Checks the accounts that changed recently. */
  async lookAtTouched(): Promise<void> {
    const em = this.em.fork();
    const [row] = await em.execute<{ id: number }[]>(NEWEST);
    const newest = row?.id ?? 0;
    if (this.newest.length === 0) this.newest.push(newest - FIRST_LOOK_ENTRIES);
    const [after] = this.newest;
    const touched = await em.execute<{ id: string }[]>(TOUCHED, { after });
    const ids = new Set([
      ...touched.map(({ id }) => id),
      ...this.known.keys(),
      ...this.tooLarge.keys(),
    ]);
    const since = Date.now() - TRY_AGAIN_MS;
    await this.look(
      em,
      [...ids].filter((id) => (this.tooLarge.get(id) ?? 0) < since),
    );
    this.newest.push(newest);
    if (this.newest.length > LOOKS_KEPT) this.newest.shift();
  }

  /** Checks every account. */
  async lookAtAll(): Promise<void> {
    const em = this.em.fork();
    for (let after = BEFORE_ALL; ;) {
      const batch = (await em.execute<{ id: string }[]>(ACCOUNTS, [after])).map(({ id }) => id);
      await this.look(em, batch);
      const last = batch.at(-1);
      if (last === undefined) return;
      after = last;
    }
  }

  private async look(em: EntityManager, ids: readonly string[]): Promise<void> {
    this.slow = 0;
    for (let from = 0; from < ids.length; from += BATCH) {
      await this.lookAtBatch(em, ids.slice(from, from + BATCH));
    }
    this.show();
  }

  /** Where that takes too long, each half is checked alone, so that a large account hides no other. */
  private async lookAtBatch(em: EntityManager, batch: readonly string[]): Promise<void> {
    const found = await violationsOf(em, batch);
    if (found === 'too slow' && batch.length > 1) {
      const half = Math.ceil(batch.length / 2);
      await this.lookAtBatch(em, batch.slice(0, half));
      await this.lookAtBatch(em, batch.slice(half));
      return;
    }
    for (const id of batch) {
      if (found === 'too slow') this.noteTooLarge(id);
      else {
        this.tooLarge.delete(id);
        this.note(
          id,
          found.filter((violation) => violation.user_id === id),
        );
      }
    }
  }

  private noteTooLarge(userId: string): void {
    this.slow += 1;
    if (this.slow > SLOW_MAX)
      throw new Error('The database is too slow for the check of the ledger');
    const isNew = !this.tooLarge.has(userId);
    this.tooLarge.set(userId, Date.now());
    if (isNew) this.logger.error({ userId }, 'an account is too large for the check of the ledger');
  }

  private note(userId: string, violations: LedgerViolation[]): void {
    const before = this.known.get(userId) ?? [];
    if (violations.length > 0) this.known.set(userId, violations);
    else this.known.delete(userId);
    for (const { invariant: rule, subject: id } of violations) {
      const isNew = !before.some(({ invariant, subject }) => invariant === rule && subject === id);
      if (isNew) this.logger.error({ rule, userId, id }, 'the ledger breaks a rule');
    }
  }

  private show(): void {
    const all = [...this.known.values()].flat();
    for (const { name: rule } of LEDGER_INVARIANTS) {
      this.drift.set({ rule }, all.filter(({ invariant }) => invariant === rule).length);
    }
    this.unchecked.set(this.tooLarge.size);
  }
}

async function violationsOf(
  em: EntityManager,
  ids: readonly string[],
): Promise<LedgerViolation[] | 'too slow'> {
  try {
    return await em.execute<LedgerViolation[]>(VIOLATIONS, [`{${ids.join(',')}}`]);
  } catch (error) {
    if ((error as { code?: unknown }).code === TOO_SLOW) return 'too slow';
    throw error;
  }
}
