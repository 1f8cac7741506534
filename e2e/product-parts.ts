import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { EXIT_TO_RESTART } from '@promptmint/core/config/exit-codes';
import { until } from '../core/testing/until.ts';
import { programOf } from '../local/src/bundle.ts';
import { freePort } from '../local/src/free-port.ts';
import { spawnNode } from '../local/testing/spawn-node.ts';

/** The built API and worker as processes of their own, to be killed and started again. */
export interface ProductParts {
  origin: string;
  startApi(): Promise<Running>;
  startWorker(): Promise<Running>;
  /** Kills everything that is still running. */
  end(): Promise<void>;
}

export interface Running {
  /** Whether it has ended by itself. */
  hasEnded(): boolean;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end. @returns its exit code, or null when a signal ended it. */
  end(): Promise<number | null>;
}

export async function productParts(environment: Record<string, string>): Promise<ProductParts> {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const origin = `http://127.0.0.1:${port}`;
  const running = new Set<ChildProcess>();
  const variables = { LOG_LEVEL: 'silent', PORT: String(port), ...environment };
  const start = (entry: string): Running => {
    let child: ChildProcess;
    const run = (): void => {
      child = spawnNode([entry], variables, ['ignore', 'inherit']);
      running.add(child);
      // As every supervisor does: a worker whose queue is silent asks for it.
      child.once('exit', (code) => {
        if (code === EXIT_TO_RESTART && running.delete(child)) run();
      });
    };
    run();
    return {
      hasEnded: () => child.exitCode !== null || child.signalCode !== null,
      kill: async () => {
        running.delete(child);
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'exit');
      },
      end: async () => {
        running.delete(child);
        child.kill('SIGTERM');
        const [code] = await once(child, 'exit');
        return code;
      },
    };
  };
  return {
    origin,
    startApi: async () => {
      const api = start(programOf('backend'));
      await until(() => {
        // For example because something else has taken its port meanwhile.
        if (api.hasEnded()) throw new Error('The API ended at its start; the reason is above.');
        return fetch(`${origin}/health/live`).then(
          ({ ok }) => ok,
          () => false,
        );
      });
      return api;
    },
    startWorker: async () => start(programOf('worker')),
    end: async () => {
      for (const child of running) {
        child.kill('SIGKILL');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
    },
  };
}
