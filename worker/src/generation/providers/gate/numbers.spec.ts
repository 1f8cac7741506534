import { describe, expect, it } from '@jest/globals';
import { foreignNumbers, knownNumbers } from './numbers.js';

describe('foreignNumbers', () => {
  it.each([
    ['1,500 euros', '1500 euro'],
    ['1500 euros', '1.500 Euro'],
    ['1 500 euros', '1500 €'],
    ['1500 euros', "1'500 Franken"],
    ['1500000 rupees', '15,00,000 rupees'],
    ['1234567.89', '1.234.567,89'],
    ['3.5 hours', '3,5 stunden'],
    ['15 euros', '15.00 €'],
    ['20 baht', '๒๐ บาท'],
    ['2026 and 35', '۲۰۲۶ و ۳۵'],
    ['45 yen', '４５円'],
    ['3 January 2026', '03.01.2026'],
    ['12 May at 18:30', '2026-05-12, 18h30'],
    ['at 18:00', 'um 18 Uhr'],
    ['11/12', '11.12.'],
    ['version 3.12', 'python 3.12.1, not 3.12'],
    ['the 21st', '21. mai'],
    ['E11000', 'error E11000'],
  ])('finds %j in %j', (text, source) => {
    expect(foreignNumbers(text, knownNumbers(source))).toEqual([]);
  });

  it.each([
    ['at most three bullets, 1 table, 10 rows', 'make it short'],
    ['steps 1 to 3', 'list the steps'],
  ])('ignores small counts of the form: %j', (text, source) => {
    expect(foreignNumbers(text, knownNumbers(source))).toEqual([]);
  });

  it.each([
    ['120 words', 'short text', ['120']],
    ['5% less', 'less rent', ['5']],
    ['$9 each', 'the price', ['9']],
    ['3 degrees', 'too cold', ['3']],
    ['15 or 51 euros', '15 euros', ['51']],
    ['3.5 hours', '35 hours', ['3.5']],
    ['12.5 kg', '12 kg and 5 g', ['12.5']],
    ['14 June 2027', '14.6.2026', ['2027']],
    ['version 3.11', 'python 3.12', ['3.11']],
    ['18:45', '18:30', ['18:45']],
  ])('names what %j states and %j does not', (text, source, expected) => {
    expect(foreignNumbers(text, knownNumbers(source))).toEqual(expected);
  });
});
