import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartError } from './start-error.ts';
import { ROOT } from './local-settings.ts';
import { openLog } from './log-file.ts';

export interface Command {
  /** What it is for, as the person reads it if it fails: 'Building the website'. */
  purpose: string;
  command: string;
  args: string[];
  shell?: boolean;
  environment?: NodeJS.ProcessEnv;
  /** The log to which its output is appended. */
  logFile: string;
  /** When aborted, it is ended. */
  signal: AbortSignal;
}

/**
 * Runs a command of the project to its end.
 * @throws {StartError} when it fails
 */
export async function runCommand(options: Command): Promise<void> {
  options.signal.throwIfAborted();
  const log = openLog(options.logFile);
  const child = spawn(options.command, options.args, {
    cwd: ROOT,
    env: options.environment ?? process.env,
    stdio: ['ignore', log.descriptor, log.descriptor],
    shell: options.shell ?? false,
    // A group of its own: it is stopped as a whole, and Ctrl+C does not bypass the starter.
    detached: process.platform !== 'win32',
    windowsHide: true,
  });
  log.close();
  const end = () => endGroup(child);
  options.signal.addEventListener('abort', end);
  try {
    const [code] = await once(child, 'exit');
    options.signal.throwIfAborted();
    if (code === 0) return;
  } finally {
    options.signal.removeEventListener('abort', end);
  }
  const why = log.cause();
  throw new StartError(
    `${options.purpose} failed${why ? ` (${why})` : ''}; the log is ${options.logFile}`,
  );
}

/** A command may be npm, which does not pass the signal on to its scripts. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  if (process.platform === 'win32') child.kill();
  else process.kill(-child.pid, 'SIGTERM');
}
