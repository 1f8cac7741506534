import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { commandLine, waitUntil } from './running-process.ts';

const LEFTOVER_MS = 12_000;

/**
 * What tools need to know about the running product. Null for a service that was given by the
 * person.
 */
export interface Runtime {
  app: string;
  docs: string;
  mailbox: string | null;
  payments: string | null;
  pids: { api: number; worker: number; postgres: number | null };
}

/** Writes the file in one step: a reader sees all of it or nothing. */
export function writeRuntime(file: string, runtime: Runtime): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(runtime, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

export const removeRuntime = (file: string) => rmSync(file, { force: true });

/**
 * After a former run was killed, its file is still there, and its API and worker may still be about
 * to end: waits for them, and ends them if they do not.
 */
export async function endFormerRun(file: string): Promise<void> {
  if (!existsSync(file)) return;
  const { pids } = JSON.parse(readFileSync(file, 'utf8')) as Runtime;
  for (const pid of [pids.api, pids.worker]) {
    const runs = () => /(backend|worker)[\\/]bundle[\\/]main\.js/.test(commandLine(pid));
    if (await waitUntil(() => !runs(), LEFTOVER_MS)) continue;
    process.kill(pid, 'SIGKILL');
    await delay(250);
  }
  removeRuntime(file);
}
