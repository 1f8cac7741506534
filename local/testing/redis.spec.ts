import { afterEach, describe, expect, it } from '@jest/globals';
import { redisUrl } from './redis.ts';
import { publishTestRun, testRun } from './test-run.ts';

const run = testRun();
const { CI } = process.env;

afterEach(() => {
  publishTestRun(run);
  if (CI === undefined) delete process.env.CI;
  else process.env.CI = CI;
});

describe('redisUrl', () => {
  it('gives each caller a database of its own', () => {
    publishTestRun({ ...run, redisUrl: 'redis://127.0.0.1:1' });
    const [one, two] = [redisUrl(), redisUrl()];
    if (process.env.REDIS_URL) expect(one).toBe(two);
    else {
      expect(one).toMatch(/^redis:\/\/127\.0\.0\.1:1\/\d+$/);
      expect(two).not.toBe(one);
    }
  });

  it('fails in CI instead of skipping', () => {
    publishTestRun({ ...run, redisUrl: null });
    process.env.CI = 'true';
    expect(redisUrl).toThrow(/CI must not skip queue tests on Redis/);
  });
});
