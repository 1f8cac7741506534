import { describe, expect, it } from '@jest/globals';
import { checkFacts, holdsFact, numberWord } from './faithfulness.js';

describe('a fact that must be kept', () => {
  it.each([
    ['a walk of 40 minutes', '40'],
    ['costs 38,500 pounds', '38500'],
    ['costs 38 500 pounds', '38500'],
    ['Hiking is her joy', 'hik'],
    ['two children', '2'],
    ['thirty-two pupils', '32'],
    ['thirty two pupils', '32'],
    ['forty-eight hours ahead', '48 hours'],
    ['ＳＱＬ and Ｅｘｃｅｌ', 'excel'],
    ['keep ${total} and {0}', '{0}'],
    ['1C export', '1c'],
    ['up to 31%', '31%'],
  ])('%j keeps %j', (text, key) => expect(holdsFact(text, key)).toBe(true));

  it.each([
    ['in 2015', '15'],
    ['1500 words', '15'],
    ['the caravan', 'van'],
    ['a tone2 setting', '2b'],
    ['someone came', '1'],
    ['x86vue', 'vue'],
    ['11C export', '1c'],
  ])('%j does not keep %j', (text, key) => expect(holdsFact(text, key)).toBe(false));

  it('is also looked for outside the quoted request', () => {
    const facts = checkFacts(['leeds', '7:30', 'bot'], 'a bot for Leeds at 7:30', 'a bot at 7:30');
    expect(facts).toEqual({
      kept: ['leeds', '7:30', 'bot'],
      missed: [],
      keptOutsideQuote: ['7:30', 'bot'],
    });
  });
});

it('says numbers in words', () => {
  expect([0, 12, 20, 85, 100, 101].map(numberWord)).toEqual([
    'zero',
    'twelve',
    'twenty',
    'eighty-five',
    'hundred',
    null,
  ]);
});
