import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { spawnNode } from '../../local/testing/spawn-node.ts';

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
    const child = spawnNode([this.entry], this.environment, ['ignore', 'ignore']);
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
