import { jest } from '@jest/globals';

const CLOCK = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Fakes these functions alone: PostgreSQL and Redis need the rest of the clock. */
export function fakeOnly(...names: (typeof CLOCK)[number][]): void {
  jest.useFakeTimers({ doNotFake: CLOCK.filter((name) => !names.includes(name)) });
}
