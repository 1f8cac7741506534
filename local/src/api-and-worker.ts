import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from './start-error.ts';
import type { DataFolder } from './data-folder.ts';
import { ROOT } from './local-settings.ts';
import { openLog } from './log-file.ts';
import { type RunningChild, startChild } from './child-process.ts';

const READY_LIMIT_MS = 90_000;

/** A child that must keep running. */
export interface Watched {
  /** At the start of a sentence: 'The API', 'PostgreSQL'. */
  name: string;
  exited: Promise<string>;
  logFile: string;
  /** Why it ended, as far as its log says. */
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
): RunningChild & Watched {
  const log = openLog(logFile);
  const args = [join(ROOT, workspace, 'dist', 'main.js')];
  const child = startChild({ args, environment, folder: ROOT, output: log.descriptor });
  log.close();
  return { ...child, name, logFile, cause: log.cause };
}

/** Never resolves. Rejects with one sentence when the child has ended. */
export async function failWhenItEnds({ name, exited, logFile, cause }: Watched): Promise<never> {
  const how = await exited;
  const why = cause();
  throw new StartError(
    `${name} stopped by itself (${how}${why ? `: ${why}` : ''}), so everything else was stopped too; its log is ${logFile}`,
  );
}

/** Waits until the product says that it is ready: database, queue and a worker that consumes. */
export async function waitUntilReady(apiUrl: string, logFile: string, signal: AbortSignal) {
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
  throw new StartError(
    `The API did not become ready within ${READY_LIMIT_MS / 1000} s (/health/ready: ${answer}); its log is ${logFile}`,
  );
}
