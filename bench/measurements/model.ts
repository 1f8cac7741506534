import { setTimeout as delay } from 'node:timers/promises';
import type { BenchModel } from '../harness/model.ts';
import { WORKER_SLOTS } from '../harness/product.ts';
import { type Figure, ratios } from '../report.ts';
import { mean } from '../statistics.ts';
import { generation, IN_FLIGHT, type Setting } from './environment.ts';
import { latency, throughput } from './load.ts';

export const FAST_MODEL_MS = 50;
const SLOW_MODEL_MS = 300;
/** More than two workers have slots. */
const MANY = 3 * WORKER_SLOTS;

/** What a generation takes beyond its model, over the bare work. */
export async function measureOverhead(setting: Setting, model: BenchModel): Promise<Figure> {
  const { plan, store, bare } = setting;
  model.milliseconds = FAST_MODEL_MS;
  const [own, control]: [number[], number[]] = [[], []];
  for (let round = 0; round < plan.rounds; round++) {
    control.push(await latency(bare.run, plan.block));
    own.push((await latency(generation(setting), plan.block)) - FAST_MODEL_MS);
  }
  return {
    name: `${store}: overhead one at a time, ${FAST_MODEL_MS} ms model`,
    unit: 'ms',
    product: own,
    control,
    ratio: ratios(own, control),
    goal: { atMost: 2 },
  };
}

/** What one worker does, which the simulation needs. */
export interface WorkerPace {
  figure: Figure;
  /** Generations a second of one worker whose slots are all taken. */
  rate: number;
  /** Milliseconds of one generation that does not wait. */
  alone: number;
}

/** How far one worker fills its slots with a slow model. */
export async function measureOneWorker(setting: Setting, model: BenchModel): Promise<WorkerPace> {
  const { plan, store } = setting;
  model.milliseconds = SLOW_MODEL_MS;
  const alone = await latency(generation(setting), plan.block);
  const rates: number[] = [];
  for (let round = 0; round < plan.rounds; round++)
    rates.push(await throughput(generation(setting), MANY, plan.seconds));
  const most = (WORKER_SLOTS * 1_000) / SLOW_MODEL_MS;
  const figure: Figure = {
    name: `${store}: one worker with ${WORKER_SLOTS} slots, ${SLOW_MODEL_MS} ms model`,
    unit: '/s',
    product: rates,
    control: rates.map(() => most),
    ratio: rates.map((rate) => rate / most),
    goal: { atLeast: 0.95 },
    note: 'control: what full slots would do',
  };
  return { figure, rate: mean(rates), alone };
}

/** What a second worker adds; the cores of the machine limit both. */
export async function measureTwoWorkers(setting: Setting, one: WorkerPace): Promise<Figure> {
  const { plan, store, product, people } = setting;
  await product.addWorker();
  await warmUp(setting);
  const rates: number[] = [];
  for (let round = 0; round < plan.rounds; round++)
    rates.push(await throughput(generation({ product, people }), IN_FLIGHT, plan.seconds));
  return {
    name: `${store}: two workers over one, ${SLOW_MODEL_MS} ms model`,
    unit: '/s',
    product: rates,
    control: one.figure.product,
    ratio: rates.map((rate) => rate / one.rate),
    goal: { atLeast: 1.9 },
  };
}

/** Until the new worker has taken its first jobs. */
async function warmUp(setting: Setting): Promise<void> {
  await delay(5_000);
  await throughput(generation(setting), IN_FLIGHT, 2);
}
