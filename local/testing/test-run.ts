import { join } from 'node:path';

/**
 * What one test run shares: a folder, created by the global set-up, whose path every Jest process
 * finds in the environment.
 */
export interface TestRun {
  folder: string;
  /** The server's administrative database. */
  postgresUrl: string;
  /** Null if there is no Redis to test on. */
  redisUrl: string | null;
}

const VARIABLE = 'PROMPTMINT_TEST_RUN';

export function publishTestRun(run: TestRun): void {
  process.env[VARIABLE] = JSON.stringify(run);
}

/** @throws when the tests were not started through the project's Jest configuration */
export function testRun(): TestRun {
  const run = process.env[VARIABLE];
  if (!run) throw new Error('No test run: start the tests with the jest.config.mjs at the root.');
  return JSON.parse(run) as TestRun;
}

/** A file of this run's folder. */
export const testRunFile = (name: string) => join(testRun().folder, name);
