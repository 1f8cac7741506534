import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../core/testing/until.ts';
import type { Tally } from './calls.ts';
import { latestEnd, openWork, violationsOf } from './checks.ts';
import { Client } from './client.ts';
import { inflict } from './faults.ts';
import { type HistoryProduct, openHistoryProduct } from './product.ts';
import { type Fault, scheduleOf, type ScheduleOptions } from './schedule.ts';
import { providerState } from './shop.ts';

/**
 * A deadline, the sweep that ends overdue generations, and the delay that an invariant allows, in
 * milliseconds.
 */
const SETTLE_MS = 120_000;

/** The result of a history. */
export interface HistoryReport {
  clients: number;
  faults: string[];
  answers: Tally;
  acknowledged: number;
  /** Seconds between the latest deadline that was missed and the end; negative when none was. */
  latestEndSeconds: number;
  /** How often a process ended by itself. */
  endings: number;
  violations: string[];
}

/** Plays a history to its end, repairs everything, and looks for broken rules of the ledger. */
export async function playHistory(options: ScheduleOptions): Promise<HistoryReport> {
  const schedule = scheduleOf(options);
  const product = await openHistoryProduct(options.store);
  try {
    const answers: Tally = {};
    const clients = schedule.clients.map(() => new Client(product, answers));
    await Promise.all(clients.map((client) => client.signUp()));
    const end = Date.now() + options.ms;
    const isOver = () => Date.now() > end;
    const living = clients.map((client, index) =>
      client.live(schedule.clients[index] ?? [], isOver),
    );
    const faults = await breakThings(product, schedule.faults, isOver);
    await Promise.all(living);
    await settle(product);
    const violations = await violationsOf(product, clients);
    return {
      clients: clients.length,
      faults,
      answers,
      acknowledged: clients.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0),
      latestEndSeconds: await latestEnd(product),
      endings: product.api.process.endings + product.worker.process.endings,
      violations,
    };
  } finally {
    await product.close();
  }
}

/** One fault after the other, each repaired before the next. @returns their names. */
async function breakThings(
  product: HistoryProduct,
  faults: readonly Fault[],
  isOver: () => boolean,
): Promise<string[]> {
  const done: string[] = [];
  for (const fault of faults) {
    await delay(fault.afterMs);
    if (isOver()) break;
    await inflict(product, fault);
    const { afterMs: _, lastsMs, ...what } = fault;
    done.push(`${Object.values(what).join(' ')} ${lastsMs} ms`);
  }
  return done;
}

/** Waits for the end of everything that was started; the checks find what did not end. */
async function settle(product: HistoryProduct): Promise<void> {
  await product.healthy();
  // Lost events are found by a sweep after minutes; held events wait for another event that never
  // comes.
  for (const { event, state } of (await providerState(product)).deliveries) {
    if (state === 'waiting' || state === 'delivered') continue;
    await fetch(`${product.payments.url}/events/${event.id}/send-again`, { method: 'POST' });
  }
  await until(async () => (await openWork(product)) === 0, SETTLE_MS).catch(() => undefined);
}
