import { setTimeout as delay } from 'node:timers/promises';
import { WORKER_SLOTS } from '../harness/product.ts';
import { randomArrivals, simulateQueue } from '../queue-simulation.ts';
import { short } from '../report.ts';
import { mean, quantile } from '../statistics.ts';
import { generation, type Setting } from './environment.ts';
import type { WorkerPace } from './model.ts';

/**
 * Half as much again as a worker can do, so that a queue builds up and then drains. A pace that is 5 % off changes
 * these waits by a tenth, and by a fifth at a quarter more than a worker can do.
 */
const OVERLOAD = 1.5;
const LOOK_MS = 100;
const SEED = 20_261_122;

/** The same arrivals at the product and in the simulation. */
export interface QueuePoint {
  arrivals: number;
  perSecond: number;
  /** Mean time until the answer, in milliseconds. */
  measured: number;
  simulated: number;
  /** Most that waited at the same moment. */
  measuredDepth: number;
  simulatedDepth: number;
  /** How far the simulated time is off, as a share of the measured one. */
  error: number;
}

/** Sends a minute's rush, shortened, to one worker and to the simulation. */
export async function measureQueue(setting: Setting, pace: WorkerPace): Promise<QueuePoint> {
  const perSecond = pace.rate * OVERLOAD;
  const arrivals = randomArrivals(perSecond, 5 * setting.plan.seconds, SEED);
  const { times, depth } = await rush(setting, arrivals);
  const { service, outside } = serviceOf(pace);
  const { waits, deepest } = simulateQueue({ arrivals, service: [service], slots: WORKER_SLOTS });
  const measured = mean(times);
  const simulated = mean(waits) + service + outside;
  return {
    arrivals: arrivals.length,
    perSecond,
    measured,
    simulated,
    measuredDepth: depth,
    simulatedDepth: deepest,
    error: Math.abs(simulated - measured) / measured,
  };
}

/** How long a generation keeps its slot, and what it takes besides: the way to the queue and back. */
function serviceOf({ rate, alone }: WorkerPace): { service: number; outside: number } {
  const service = (WORKER_SLOTS * 1_000) / rate;
  return { service, outside: Math.max(alone - service, 0) };
}

async function rush(setting: Setting, arrivals: readonly number[]) {
  const work = generation(setting);
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  let depth = 0;
  const over = new AbortController();
  const watching = (async () => {
    for (; !over.signal.aborted; await delay(LOOK_MS)) {
      const { rows } = await setting.postgres.observer.query<{ queued: number }>(
        "select count(*)::int as queued from prompts where status = 'queued'",
      );
      depth = Math.max(depth, rows[0]?.queued ?? 0);
    }
  })();
  const from = performance.now();
  for (const [index, arrival] of arrivals.entries()) {
    const wait = from + arrival - performance.now();
    if (wait > 1) await delay(wait);
    const sent = performance.now();
    pending.push(work(index).then(() => void times.push(performance.now() - sent)));
  }
  await Promise.all(pending);
  over.abort();
  await watching;
  return { times, depth };
}

/** Waiting times by the share of the slots that the arrivals need, in Markdown. */
export function waitingTable(pace: WorkerPace): string {
  const { service } = serviceOf(pace);
  const loads = [0.5, 0.7, 0.8, 0.9, 0.95];
  const rows = [1, 2, 4, 16].map((workers) => {
    const cells = loads.map((load) => {
      const perSecond = pace.rate * workers * load;
      const arrivals = randomArrivals(perSecond, Math.ceil(40_000 / perSecond), SEED);
      const slots = workers * WORKER_SLOTS;
      const { waits } = simulateQueue({ arrivals, service: [service], slots });
      return `${short(mean(waits))} / ${short(quantile(waits, 0.95))}`;
    });
    return `| ${workers} | ${cells.join(' | ')} |`;
  });
  const head = loads.map((load) => `${load * 100} %`);
  return [
    `| Workers | ${head.join(' | ')} |`,
    `| --- | ${loads.map(() => '---').join(' | ')} |`,
    ...rows,
  ].join('\n');
}
