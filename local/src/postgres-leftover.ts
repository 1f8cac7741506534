import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';
import { commandLine, isAlive, waitUntil } from './running-process.ts';

const FAST_STOP_MS = 10_000;
const KILL_MS = 5_000;

/**
 * Stops a server that a former run left on this cluster. A postmaster.pid whose number now belongs
 * to another program is removed, because PostgreSQL would take that program for itself; PostgreSQL
 * handles a file without a process on its own.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (!(pid > 0)) return rmSync(pidFile, { force: true });

  const runs = () => isServerOf(cluster, commandLine(pid));
  for (const [signal, limitMs] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGKILL', KILL_MS],
  ] as const) {
    if (!runs()) break;
    process.kill(pid, signal);
    await waitUntil(() => !runs(), limitMs);
  }
  if (runs()) {
    throw new StartError(
      `A PostgreSQL of a former run (process ${pid}) does not stop: end it and start again.`,
    );
  }
  if (isAlive(pid)) rmSync(pidFile, { force: true });
}

/** Whether a command line is that of the server of a cluster. */
export const isServerOf = (cluster: string, command: string) =>
  /postgres(\.exe)?"? -D /.test(command) && command.includes(cluster);
