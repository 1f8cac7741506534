/** What happens to generations that arrive at given times, with so many slots that work on them. */
export interface SimulatedQueue {
  /** When each arrives, in milliseconds, in order. */
  arrivals: readonly number[];
  /** How long each keeps its slot, in milliseconds. */
  service: readonly number[];
  slots: number;
}

export interface SimulatedTimes {
  /** Milliseconds that each waited for a slot. */
  waits: number[];
  /** The most that waited at the same moment. */
  deepest: number;
}

/** First come, first served, by whichever slot is free first. */
export function simulateQueue({ arrivals, service, slots }: SimulatedQueue): SimulatedTimes {
  const freeAt = Array.from({ length: slots }, () => 0);
  const starts: number[] = [];
  for (const [index, arrival] of arrivals.entries()) {
    const next = freeAt.indexOf(Math.min(...freeAt));
    const start = Math.max(arrival, freeAt[next] ?? 0);
    starts.push(start);
    freeAt[next] = start + (service[index % service.length] ?? 0);
  }
  const waits = starts.map((start, index) => start - (arrivals[index] ?? 0));
  return { waits, deepest: deepestQueue(arrivals, starts) };
}

/** Starts are in order too: who came first begins first. */
function deepestQueue(arrivals: readonly number[], starts: readonly number[]): number {
  let deepest = 0;
  let begun = 0;
  for (const [index, arrival] of arrivals.entries()) {
    while ((starts[begun] ?? Infinity) <= arrival) begun += 1;
    deepest = Math.max(deepest, index + 1 - begun);
  }
  return deepest;
}

/** Times of arrivals that know nothing of each other, the same for the same seed. */
export function randomArrivals(perSecond: number, seconds: number, seed: number): number[] {
  const random = generator(seed);
  const times: number[] = [];
  for (let time = 0; ;) {
    time += (-Math.log(1 - random()) * 1_000) / perSecond;
    if (time > seconds * 1_000) return times;
    times.push(time);
  }
}

/** Mulberry32: small, fast, and the same everywhere. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
