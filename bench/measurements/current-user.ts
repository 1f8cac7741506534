import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from '../../core/testing/until.ts';
import { freePort } from '../../local/src/free-port.ts';
import { get } from '../harness/calls.ts';
import { personOf } from '../harness/people.ts';
import { JWT_SECRET } from '../harness/product.ts';
import { processorTime } from '../meters/processes.ts';
import { type Figure, ratios } from '../report.ts';
import type { Setting } from './environment.ts';
import { throughput } from './load.ts';

const CONNECTIONS = 10;
const PROGRAM = fileURLToPath(new URL('../controls/bare-server.ts', import.meta.url));

/** `GET /api/auth/me` in turns with Fastify and the same query, with and without a check of the token. */
export async function measureCurrentUser(setting: Setting): Promise<Figure[]> {
  const { plan, product, people, postgres } = setting;
  const [authorization = ''] = people;
  const control = await openBareServer(postgres.url);
  const targets = [
    { url: `${product.origin}/api/auth/me`, pid: product.apiPid },
    { url: `${control.origin}/plain/${personOf(authorization)}`, pid: control.pid },
    { url: `${control.origin}/checked`, pid: control.pid },
  ].map((target) => ({ ...target, rates: [] as number[], times: [] as number[] }));
  try {
    for (let round = -1; round < plan.rounds; round++) {
      for (const { url, pid, rates, times } of targets) {
        const [work, seconds] = [
          async () => void (await get(url, authorization)),
          plan.seconds / 2,
        ];
        let [from, to] = [0, 0];
        const rate = await throughput(work, CONNECTIONS, seconds, {
          begins: () => void (from = processorTime(pid)),
          ends: () => void (to = processorTime(pid)),
        });
        if (round < 0) continue; // warm-up
        rates.push(rate);
        times.push((to - from) / (rate * seconds));
      }
    }
  } finally {
    await control.close();
  }
  const [own, plain, checked] = targets;
  if (!own || !plain || !checked) throw new Error('three were measured');
  const rates = (bare: typeof own, name: string, atLeast: number): Figure => ({
    name: `GET /api/auth/me over Fastify with the same query${name}`,
    unit: '/s',
    product: own.rates,
    control: bare.rates,
    ratio: ratios(own.rates, bare.rates),
    goal: { atLeast },
  });
  return [
    rates(plain, '', 0.6),
    rates(checked, ' and a token check', 0.75),
    {
      name: 'GET /api/auth/me: processor time of the server, over Fastify with query and token check',
      unit: 'ms',
      product: own.times,
      control: checked.times,
      ratio: ratios(own.times, checked.times),
    },
  ];
}

async function openBareServer(databaseUrl: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--no-warnings', PROGRAM], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      JWT_SECRET,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until(async () => (await fetch(origin).catch(() => null)) !== null, 30_000);
  return {
    origin,
    pid: child.pid ?? 0,
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
