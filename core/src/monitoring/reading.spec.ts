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

  it('waits for an answer that takes long instead of reading twice at a time', async () => {
    let now = 0;
    const { promise, resolve } = Promise.withResolvers<number>();
    let reads = 0;
    const read = () => {
      reads += 1;
      return promise;
    };
    const reading = new Reading(read, 10, () => now);
    const first = reading.get();
    now = 50;
    const second = reading.get();
    resolve(1);
    expect([await first, await second, reads]).toEqual([1, 1, 1]);
  });
});
