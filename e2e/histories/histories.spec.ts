import { describe, expect, it } from '@jest/globals';
import { queueStores } from '../../core/testing/queue-stores.ts';
import { playHistory } from './history.ts';
import { scheduleOf } from './schedule.ts';

const MS = 30_000;
const SEED = 105;

describe('a random history', () => {
  it('is the same for the same seed, and differs for another', () => {
    const options = { seed: SEED, ms: MS, store: 'redis' } as const;
    expect(scheduleOf(options)).toEqual(scheduleOf(options));
    expect(scheduleOf(options)).not.toEqual(scheduleOf({ ...options, seed: 2 }));
    const { length } = scheduleOf(options).clients;
    expect(length).toBeGreaterThanOrEqual(20);
    expect(length).toBeLessThanOrEqual(40);
  });

  it.concurrent.each(queueStores())(
    'of everything that moves credits breaks no rule of the ledger, queue on %s',
    async (name) => {
      const store = name === 'Redis' ? 'redis' : 'postgres';
      const { violations, answers } = await playHistory({
        seed: SEED,
        ms: MS,
        store,
      });
      expect(violations).toEqual([]);
      // How many prompts are finished among the faults depends on how busy the machine is.
      expect(answers['200']).toBeGreaterThan(0);
    },
  );
});
