import { writeFileSync } from 'node:fs';
import { TEST_REDIS_DATABASES } from './redis-server.ts';
import { testRun, testRunFile } from './test-run.ts';

const NO_REDIS =
  'queue tests on Redis: no redis-server; install it with "apt-get install redis-server"';

/**
 * The Redis for one test file: an empty database of its own on the run's server (the URL as it is
 * if REDIS_URL gave one). Null if there is none, which is printed once per run; in CI (`CI=true`)
 * that is an error.
 */
export function redisUrl(): string | null {
  const { redisUrl: url } = testRun();
  if (url) return process.env.REDIS_URL ? url : `${url}/${unusedDatabase()}`;
  if (process.env.CI === 'true') throw new Error(`CI must not skip ${NO_REDIS}`);
  if (claim('redis-skip-printed')) process.stderr.write(`skipped: ${NO_REDIS}\n`);
  return null;
}

function unusedDatabase(): number {
  for (let index = 0; index < TEST_REDIS_DATABASES; index += 1) {
    if (claim(`redis-database-${index}`)) return index;
  }
  throw new Error('Every database of the test Redis is taken.');
}

/** True for the first process of the run that asks for this name. */
function claim(name: string): boolean {
  try {
    writeFileSync(testRunFile(name), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}
