import { describe, expect, it } from '@jest/globals';
import type { Judgement } from './judgements.js';
import type { PairKey, Side } from './pairs.js';
import { readingFigures } from './verdicts.js';

const keyOf = (id: string, prompt: Side): PairKey => ({
  id,
  prompt,
  request: `r-${id}`,
  targetModel: 'claude',
  kind: 'general',
  text: 'typed',
});
const KEY = [keyOf('p1', 'A'), keyOf('p2', 'B'), keyOf('p3', 'A'), keyOf('p4', 'B')];

const says = (
  reader: string,
  id: string,
  verdict: Judgement['verdict'],
  faultOn?: Side,
): Judgement => ({
  id,
  reader,
  verdict,
  faults: faultOn === undefined ? [] : [{ side: faultOn, line: 'x', fault: 'false', why: 'y' }],
});

describe('the figures of a reading', () => {
  const figures = readingFigures(KEY, [
    says('ann', 'p1', 'A'),
    says('ben', 'p1', 'same'),
    says('cid', 'p1', 'A'),
    says('ann', 'p2', 'A', 'B'),
    says('ben', 'p2', 'A', 'B'),
    says('cid', 'p2', 'B'),
    says('ann', 'p3', 'A', 'B'),
    says('ben', 'p3', 'same', 'A'),
    says('cid', 'p3', 'B'),
  ]);

  it('follow the majority of readers, or the middle verdict when all differ', () => {
    const { better, same, worse } = figures.majority;
    expect([better.count, same.count, worse.count]).toEqual([1, 1, 1]);
    expect(worse.high).toBeGreaterThan(worse.value);
  });

  it('count each reader separately', () => {
    expect(figures.byReader['ann']).toMatchObject({
      pairs: 3,
      better: { count: 2 },
      worse: { count: 1 },
      faulty: { count: 1 },
    });
  });

  it('count faults only on the side of the prompt, by majority and by any reader', () => {
    expect(figures.majority.faulty.count).toBe(1);
    expect(figures.faultyByAny.count).toBe(2);
  });

  it('list what is worse or faulty by majority as losses, and what only some say as doubts', () => {
    expect(figures.losses.map(({ key }) => key.id)).toEqual(['p2']);
    expect(figures.doubts.map(({ key }) => key.id)).toEqual(['p3']);
  });

  it('say how many pairs have no judgement, and on how many all readers agree', () => {
    expect(figures.unjudged).toBe(1);
    expect(figures.unanimous).toMatchObject({ count: 0, of: 3 });
  });

  it('take the worse verdict of two readers who differ', () => {
    const two = readingFigures(KEY, [says('ann', 'p1', 'A'), says('ben', 'p1', 'B')]);
    expect(two.majority.worse.count).toBe(1);
  });
});
