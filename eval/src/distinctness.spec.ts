import { describe, expect, it } from '@jest/globals';
import { compareAll, nearestFigures, scaffoldLines, sharedLines } from './distinctness.js';
import { readPrompt } from './prompt-reading.js';

describe('lines that two prompts share', () => {
  it('count as often as both hold them', () => {
    expect(sharedLines(['a', 'a', 'b'], ['a', 'c', 'c'])).toBeCloseTo(2 / 6);
    expect(sharedLines(['a', 'b'], ['b', 'a'])).toBe(1);
    expect(sharedLines(['a'], ['b'])).toBe(0);
  });

  it('are those of the prompt itself, whatever marks stand around them', () => {
    const text = '<limits>\n- Be brief.\n</limits>\n\n> my boat\n<example>One</example>';
    const prompt = readPrompt([{ key: 'constraints', label: 'Limits', text }], 'my boat');
    expect(scaffoldLines(prompt)).toEqual(['Be brief.', 'One']);
  });
});

it('gives each prompt its nearest neighbour and the most alike pairs first', () => {
  const { nearest, pairs, meanOfPairs } = compareAll([
    { id: 'one', lines: ['a', 'b'] },
    { id: 'two', lines: ['a', 'b'] },
    { id: 'three', lines: ['a', 'x'] },
  ]);
  expect(Object.fromEntries(nearest)).toEqual({ one: 1, two: 1, three: 0.5 });
  expect(pairs[0]).toEqual({ one: 'one', other: 'two', share: 1 });
  expect(meanOfPairs).toBeCloseTo(2 / 3);
  expect(nearestFigures([...nearest.values(), 0.2])).toEqual({
    mean: 0.675,
    p90: 1,
    max: 1,
    alike: 0.75,
  });
});
