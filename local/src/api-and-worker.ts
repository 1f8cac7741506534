import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EXIT_TO_RESTART } from '../../core/src/config/exit-codes.ts';
import { type ProgramName, programOf } from './bundle.ts';
import { StartError } from './start-error.ts';
import type { DataFolder } from './data-folder.ts';
import { ROOT } from './local-settings.ts';
import { openLog } from './log-file.ts';
import { type ChildOptions, startChild } from './child-process.ts';

const READY_LIMIT_MS = 90_000;

/**
 * Node's options for API and worker; deploy/Dockerfile has the same. The young generation grows while a
 * program loads, to three times 16 MB, and is never given back. What outlives it is collected when it is half as much
 * again as what is in use: by itself Node lets it grow to several times that.
 */
export const NODE_OPTIONS = ['--max-semi-space-size=4', '--heap-growing-percent=50'];

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
 * @param answer answers what the API asks the starter.
 */
export function startApiAndWorker(
  data: DataFolder,
  environment: NodeJS.ProcessEnv,
  { onRestart, answer }: Pick<Program, 'onRestart' | 'answer'>,
) {
  const start = (name: string, workspace: ProgramName, more: Pick<Program, 'answer'> = {}) => {
    const program = join(ROOT, programOf(workspace));
    const logFile = data.logFile(workspace === 'backend' ? 'api' : workspace);
    // Neither reads its arguments: the next start knows by this one what a killed run has left.
    const args = [data.path];
    return startWatched({ name, program, args, logFile, environment, onRestart, ...more });
  };
  const api = start('The API', 'backend', { answer });
  const worker = start('The worker', 'worker');
  return {
    api,
    worker,
    /** Stops both as at the end, and starts them again. */
    restart: async (changed: NodeJS.ProcessEnv) => {
      await Promise.all([api.restart(changed), worker.restart(changed)]);
    },
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
  args?: string[];
  logFile: string;
  environment: NodeJS.ProcessEnv;
  onRestart: () => void;
  answer?: ChildOptions['answer'];
}

/** Starts a program, and starts it again each time it ends with the code that asks for it. */
export function startWatched({ name, program, logFile, onRestart, answer, ...first }: Program) {
  const { args = [] } = first;
  let { environment } = first;
  let stopping = false;
  let restarting: Promise<void> | null = null;
  let cause = () => '';
  const start = () => {
    const log = openLog(logFile);
    cause = log.cause;
    const output = log.descriptor;
    const child = startChild({
      args: [...NODE_OPTIONS, program, ...args],
      environment,
      folder: ROOT,
      output,
      answer,
    });
    log.close();
    return child;
  };
  let child = start();
  const ending = async () => {
    for (;;) {
      const current = child;
      const how = await current.exited;
      await restarting;
      if (current !== child) continue;
      if (stopping || how !== `exit code ${EXIT_TO_RESTART}`) return how;
      child = start();
      onRestart();
    }
  };
  const replace = async () => {
    await child.stop();
    if (stopping) return;
    child = start();
    onRestart();
  };
  return {
    name,
    logFile,
    cause: () => cause(),
    pid: () => child.pid,
    exited: ending(),
    restart: async (changed: NodeJS.ProcessEnv) => {
      environment = changed;
      await (restarting ??= replace().finally(() => (restarting = null)));
    },
    stop: async () => {
      stopping = true;
      await restarting;
      await child.stop();
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
    await delay(50);
  }
  throw new StartError(
    `The API did not become ready within ${READY_LIMIT_MS / 1000} s (/health/ready: ${answer}); its log is ${logFile}`,
  );
}
