import { familyProcessorTime, memory, processorTime } from '../meters/processes.ts';
import { KEPT_TABLES, readTableBytes, readWal } from '../meters/wal.ts';
import { type Figure, ratios } from '../report.ts';
import { generation, IN_FLIGHT, type Setting } from './environment.ts';
import { inAll, latency, throughput } from './load.ts';

/** Memory before any work, and right after many generations; bytes that these wrote. */
export async function measureMemory(setting: Setting): Promise<Figure[]> {
  const { product, plan, store } = setting;
  const [worker = 0] = product.workerPids;
  const rest = [memory(product.apiPid), memory(worker)];
  const before = await readWritten(setting);
  await inAll(generation(setting), IN_FLIGHT, plan.generations);
  const loaded = [memory(product.apiPid), memory(worker)];
  const after = await readWritten(setting);
  const isWhole = plan.generations === 2_000;
  return [
    ...['API', 'worker'].flatMap((name, index): Figure[] => [
      {
        name: `${store}: ${name} at rest, PSS`,
        unit: 'MiB',
        product: [rest[index]?.pss ?? 0],
        goal: { atMost: 110 },
        note: `RSS ${Math.round(rest[index]?.rss ?? 0)}`,
      },
      {
        name: `${store}: ${name} right after ${plan.generations} generations, RSS`,
        unit: 'MiB',
        product: [loaded[index]?.rss ?? 0],
        ...(isWhole && { goal: { atMost: 200 } }),
      },
    ]),
    ...Object.entries(after).map(([name, { figure, unit }]): Figure => ({
      name: `${store}: ${name} a generation`,
      unit,
      product: [(figure - (before[name]?.figure ?? 0)) / plan.generations],
    })),
  ];
}

/** What the database has written, by name. */
async function readWritten({ postgres: { observer } }: Setting) {
  const { bytes, transactions } = await readWal(observer);
  const written: Record<string, { figure: number; unit: string }> = {
    'write-ahead log': { figure: bytes / 1024, unit: 'KiB' },
    'transaction numbers': { figure: transactions, unit: '' },
  };
  for (const table of KEPT_TABLES)
    written[`${table} and its indexes`] = {
      figure: (await readTableBytes(observer, table)) / 1024,
      unit: 'KiB',
    };
  return written;
}

/** Generations a second, and the processor time of each, in turns with the bare work. */
export async function measureThroughput(setting: Setting): Promise<Figure[]> {
  const { plan, store, bare, redis } = setting;
  const work = generation(setting);
  const rates: number[] = [];
  const bareRates: number[] = [];
  const times: Record<string, number>[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    bareRates.push(await throughput(bare.run, IN_FLIGHT, plan.seconds));
    let before: Record<string, number> = {};
    let after: Record<string, number> = {};
    const rate = await throughput(work, IN_FLIGHT, plan.seconds, {
      begins: () => void (before = processorTimes(setting)),
      ends: () => void (after = processorTimes(setting)),
    });
    rates.push(rate);
    times.push(
      Object.fromEntries(
        Object.entries(after).map(([name, time]) => [
          name,
          (time - (before[name] ?? 0)) / (rate * plan.seconds),
        ]),
      ),
    );
  }
  const parts = ['API', 'worker', 'PostgreSQL', ...(redis ? ['Redis'] : [])];
  const whole = times.map((time) => parts.reduce((sum, part) => sum + (time[part] ?? 0), 0));
  return [
    {
      name: `${store}: generations a second, ${IN_FLIGHT} in flight, composer`,
      unit: '/s',
      product: rates,
      control: bareRates,
      ratio: ratios(rates, bareRates),
      goal: { atLeast: 0.5 },
    },
    {
      name: `${store}: processor time a generation, composer`,
      unit: 'ms',
      product: whole,
      goal: { atMost: 10 },
    },
    ...parts.map((part) => ({
      name: `${store}: of that ${part}`,
      unit: 'ms',
      product: times.map((time) => time[part] ?? 0),
    })),
  ];
}

/** One generation at a time, in turns with the bare work. */
export async function measureComposerLatency(setting: Setting): Promise<Figure> {
  const { plan, store, bare } = setting;
  const [own, control]: [number[], number[]] = [[], []];
  for (let round = 0; round < plan.rounds; round++) {
    control.push(await latency(bare.run, plan.block));
    own.push(await latency(generation(setting), plan.block));
  }
  return {
    name: `${store}: one at a time, composer`,
    unit: 'ms',
    product: own,
    control,
    ratio: ratios(own, control),
  };
}

function processorTimes({ product, postgres, redis }: Setting): Record<string, number> {
  return {
    API: processorTime(product.apiPid),
    worker: product.workerPids.reduce((sum, pid) => sum + processorTime(pid), 0),
    PostgreSQL: familyProcessorTime(postgres.pid),
    ...(redis && { Redis: processorTime(redis.pid) }),
  };
}
