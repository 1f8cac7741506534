import { once } from 'node:events';
import { constants } from 'node:os';
import { reason } from './start-error.ts';

/**
 * A terminal and npm may both pass on one Ctrl+C. Signals within this many milliseconds count as
 * one.
 */
const SAME_PRESS_MS = 500;

/** Something that was started and has to be ended. */
export interface Stoppable {
  /** Ends it cleanly, within limited time. */
  stop(): Promise<void>;
  /** Ends it at once, without waiting. */
  kill(): void;
}

/**
 * Runs a program that starts things and may return its exit code, and stops them all in every case: it
 * returns, it fails, Ctrl+C or a signal asks it to end. A second Ctrl+C stops everything at once. The process
 * exits afterwards.
 */
export async function runUntilShutdown(
  program: (shutdown: Shutdown) => Promise<number | void>,
): Promise<never> {
  const shutdown = new Shutdown();
  let exitCode = 0;
  try {
    exitCode = (await program(shutdown)) ?? 0;
  } catch (error) {
    exitCode = shutdown.signalExitCode ?? 1;
    if (shutdown.signalExitCode === null) console.error(`\n${reason(error)}`);
  }
  await shutdown.stopAll();
  if (shutdown.signalExitCode !== null) console.log('Stopped.');
  process.exit(exitCode);
}

/** What has been started so far, and whether the program was asked to stop. */
export class Shutdown {
  readonly #started: Stoppable[] = [];
  readonly #interrupt = new AbortController();
  #interruptedAt = 0;
  /** The exit code of a program ended by the signal that came, or null when none came. */
  signalExitCode: number | null = null;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => this.#onSignal(signal));
    }
    // The terminal may be closed before the last line is printed.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
    process.on('exit', () => {
      for (const thing of this.#started) thing.kill();
    });
  }

  /** Aborted when the program should end. */
  get interrupted(): AbortSignal {
    return this.#interrupt.signal;
  }

  /** Resolves when the program should end. */
  async requested(): Promise<void> {
    if (!this.interrupted.aborted) await once(this.interrupted, 'abort');
  }

  /** Adds something to stop later. The last one added stops first. */
  add<Thing extends Stoppable>(thing: Thing): Thing {
    this.#started.push(thing);
    return thing;
  }

  async stopAll(): Promise<void> {
    for (let thing = this.#started.at(-1); thing; thing = this.#started.at(-1)) {
      await thing.stop();
      this.#started.pop();
    }
  }

  #onSignal(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): void {
    if (this.signalExitCode === null) {
      this.signalExitCode = 128 + constants.signals[signal];
      this.#interruptedAt = Date.now();
      console.log('\nStopping (Ctrl+C again stops at once) ...');
      this.#interrupt.abort();
    } else if (Date.now() - this.#interruptedAt > SAME_PRESS_MS) {
      process.exit(this.signalExitCode);
    }
  }
}
