import { setTimeout as delay } from 'node:timers/promises';
import { median } from '../statistics.ts';

/** Does one piece of work for one of several people. */
export type Work = (person: number) => Promise<void>;

/** Milliseconds of one after the other: the median of a block. */
export async function latency(work: Work, times: number): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    const from = performance.now();
    await work(time);
    taken.push(performance.now() - from);
  }
  return median(taken);
}

/** Called when the counting of a block begins and when it ends. */
export interface Window {
  begins(): void;
  ends(): void;
}

/**
 * So many at the same time, each beginning the next when it ends. Counting begins when the block is a third
 * over, because the first ones all begin at once.
 * @returns how many ended in a second.
 */
export async function throughput(
  work: Work,
  inFlight: number,
  seconds: number,
  window?: Window,
): Promise<number> {
  let done = 0;
  const over = new AbortController();
  const loop = async (person: number) => {
    while (!over.signal.aborted) {
      await work(person);
      done += 1;
    }
  };
  const loops = Promise.all(Array.from({ length: inFlight }, (_, person) => loop(person)));
  await Promise.race([loops, delay((seconds * 1_000) / 2)]);
  const [from, before] = [performance.now(), done];
  window?.begins();
  await Promise.race([loops, delay(seconds * 1_000)]);
  window?.ends();
  const rate = ((done - before) * 1_000) / (performance.now() - from);
  over.abort();
  await loops;
  return rate;
}

/** A number of them in all, so many at the same time. @returns the seconds that took. */
export async function inAll(work: Work, inFlight: number, times: number): Promise<number> {
  const from = performance.now();
  let left = times;
  const loop = async (person: number) => {
    while (left > 0) {
      left -= 1;
      await work(person);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, (_, person) => loop(person)));
  return (performance.now() - from) / 1_000;
}
