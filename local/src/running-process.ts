import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { systemCode } from './start-error.ts';

/**
 * The command line of a process, or '' if no such process runs (a zombie has no command line
 * either).
 */
export function commandLine(pid: number): string {
  if (existsSync('/proc/self/cmdline')) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  const [command, args] =
    process.platform === 'win32'
      ? [
          'powershell',
          [
            '-NoProfile',
            '-Command',
            `(Get-CimInstance Win32_Process -Filter ProcessId=${pid}).CommandLine`,
          ],
        ]
      : ['ps', ['-ww', '-p', String(pid), '-o', 'command=']];
  return spawnSync(command, args, { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** Waits until a condition holds; false if it does not within the time. */
export async function waitUntil(holds: () => boolean, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (!holds()) {
    if (Date.now() > deadline) return false;
    await delay(25);
  }
  return true;
}

/** Whether a process has this number, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}
