import { describe, expect, it } from '@jest/globals';
import { overLimit } from './count-limits.ts';
import { randomArrivals, simulateQueue } from './queue-simulation.ts';
import { mean } from './statistics.ts';

describe('the simulated queue', () => {
  it('lets nobody wait while a slot is free', () => {
    const { waits, deepest } = simulateQueue({ arrivals: [0, 10, 20], service: [100], slots: 3 });
    expect(waits).toEqual([0, 0, 0]);
    expect(deepest).toBe(0);
  });

  it('serves in the order of arrival, by the slot that is free first', () => {
    const queue = { arrivals: [0, 0, 10, 20], service: [100, 50, 30, 30], slots: 2 };
    const { waits, deepest } = simulateQueue(queue);
    expect(waits).toEqual([0, 0, 40, 60]);
    expect(deepest).toBe(2);
  });

  it('waits as long as the theory of one server with a fixed service time says', () => {
    // Mean wait of M/D/1: load / (2 * (1 - load)) service times, here 2.
    const arrivals = randomArrivals(80, 20_000, 1);
    const { waits } = simulateQueue({ arrivals, service: [10], slots: 1 });
    expect(mean(waits)).toBeGreaterThan(19);
    expect(mean(waits)).toBeLessThan(21);
  });

  it('draws the same arrivals from the same seed, and as many a second as asked for', () => {
    expect(randomArrivals(50, 10, 7)).toEqual(randomArrivals(50, 10, 7));
    expect(randomArrivals(50, 1_000, 7).length / 1_000).toBeCloseTo(50, 0);
  });
});

describe('the limits of counts', () => {
  const limits = { Store: { statements: 6, ownStatements: 6, flushes: 2 } };

  it('name what costs more than it may', () => {
    const counts = { statements: 6.4, ownStatements: 6, flushes: 3 };
    expect(overLimit('Store', counts, limits)).toEqual(['Store: flushes is 3.0, and the limit 2']);
  });

  it('let nothing be measured that has no limits', () => {
    const counts = { statements: 0, ownStatements: 0, flushes: 0 };
    expect(overLimit('Other', counts, limits)).toHaveLength(1);
  });
});
