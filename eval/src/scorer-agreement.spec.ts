import { describe, expect, it } from '@jest/globals';
import { QUALITY_CRITERIA, type QualityScore } from '@promptmint/core/catalogue/prompt-parts';
import { agreement, compareScorer } from './scorer-agreement.js';

const pairs = (both: number, scorer: number, reader: number, neither: number) => [
  ...Array.from({ length: both }, () => [true, true] as const),
  ...Array.from({ length: scorer }, () => [true, false] as const),
  ...Array.from({ length: reader }, () => [false, true] as const),
  ...Array.from({ length: neither }, () => [false, false] as const),
];

describe('agreement of the scorer with a reader', () => {
  it('is measured beyond chance', () => {
    const found = agreement(pairs(20, 5, 10, 15));
    expect(found.precision).toBeCloseTo(0.8);
    expect(found.recall).toBeCloseTo(2 / 3);
    expect(found.kappa).toBeCloseTo(0.4);
    expect(found.kappaMargin).toBeCloseTo(0.254, 3);
  });

  it('is 1 for full agreement, 0 for chance, and NaN for a precision without a yes', () => {
    expect(agreement(pairs(3, 0, 0, 4)).kappa).toBe(1);
    expect(agreement(pairs(5, 5, 5, 5)).kappa).toBe(0);
    expect(agreement(pairs(0, 0, 3, 4)).precision).toBeNaN();
  });
});

it('reports the traps separately and names each disagreement', () => {
  const labels = Object.fromEntries(QUALITY_CRITERIA.map((field) => [field, true])) as QualityScore;
  const figures = compareScorer(
    [
      { id: 'p1', text: 'one', lang: 'en', labels, tags: ['trap:filler'] },
      { id: 'p2', text: 'two', lang: 'es', labels, tags: [] },
    ],
    (text) => ({ ...labels, has_role: text === 'two' }),
  );
  expect(figures.disagreements).toEqual([{ id: 'p1', criterion: 'has_role', expected: true }]);
  expect([figures.trapPrompts, figures.foreignPrompts]).toEqual([1, 1]);
  expect([figures.all.has_role.recall, figures.traps.has_role.recall]).toEqual([0.5, 0]);
});
