import type { EntityManager } from '@mikro-orm/postgresql';
import { Counter, type Registry } from 'prom-client';
import { CREDIT_ENTRY_KINDS, type CreditEntryKind } from '../database/entities/credit-entry.js';
import { Reading } from './reading.js';

/** When an entry is counted, and how often the ledger is read. */
const PACE = {
  /** Entries are numbered before they are committed, and no transaction takes this long. */
  settledSeconds: 30,
  maxAgeMs: 10_000,
};

const NEWEST = 'select coalesce(max(id), 0)::int as id from credit_entries';

const SINCE = `
  with entry as (select id, kind, amount, created_at from credit_entries where id > :after),
  young as (
    select min(id) as id from entry
    where created_at > clock_timestamp() - make_interval(secs => :settledSeconds))
  select kind, sum(abs(amount))::int as credits, max(id)::int as newest
  from entry where id < coalesce((select id from young), 9223372036854775807) group by kind`;

interface Row {
  kind: CreditEntryKind;
  credits: number;
  newest: number;
}

/**
 * Counts credits that moved since the process started, read from the ledger itself: it holds the entries of every
 * process, of triggers and of operators, each once. So every process shows the same growth.
 */
export function addCreditCounter(registry: Registry, em: EntityManager, pace = PACE): void {
  let after: number | undefined;
  const count = async () => {
    const fork = em.fork();
    if (after === undefined) {
      const [row] = await fork.execute<{ id: number }[]>(NEWEST);
      after = row?.id ?? 0;
      return;
    }
    const { settledSeconds } = pace;
    const rows = await fork.execute<Row[]>(SINCE, { after, settledSeconds });
    for (const { kind, credits, newest } of rows) {
      counter.inc({ kind }, credits);
      after = Math.max(after, newest);
    }
  };
  const reading = new Reading(count, pace.maxAgeMs);
  const counter = new Counter({
    name: 'promptmint_credits_total',
    help: 'Credits that the ledger moved, by the kind of entry; the same growth in every process',
    labelNames: ['kind'],
    registers: [registry],
    collect: async () => void (await reading.get()),
  });
  for (const kind of CREDIT_ENTRY_KINDS) counter.inc({ kind }, 0);
}
