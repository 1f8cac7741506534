import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readJson } from './json-file.ts';
import { commandLine, waitUntil } from './running-process.ts';
import { reason, StartError, systemCode } from './start-error.ts';

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
 * @throws {StartError} when one of them cannot be ended
 */
export async function endFormerRun(file: string): Promise<void> {
  const { api, worker } = readJson<Runtime>(file)?.pids ?? {};
  for (const pid of [api, worker]) if (pid) await endLeftover(pid, dirname(file));
  removeRuntime(file);
}

async function endLeftover(pid: number, dataFolder: string): Promise<void> {
  const runs = () => isProgramOf(dataFolder, commandLine(pid));
  if (await waitUntil(() => !runs(), LEFTOVER_MS)) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (systemCode(error) === 'ESRCH') return;
    throw new StartError(
      `A program of a former run (process ${pid}) cannot be ended (${reason(error)}): end it and start again.`,
    );
  }
  await delay(250);
}

/** The number may be another program's by now, or that of another installation: the last argument says whose it is. */
const isProgramOf = (dataFolder: string, command: string) =>
  /(backend|worker)[\\/]bundle[\\/]main\.js/.test(command) &&
  // Windows puts quotes around a path with spaces.
  command
    .trim()
    .replace(/"$/, '')
    .replace(/ "(?=[^"]*$)/, ' ')
    .endsWith(` ${dataFolder}`);
