import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { until } from '../../core/testing/until.ts';
import type { CuttableProxy } from '../../core/testing/cuttable-proxy.ts';
import type { HistoryProduct } from './product.ts';
import type { Fault } from './schedule.ts';

/** Breaks what the fault says, for as long as it says, and repairs it. */
export async function inflict(product: HistoryProduct, fault: Fault): Promise<void> {
  const repair = await breakIt(product, fault);
  await delay(fault.lastsMs);
  await repair();
}

async function breakIt(product: HistoryProduct, fault: Fault): Promise<() => Promise<unknown>> {
  switch (fault.breaks) {
    case 'kill': {
      const { process } = product[fault.process];
      await process.kill();
      return async () => {
        process.start();
        // On a busy machine a start takes long: the next fault must meet a running product.
        await product.healthy();
      };
    }
    case 'freeze':
    case 'cut': {
      const part = product[fault.process];
      const proxy: CuttableProxy = (fault.of === 'queue' && part.queue) || part.database;
      if (fault.breaks === 'freeze') proxy.freeze();
      else await proxy.cut();
      return () => proxy.restore();
    }
    case 'restart': {
      const { redis } = product;
      if (fault.of === 'database' || !redis) return crashPostgres(product.databaseUrl);
      await redis.kill();
      return () => redis.start();
    }
    case 'model': {
      product.model.fault = fault.how;
      return async () => void (product.model.fault = null);
    }
  }
}

/** PostgreSQL ends every connection and recovers when one of its processes is killed. */
async function crashPostgres(connectionString: string): Promise<() => Promise<unknown>> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await client.end().catch(() => undefined);
  return () => until(() => accepts(connectionString));
}

async function accepts(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return true;
  } catch {
    return false;
  }
}
