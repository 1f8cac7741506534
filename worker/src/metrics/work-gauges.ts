import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addCreditCounter } from '@promptmint/core/monitoring/credit-counter';
import { addPoolGauges } from '@promptmint/core/monitoring/pool-gauges';
import { addReadGauge } from '@promptmint/core/monitoring/read-gauge';
import { API_QUEUES } from '@promptmint/core/queues/queue-names';
import { Metrics } from './metrics.js';

const MAX_AGE_MS = 10_000;
/** It reads every account: about 0.1 s for a million of them. */
const OWED_MAX_AGE_MS = 60_000;

/** In the index of open generations alone. */
const OLDEST_OPEN = `
  select coalesce(extract(epoch from now() - min(created_at)), 0)::float as seconds
  from prompts where status in ('queued', 'running')`;

const OUTBOX = `
  select queue, case when failed_at is not null then 'dead'
    when relayed_at is not null then 'relayed' else 'waiting' end as state, count(*)::int as rows
  from outbox group by 1, 2`;

const OUTBOX_STATES = ['waiting', 'relayed', 'dead'] as const;

const OWED = `select coalesce(sum(credits_owed), 0)::int as credits from users where credits_owed > 0`;

/** Shows what the database says of work and credits: the same numbers in all workers. */
@Injectable()
export class WorkGauges {
  constructor(
    { registry }: Metrics,
    private readonly em: EntityManager,
  ) {
    addReadGauge(registry, {
      name: 'promptmint_oldest_open_generation_seconds',
      help: 'Age of the oldest generation that has neither a result nor a refund; 0 if there is none',
      labels: [],
      maxAgeMs: MAX_AGE_MS,
      read: () => this.one<{ seconds: number }>(OLDEST_OPEN, ({ seconds }) => seconds),
    });
    addReadGauge(registry, {
      name: 'promptmint_outbox_rows',
      help: 'Messages in the outbox, by queue and state',
      labels: ['queue', 'state'],
      maxAgeMs: MAX_AGE_MS,
      read: () => this.outboxRows(),
    });
    addReadGauge(registry, {
      name: 'promptmint_owed_credits',
      help: 'Credits that payments took back and balances did not cover',
      labels: [],
      maxAgeMs: OWED_MAX_AGE_MS,
      read: () => this.one<{ credits: number }>(OWED, ({ credits }) => credits),
    });
    addPoolGauges(registry, em);
    addCreditCounter(registry, em);
  }

  private async one<Row extends object>(sql: string, value: (row: Row) => number) {
    const rows = await this.em.fork().execute<Row[]>(sql);
    return rows.map((row) => ({ labels: {}, value: value(row) }));
  }

  private async outboxRows() {
    type Row = { queue: string; state: string; rows: number };
    const found = await this.em.fork().execute<Row[]>(OUTBOX);
    return API_QUEUES.flatMap((queue) =>
      OUTBOX_STATES.map((state) => ({
        labels: { queue, state },
        value: found.find((row) => row.queue === queue && row.state === state)?.rows ?? 0,
      })),
    );
  }
}
