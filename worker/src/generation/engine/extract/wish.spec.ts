import { describe, expect, it } from '@jest/globals';
import { findWish } from './wish.js';

describe('what is wanted', () => {
  it.each([
    ['Is it worth fixing my old van? I need to decide by Friday. Tell me the risks.'],
    ['Is it worth fixing my old van? I want my money back.'],
    ['Is it worth fixing my old van? I need it for work on Monday.'],
  ])('is the question, whatever is told after it: %s', (text) => {
    expect(findWish(text)).toMatchObject({
      kind: 'question',
      text: 'Is it worth fixing my old van',
    });
  });

  it('is a thing to be made, also behind a question', () => {
    expect(findWish('Is it rude to say no to them? Write a polite text to my aunt.')?.text).toBe(
      'Write a polite text to my aunt',
    );
    expect(findWish('Can he keep my deposit of 400? I need a letter to the landlord.')?.text).toBe(
      'a letter to the landlord',
    );
  });

  it('is no statement that only begins like a question', () => {
    expect(
      findWish('Bash script that posts new lines to a channel. Has to run as a service on Debian.')
        ?.text,
    ).toBe('Bash script that posts new lines to a channel');
    expect(findWish('How do the two pensions differ? I earn well, am 34, and pay 4%.')?.also).toBe(
      undefined,
    );
  });

  it('takes an order that adds something for the second one', () => {
    expect(findWish('bedtime story for Mia about a hedgehog. Also give me 3 questions.')).toEqual({
      kind: 'thing',
      text: 'bedtime story for Mia about a hedgehog',
      also: [{ kind: 'order', text: 'give me 3 questions' }],
    });
  });

  it('keeps three tasks in their order', () => {
    expect(
      findWish('Review this function. Is it open to SQL injection? Then rewrite it safely.'),
    ).toMatchObject({
      text: 'Review this function',
      also: [
        { kind: 'question', text: 'Is it open to SQL injection' },
        { kind: 'order', text: 'rewrite it safely' },
      ],
    });
  });

  it('keeps a quotation whole', () => {
    const text = 'Translate into German: "Dear all, we are closed. Come on Monday."';
    expect(findWish(text)?.text).toBe(text);
  });

  it('keeps a short question behind what it is about', () => {
    expect(findWish('Here are our monthly signups: 120, 132. Did it work?')?.text).toBe(
      'Did it work',
    );
  });
});
