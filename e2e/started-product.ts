import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GENEROUS_RATE_LIMITS } from '../backend/testing/generous-rate-limits.ts';
import { until } from '../core/testing/until.ts';
import { freePort } from '../local/src/free-port.ts';
import type { Runtime } from '../local/src/runtime-file.ts';
import { exampleVariables } from '../local/testing/compose.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The whole product, as `npm start` runs it. */
export interface StartedProduct extends Runtime {
  /** Ends it as Ctrl+C does. @returns the exit code. */
  stop(): Promise<number | null>;
}

const VARIABLE = 'PROMPTMINT_TEST_PRODUCT';

/** Lets every Jest process of this run know where the shared product is. */
export function publishProduct(runtime: Runtime): void {
  process.env[VARIABLE] = JSON.stringify(runtime);
}

/** The product that the global set-up has started. */
export function sharedProduct(): Runtime {
  return JSON.parse(process.env[VARIABLE] ?? '') as Runtime;
}

/**
 * Starts the product with what `.env.example` sets, as after `cp .env.example .env`, but on its own data folder
 * and a free port, and waits until it is healthy. It looks for no model: one of this machine's own must not
 * write what the tests read.
 */
export async function startProduct(
  dataFolder: string,
  settings: Record<string, string> = {},
): Promise<StartedProduct> {
  const port = await freePort();
  const { DATABASE_URL: _, REDIS_URL: __, SMTP_URL: ___, NODE_ENV: ____, ...ours } = process.env;
  const child = spawn(process.execPath, ['local/start.mjs'], {
    cwd: root,
    env: {
      ...exampleVariables(),
      ...ours,
      ...GENEROUS_RATE_LIMITS,
      LOCAL_MODEL_DETECTION: 'off',
      PORT: String(port),
      DATA_DIR: dataFolder,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const runtime = await until(async () => {
    if (child.exitCode !== null) throw new Error(`The starter ended with ${child.exitCode}`);
    const file = join(dataFolder, 'runtime.json');
    return readFile(file, 'utf8').then(
      (text) => JSON.parse(text) as Runtime,
      () => null,
    );
  });
  return {
    ...runtime,
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode;
      child.kill('SIGINT');
      await once(child, 'exit');
      return child.exitCode;
    },
  };
}
