import { once } from 'node:events';
import { until } from '../../core/testing/until.ts';
import { programOf } from '../../local/src/bundle.ts';
import { freePort } from '../../local/src/free-port.ts';
import { spawnNode } from '../../local/testing/spawn-node.ts';
import type { TestApi } from './test-api.ts';

/** The built API as a process of its own, for what it writes to its log. */
export interface SpawnedApi {
  origin: string;
  /** Ends it. @returns all it has written. */
  end(): Promise<string>;
}

/** Starts it on the database of another one, with a log that holds everything. */
export async function spawnApi({ settings }: TestApi): Promise<SpawnedApi> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { DATABASE_URL, JWT_SECRET } = settings;
  const environment = { DATABASE_URL, JWT_SECRET, LOG_LEVEL: 'trace', PORT: `${port}` };
  const child = spawnNode([programOf('backend')], environment, ['pipe', 'pipe']);
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (log += text));
  }
  await until(() => {
    if (child.exitCode !== null) throw new Error(`The API ended at its start: ${log}`);
    return fetch(`${origin}/health/live`).then(Boolean, () => false);
  });
  return {
    origin,
    end: async () => {
      child.kill('SIGTERM');
      await once(child, 'close');
      return log;
    },
  };
}
