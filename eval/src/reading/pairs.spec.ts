import { describe, expect, it } from '@jest/globals';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import type { LabelledRequest } from '../data.js';
import { choosePairs, pairOf, pairsMarkdown, QUESTION } from './pairs.js';

const REQUESTS = Array.from({ length: 40 }, (_, index): LabelledRequest => ({
  id: `r${index}`,
  text: `request ${index}`,
  lang: 'en',
  useCases: ['content_creation'],
  kind: null,
}));

describe('choosing pairs', () => {
  it('makes the same choice for the same seed, and another one for another seed', () => {
    expect(choosePairs(REQUESTS, 10, 3)).toEqual(choosePairs(REQUESTS, 10, 3));
    expect(choosePairs(REQUESTS, 10, 3)).not.toEqual(choosePairs(REQUESTS, 10, 4));
  });

  it('takes each request once, all target models equally often, and both sides', () => {
    const chosen = choosePairs(REQUESTS, 30, 1);
    expect(new Set(chosen.map(({ request }) => request.id)).size).toBe(30);
    const counts = TARGET_MODELS.map(
      (model) => chosen.filter(({ targetModel }) => targetModel === model).length,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    const onA = chosen.filter(({ promptSide }) => promptSide === 'A').length;
    expect(onA).toBeGreaterThan(5);
    expect(onA).toBeLessThan(25);
  });

  it('gives the pairs names that reveal nothing about the choice', () => {
    expect(choosePairs(REQUESTS, 10, 1).map(({ id }) => id)).toContain('pair-01');
  });

  it('refuses to choose more pairs than there are requests', () => {
    expect(() => choosePairs(REQUESTS, 41, 1)).toThrow('There are only 40 requests for 41 pairs.');
  });
});

it('puts the prompt of a pair on the chosen side', () => {
  for (const choice of choosePairs(REQUESTS, 10, 1)) {
    const pair = pairOf(choice, 'the prompt');
    expect(pair[choice.promptSide]).toBe('the prompt');
    expect([pair.A, pair.B]).toContain(choice.request.text);
  }
});

it('writes pairs for readers with the exact question, in fences that the texts cannot close', () => {
  const text = pairsMarkdown([{ id: 'pair-1', A: 'a\n```\nb', B: 'b' }]);
  expect(text).toContain(QUESTION);
  expect(text).toContain('````text\na\n```\nb\n````');
});
