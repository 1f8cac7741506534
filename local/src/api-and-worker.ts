import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EXIT_TO_RESTART } from '../../core/src/config/exit-codes.ts';
import { StartError } from './start-error.ts';
import type { DataFolder } from './data-folder.ts';
import { ROOT } from './local-settings.ts';
import { openLog } from './log-file.ts';
import { startChild } from './child-process.ts';

const READY_LIMIT_MS = 90_000;

/**
 * Node's options for API and worker; deploy/Dockerfile has the same. The young generation grows while a
 * program loads, to three times 16 MB, and is never given back.
 */
export const NODE_OPTIONS = ['--max-semi-space-size=4'];

/** A child that must keep running. */
export interface Watched {
  /** As a sentence begins: 'The API', 'PostgreSQL'. */
  name: string;
  exited: Promise<string>;
  logFile: string;
  /** Why it ended, according to its log. */
  cause(): string;
}

/**
 * Starts both; they are stopped together.
 * @param onRestart called when one of them was started again, with a new process id.
 */
export function startApiAndWorker(
  data: DataFolder,
  environment: NodeJS.ProcessEnv,
  onRestart: () => void,
) {
  const start = (name: string, workspace: string) => {
    const program = join(ROOT, workspace, 'dist', 'main.js');
    const logFile = data.logFile(workspace === 'backend' ? 'api' : workspace);
    return startWatched({ name, program, logFile, environment, onRestart });
  };
  const api = start('The API', 'backend');
  const worker = start('The worker', 'worker');
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

/** One of the product's programs. */
interface Program {
  name: string;
  program: string;
  logFile: string;
  environment: NodeJS.ProcessEnv;
  onRestart: () => void;
}

/** Starts a program, and starts it again each time it ends with the code that asks for it. */
export function startWatched({ name, program, logFile, environment, onRestart }: Program) {
  let stopping = false;
  let cause = () => '';
  const start = () => {
    const log = openLog(logFile);
    cause = log.cause;
    const child = startChild({
      args: [...NODE_OPTIONS, program],
      environment,
      folder: ROOT,
      output: log.descriptor,
    });
    log.close();
    return child;
  };
  let child = start();
  const ending = async () => {
    for (;;) {
      const how = await child.exited;
      if (stopping || how !== `exit code ${EXIT_TO_RESTART}`) return how;
      child = start();
      onRestart();
    }
  };
  return {
    name,
    logFile,
    cause: () => cause(),
    pid: () => child.pid,
    exited: ending(),
    stop: () => {
      stopping = true;
      return child.stop();
    },
    kill: () => {
      stopping = true;
      child.kill();
    },
  };
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
