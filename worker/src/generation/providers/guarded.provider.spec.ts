import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Blueprint } from '@promptmint/engine/blueprint';
import { GuardedProvider } from './guarded.provider.js';
import { REQUEST } from '../../../testing/asked-model.ts';
import { MODEL_BLUEPRINT } from '../../../testing/model-answer.ts';
import { ProviderError, type Writing } from './provider.js';

const HALF_OPEN_AFTER_MS = 30_000;
const outage = () =>
  Promise.reject(new ProviderError('openai', 'answered with HTTP 500', 'outage'));
const misfit = () => Promise.reject(new ProviderError('openai', 'answered nonsense', 'misfit'));
const answers = () => Promise.resolve(MODEL_BLUEPRINT);
const stopped = () => Promise.reject(new Error('shutting down'));

const writing: Writing = {
  signal: new AbortController().signal,
  onProgress: () => undefined,
  onUsage: () => undefined,
};

describe('GuardedProvider', () => {
  let outcomes: (() => Promise<Blueprint>)[];
  let asked: number;
  let changes: boolean[];
  let guarded: GuardedProvider;

  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    [outcomes, asked, changes] = [[], 0, []];
    guarded = new GuardedProvider(
      {
        name: 'openai',
        model: 'a-model',
        writeBlueprint: async () => {
          asked += 1;
          return (outcomes.shift() ?? answers)();
        },
      },
      { failures: 3, halfOpenAfterMs: HALF_OPEN_AFTER_MS, onChange: (open) => changes.push(open) },
    );
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const write = () => guarded.writeBlueprint(REQUEST, writing);
  /** What each of these outcomes looks like to a caller. */
  async function writeAll(...next: (() => Promise<Blueprint>)[]): Promise<string[]> {
    outcomes.push(...next);
    const seen: string[] = [];
    for (const _ of next) {
      seen.push(
        await write().then(
          () => 'written',
          (error: ProviderError) => error.failure ?? error.message,
        ),
      );
    }
    return seen;
  }
  const later = () => jest.advanceTimersByTime(HALF_OPEN_AFTER_MS);

  it('behaves like the provider it guards', async () => {
    expect(guarded).toMatchObject({ name: 'openai', model: 'a-model' });
    expect(await write()).toBe(MODEL_BLUEPRINT);
  });

  it('stops asking a provider after several outages in a row', async () => {
    await writeAll(outage, outage, outage);
    await expect(write()).rejects.toEqual(
      new ProviderError('openai', 'is left alone after its outages', 'skipped'),
    );
    expect(asked).toBe(3);
    expect(changes).toEqual([true]);
  });

  it('does not count outages from before a success', async () => {
    await writeAll(outage, outage, answers, outage, outage);
    expect(await write()).toBe(MODEL_BLUEPRINT);
    expect(changes).toEqual([]);
  });

  it('counts neither a misfit nor an abort as an outage', async () => {
    await writeAll(misfit, misfit, misfit, stopped, stopped, stopped);
    expect(await write()).toBe(MODEL_BLUEPRINT);
    expect(changes).toEqual([]);
  });

  it.each([
    ['a blueprint', answers],
    ['a misfit, which is an answer too', misfit],
  ])('trusts the provider again after %s', async (_what, trial) => {
    await writeAll(outage, outage, outage);
    later();
    await writeAll(trial);
    expect(changes).toEqual([true, false]);
    expect(await write()).toBe(MODEL_BLUEPRINT);
  });

  it.each([
    ['fails', outage, 'outage'],
    ['is stopped', stopped, 'shutting down'],
  ])('stops asking it again when the trial %s', async (_what, trial, seen) => {
    await writeAll(outage, outage, outage);
    later();
    expect(await writeAll(trial, answers)).toEqual([seen, 'skipped']);
    later();
    expect(await write()).toBe(MODEL_BLUEPRINT);
    expect(changes).toEqual([true, true, false]);
  });

  it('makes no other request wait for the trial', async () => {
    await writeAll(outage, outage, outage);
    later();
    const trial = Promise.withResolvers<Blueprint>();
    outcomes.push(() => trial.promise);
    const first = write();
    await expect(write()).rejects.toMatchObject({ failure: 'skipped' });
    trial.resolve(MODEL_BLUEPRINT);
    expect(await first).toBe(MODEL_BLUEPRINT);
  });
});
