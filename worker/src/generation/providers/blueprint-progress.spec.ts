import { describe, expect, it } from '@jest/globals';
import { parsePartialJson } from 'ai';
import fc from 'fast-check';
import type { Blueprint } from '@promptmint/engine/blueprint';
import { BegunFields } from './begun-fields.js';
import { BlueprintProgress } from './blueprint-progress.js';
import { MODEL_ANSWER, MODEL_BLUEPRINT } from '../../../testing/model-answer.ts';

const GOOD = JSON.stringify(MODEL_ANSWER);
const PLAN = ['deliverable', 'given', 'missing', 'traps'];
const FIELDS = Object.keys(MODEL_ANSWER).filter((field) => !PLAN.includes(field));

/** What is reported while a text arrives in pieces that end at these places. */
async function reported(text: string, ends: readonly number[]): Promise<Partial<Blueprint>[]> {
  const seen: Partial<Blueprint>[] = [];
  const progress = new BlueprintProgress((finished) => seen.push(finished));
  for (const end of ends) {
    const { value } = await parsePartialJson(text.slice(0, end));
    if (value !== null && typeof value === 'object') progress.follow(value);
  }
  return seen;
}

describe('BlueprintProgress', () => {
  it('reports only what is final, more each time, wherever the text is split', async () => {
    const places = fc.uniqueArray(fc.integer({ min: 1, max: GOOD.length }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(places, async (ends) => {
        const seen = await reported(
          GOOD,
          ends.toSorted((one, other) => one - other),
        );
        seen.forEach((finished, index) => {
          const fields = Object.keys(finished);
          expect(fields).toEqual(FIELDS.slice(0, fields.length));
          expect(MODEL_BLUEPRINT).toMatchObject(finished);
          expect(fields.length).toBeGreaterThan(Object.keys(seen[index - 1] ?? {}).length);
        });
      }),
    );
  });

  it('reports the same when the text is only parsed where another value has begun', async () => {
    const pretty = JSON.stringify({ ...MODEL_ANSWER, objective: 'Say "a: [b" and \\\\.' }, null, 2);
    for (const text of [GOOD, pretty]) {
      const everywhere = Array.from(text, (_, index) => index + 1);
      const begun = new BegunFields();
      const where = everywhere.filter((end) => begun.hasMore(text.slice(0, end)));
      expect(where).toHaveLength(Object.keys(MODEL_ANSWER).length);
      expect(await reported(text, where)).toEqual(await reported(text, everywhere));
    }
  });

  it('leaves out fields that are invalid by themselves or unknown', async () => {
    const odd = { role: 'x'.repeat(241), answer: 42, objective: 'Write it.', steps: [] };
    expect(await reported(JSON.stringify(odd), [JSON.stringify(odd).length])).toEqual([
      { objective: 'Write it.' },
    ]);
  });
});
