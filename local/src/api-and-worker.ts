import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Complaint } from './complaint.ts';
import type { DataFolder } from './data-folder.ts';
import { ROOT } from './local-settings.ts';
import { openLog } from './log-file.ts';
import { type Part, startPart } from './part.ts';

const READY_LIMIT_MS = 90_000;

/** Something that must not end by itself. */
export interface Watched {
  /** As a sentence begins: 'The API', 'PostgreSQL'. */
  name: string;
  exited: Promise<string>;
  logFile: string;
  /** Why it ended, as far as its log tells. */
  cause(): string;
}

/** Starts both; together they are one thing to stop. */
export function startApiAndWorker(data: DataFolder, environment: NodeJS.ProcessEnv) {
  const api = startWatched('The API', 'backend', data.logFile('api'), environment);
  const worker = startWatched('The worker', 'worker', data.logFile('worker'), environment);
  return {
    api,
    worker,
    stop: async () => {
      await Promise.all([api.stop(), worker.stop()]);
    },
    kill: () => {
      api.kill();
      worker.kill();
    },
  };
}

function startWatched(
  name: string,
  workspace: string,
  logFile: string,
  environment: NodeJS.ProcessEnv,
): Part & Watched {
  const log = openLog(logFile);
  const args = [join(ROOT, workspace, 'dist', 'main.js')];
  const part = startPart({ args, environment, folder: ROOT, output: log.descriptor });
  log.close();
  return { ...part, name, logFile, cause: log.cause };
}

/** Never fulfilled; rejected with one sentence when the part has ended. */
export async function ends({ name, exited, logFile, cause }: Watched): Promise<never> {
  const how = await exited;
  const why = cause();
  throw new Complaint(
    `${name} stopped by itself (${how}${why ? `: ${why}` : ''}), so everything else was stopped too; its log is ${logFile}`,
  );
}

/** Waits until the product says that it is ready: database, queue and a worker that consumes. */
export async function becomesReady(apiUrl: string, logFile: string, signal: AbortSignal) {
  const deadline = Date.now() + READY_LIMIT_MS;
  let answer = 'no answer';
  while (Date.now() < deadline) {
    signal.throwIfAborted();
    try {
      const response = await fetch(new URL('/health/ready', apiUrl), {
        signal: AbortSignal.any([signal, AbortSignal.timeout(5_000)]),
      });
      if (response.ok) return;
      answer = `${response.status} ${(await response.text()).slice(0, 300)}`;
    } catch {
      answer = 'no answer';
    }
    await delay(100);
  }
  throw new Complaint(
    `The API did not become ready within ${READY_LIMIT_MS / 1000} s (/health/ready: ${answer}); its log is ${logFile}`,
  );
}
