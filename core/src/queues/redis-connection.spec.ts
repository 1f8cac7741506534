import { describe, expect, it } from '@jest/globals';
import { freePort } from '../../../local/src/free-port.ts';
import { openRedis, PATIENT } from './redis-connection.js';

describe('a connection to Redis', () => {
  it.each([
    ['redis', 'disconnect'],
    ['redis', 'quit'],
    ['redis+cluster', 'disconnect'],
    ['redis+cluster', 'quit'],
  ] as const)(
    'that waits to connect again ends at once, and refuses what waits for it: %s, %s',
    async (scheme, end) => {
      const redis = openRedis(`${scheme}://127.0.0.1:${await freePort()}`, PATIENT);
      const waiting = redis.get('anything').then(
        () => 'answered',
        () => 'refused',
      );
      // `once` of Node would fail with each error of a connection.
      const hears = (event: string) => new Promise((resolve) => redis.once(event, resolve));
      await hears('reconnecting');
      const ended = hears('end');
      void redis[end]();
      await ended;
      expect(await waiting).toBe('refused');
    },
  );
});
