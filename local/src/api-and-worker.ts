import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EXIT_TO_RESTART } from '../../core/src/config/exit-codes.ts';
import { Complaint } from './complaint.ts';
import type { DataFolder } from './data-folder.ts';
import { ROOT } from './local-settings.ts';
import { openLog } from './log-file.ts';
import { startPart } from './part.ts';

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

/**
 * Starts both; together they are one thing to stop.
 * @param onRestart called when one of them has asked for a new process, which has a number of its own.
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

/** Starts a program, and starts it again as often as it ends with the code that asks for it. */
export function startWatched({ name, program, logFile, environment, onRestart }: Program) {
  let stopping = false;
  let cause = () => '';
  const start = () => {
    const log = openLog(logFile);
    cause = log.cause;
    const part = startPart({ args: [program], environment, folder: ROOT, output: log.descriptor });
    log.close();
    return part;
  };
  let part = start();
  const ending = async () => {
    for (;;) {
      const how = await part.exited;
      if (stopping || how !== `exit code ${EXIT_TO_RESTART}`) return how;
      part = start();
      onRestart();
    }
  };
  return {
    name,
    logFile,
    cause: () => cause(),
    pid: () => part.pid,
    exited: ending(),
    stop: () => {
      stopping = true;
      return part.stop();
    },
    kill: () => {
      stopping = true;
      part.kill();
    },
  };
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
