import {
  findLedgerViolations,
  type LedgerViolation,
} from '@promptmint/core/credits/ledger-invariants';
import pg from 'pg';
import type { Client } from './client.ts';
import type { UsedProduct } from './product.ts';
import { type ProviderState, providerState } from './shop.ts';

/** Everything in which a history broke a rule of the ledger; empty if all is well. */
export async function violationsOf(
  product: UsedProduct,
  clients: readonly Client[],
): Promise<string[]> {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<LedgerViolation>(findLedgerViolations());
    return [
      ...rows.map((row) => `${row.invariant}: ${row.subject} of account ${row.user_id}`),
      ...(await salesNotGrantedOnce(product, database)),
      ...(await promptsLost(clients)),
    ];
  } finally {
    await database.end();
  }
}

/** Every payment must be granted, and nothing else. */
async function salesNotGrantedOnce(product: UsedProduct, database: pg.Client): Promise<string[]> {
  const { sales, deliveries } = await providerState(product);
  const paid = sales.filter(({ session }) => session.payment_status === 'paid');
  const { rows } = await database.query<{ reference: string }>(
    "select reference from credit_entries where kind = 'purchase'",
  );
  const granted = new Set(rows.map(({ reference }) => reference));
  const expected = new Set(paid.map(({ session }) => `purchase:${session.id}`));
  return [
    ...without(expected, granted).map((each) => {
      const news = deliveries.filter(({ event }) => each.endsWith(event.data.object.id));
      return `paid and not granted: ${each}, ${news.map(shown).join(', ') || 'of which no event was sent'}`;
    }),
    ...without(granted, expected).map((each) => `granted and not paid: ${each}`),
  ];
}

/** An event and what the API answered to its last delivery. */
const shown = ({ event, state, attempts }: ProviderState['deliveries'][number]) =>
  `${event.type} ${state} (${attempts.at(-1)?.answer ?? 'never sent'})`;

const without = (all: ReadonlySet<string>, some: ReadonlySet<string>) =>
  [...all].filter((each) => !some.has(each));

/** Every prompt that a client was given must be readable, unless its owner has deleted the account. */
async function promptsLost(clients: readonly Client[]): Promise<string[]> {
  const lost: string[] = [];
  for (const client of clients) {
    if (!(await client.signIn())) continue;
    for (const id of client.acknowledged) {
      const { status } = await client.calls.insist(() =>
        client.calls.send('GET', `/api/prompts/${id}`),
      );
      if (status !== 200) lost.push(`acknowledged and not readable (${status}): prompt ${id}`);
    }
  }
  return lost;
}

/** Generations without an end, and events on their way; both must be empty once all is repaired. */
export async function openWork(product: UsedProduct): Promise<number> {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{ open: number }>(
      "select count(*)::int as open from prompts where status in ('queued', 'running')",
    );
    const { deliveries } = await providerState(product);
    const waiting = deliveries.filter(({ state }) => state === 'waiting' || state === 'held');
    return (rows[0]?.open ?? 0) + waiting.length;
  } finally {
    await database.end();
  }
}

/** How long after its deadline the latest generation ended, in seconds; below 0 when all were in time. */
export async function latestEnd(product: UsedProduct): Promise<number> {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{ late: number | null }>(
      'select max(extract(epoch from ended_at - deadline_at))::float as late from prompts',
    );
    return rows[0]?.late ?? Number.NEGATIVE_INFINITY;
  } finally {
    await database.end();
  }
}
