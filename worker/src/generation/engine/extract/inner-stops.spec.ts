import { describe, expect, it } from '@jest/globals';
import { splitSparing } from './inner-stops.js';

const sentences = (text: string) => splitSparing(text, /(?<=[.!?])\s+/);

describe('full stops inside a sentence', () => {
  it.each([
    'Write to Ms. Okafor and Prof. Dr. Weber today.',
    'Ask dear mr. Lee about it.',
    'Something warm, e.g. Tea or i.e. milk vs. Water.',
    'Meet at 9 a.m. Tuesday in room No. 12 of the hall.',
    'We live at 18 St. John’s Rd. near St. Louis, U.S. citizens, etc. included.',
    'It broke on 5 Nov. and again on Oct. 3, approx. Twice.',
    'My 3 y.o. wakes up early.',
    'I left Acme Corp. after years, esp. Priya helped.',
    'A book by J. K. Rowling and Samuel L. Jackson.',
    'Rede zum 60. Geburtstag am 3. März, z. B. Lieder, ca. 4 Minuten, bzw. Nr. 5.',
    'El Sr. García y la Sra. López, p. ej. hoy.',
  ])('%s', (sentence) => {
    expect(sentences(`${sentence} Then more.`)).toEqual([sentence, 'Then more.']);
  });

  it.each([
    ['Come at 9 a.m. Mention the dog.', 2],
    ['She lives in Baker St. Please write her.', 2],
    ['I take vitamin C. What else?', 2],
    ['We sell pens, ink, etc. Write a slogan.', 2],
    ['The answer is no. Then what?', 2],
    ['It took 200 ms. Make it faster.', 2],
    ['we met in may. the plan changed.', 2],
    ['it rises in 9 hrs. whats wrong', 2],
    ['pens, ink, etc. can you write a slogan', 2],
  ])('leave the ends of sentences alone: %s', (text, count) => {
    expect(sentences(text)).toHaveLength(count);
  });
});
