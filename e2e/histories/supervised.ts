import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from '../../local/testing/compile-cache.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How long a process that ended by itself stays away, in milliseconds. */
const RESTART_MS = 1_000;

/** A process that is started again whenever it ends, as an operator's supervisor does. */
export class Supervised {
  private child: ChildProcess | undefined;
  private shouldRun = false;
  /** How often it ended without having been killed. */
  endings = 0;

  private readonly entry: string;
  private readonly environment: Record<string, string>;

  constructor(entry: string, environment: Record<string, string>) {
    this.entry = entry;
    this.environment = environment;
  }

  start(): void {
    this.shouldRun = true;
    const child = spawn(process.execPath, [this.entry], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...this.environment },
      stdio: 'ignore',
    });
    this.child = child;
    child.once('exit', () => {
      if (!this.shouldRun || this.child !== child) return;
      this.endings += 1;
      setTimeout(() => this.shouldRun && this.child === child && this.start(), RESTART_MS);
    });
  }

  /** Ends it as a power cut would, and leaves it down. */
  async kill(): Promise<void> {
    this.shouldRun = false;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
