import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MODEL_ANSWER } from '../../../testing/model-answer.ts';
import { readAnswer } from './read-answer.js';

const read = (change: object) => readAnswer({ ...MODEL_ANSWER, ...change });
const rules = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ rule: `Keep part ${index}.`, reason: null }));
/** Words of four letters and a last one, of that length together. */
const words = (length: number) => 'word '.repeat(length).slice(0, length - 1) + 's';

describe('readAnswer', () => {
  it('accepts a valid answer unchanged', () => {
    expect(read({})).toEqual({ answer: MODEL_ANSWER });
  });

  it('trims texts', () => {
    expect(read({ role: ' editor\n', steps: ['\tRead it.'] }).answer).toMatchObject({
      role: 'editor',
      steps: ['Read it.'],
    });
  });

  it('reads an empty text as null, and leaves it out of a list', () => {
    const { answer } = read({ role: '', steps: ['', 'Read it.', ' '] });
    expect(answer).toMatchObject({ role: null, steps: ['Read it.'] });
  });

  it('cuts a line of 401 characters at the end of a word', () => {
    const line = words(401);
    expect(line).toHaveLength(401);
    const [cut = ''] = read({ steps: [line] }).answer?.steps ?? [];
    expect(cut.length).toBeLessThanOrEqual(400);
    expect(cut.length).toBeGreaterThan(390);
    expect(line.startsWith(`${cut} `)).toBe(true);
  });

  it('cuts a line that is too long at the end of a sentence, if most of it stays', () => {
    const first = `${words(298)}.`;
    const { answer } = read({ context: [`${first} ${words(150)}.`] });
    expect(answer?.context).toEqual([first]);
  });

  it('drops a thirteenth rule', () => {
    expect(read({ constraints: rules(13) }).answer?.constraints).toEqual(rules(12));
  });

  it('drops a thirteenth rule that is itself too long', () => {
    const constraints = [...rules(12), { rule: 'x'.repeat(900), reason: null }];
    expect(read({ constraints }).answer?.constraints).toEqual(rules(12));
  });

  it('cuts nothing that is far too long, because the meaning could change', () => {
    expect(read({ constraints: rules(16), steps: [words(504)] }).faults).toEqual([
      { code: 'schema', message: 'steps[0] must have 1 to 400 characters, it has 504.' },
      { code: 'schema', message: 'constraints must have at most 12 items, it has 16.' },
    ]);
  });

  it('cuts no word that is too long by itself', () => {
    expect(read({ role: 'x'.repeat(241) }).faults).toHaveLength(1);
  });

  it.each([
    [{ role: undefined }, 'role is missing.'],
    [{ answer: '42' }, 'The object has fields that do not exist: answer.'],
    [{ examples: [{ input: null }] }, 'examples[0].output is missing.'],
    [
      { placeholders: [{ name: '{{x}}', label: 'x', ifMissing: 'y' }] },
      'placeholders[0].name must be a snake_case name.',
    ],
  ])('says in a sentence what is wrong with %j', (change, message) => {
    expect(read(change).faults).toEqual([{ code: 'schema', message }]);
  });

  it('accepts or refuses any JSON, and never throws', () => {
    const odd = fc.record(
      { steps: fc.jsonValue(), constraints: fc.jsonValue(), role: fc.jsonValue() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), odd), (written) => {
        const { answer, faults } = readAnswer({ ...MODEL_ANSWER, ...Object(written) });
        expect(answer === undefined).toBe(faults !== undefined);
      }),
    );
  });

  it.each([null, 'text', 7, [], [MODEL_ANSWER]])('refuses what is not an object: %j', (written) => {
    expect(readAnswer(written).faults?.length).toBeGreaterThan(0);
  });
});
