import { setTimeout as delay } from 'node:timers/promises';

const LOOK_AGAIN_MS = 50;

/** Calls a function until it returns something other than false, null or undefined. */
export async function until<T>(
  look: () => Promise<T | false | null | undefined>,
  withinMs = 480_000,
): Promise<T> {
  for (const limit = Date.now() + withinMs; Date.now() < limit; await delay(LOOK_AGAIN_MS)) {
    const seen = await look();
    if (seen !== false && seen !== null && seen !== undefined) return seen;
  }
  throw new Error(`Not seen within ${withinMs} ms: ${look}`);
}
