import { describe, expect, it } from '@jest/globals';
import { Reading } from './reading.js';

describe('Reading', () => {
  it('reads again only when its last answer is too old, also after a failure', async () => {
    let now = 0;
    let reads = 0;
    const read = async () => {
      reads += 1;
      if (reads === 2) throw new Error('the store is away');
      return reads;
    };
    const reading = new Reading(read, 10, () => now);
    expect(await Promise.all([reading.get(), reading.get()])).toEqual([1, 1]);
    now = 10;
    expect(await reading.get()).toBeNull();
    now = 19;
    expect(await reading.get()).toBeNull();
    now = 20;
    expect(await reading.get()).toBe(3);
  });
});
