import { describe, expect, it } from '@jest/globals';
import { readRequest } from '../reading.js';
import { chooseType } from './choose-type.js';

const typeOf = (text: string, useCase: Parameters<typeof chooseType>[1] = 'auto_detect') =>
  chooseType(readRequest(text).cues, useCase).id;

describe('the type of a request', () => {
  it.each([
    ['content.job_ad', 'job ad for a shoe shop, mornings, 14 euros an hour'],
    ['content.job_ad', 'Stellenanzeige für einen Koch in Teilzeit, ab August'],
    ['content.job_ad', '花屋のスタッフ募集の文章を書いて。時給1100円'],
    ['content.bio', 'short bio for my website, I am a tailor from Cork'],
    ['content.news', 'press release: our museum opens a new wing on 3 June'],
    ['content.meeting', 'meeting agenda for monday: budget, hiring, website'],
    ['content.meeting', 'turn my notes into meeting minutes: Ada sends the contract'],
    ['content.proposal', 'business plan for a mobile library'],
    ['content.lesson', 'plan de clase sobre los volcanes para 12 años'],
    ['content.classified', 'verkaufe mein Rennrad, 3 Jahre alt, 700 Euro, Anzeige bitte'],
    ['content.terms', 'refund policy for my candle shop'],
    ['content.speech', 'eulogy for my aunt Rosa, she ran a bakery for 30 years'],
    ['code.docs', 'readme for my go tool that sorts photos'],
    [
      'code.explain_error',
      'why does parseSize("2kb") give NaN?\n```js\nconst parseSize = (s) => Number(s);\n```',
    ],
    ['code.explain_error', 'why does this crash? rows.at is not a function'],
    ['code.test', 'write unit tests for this\nfunction half(n) {\n  return n / 2;\n}'],
    ['code.migration', 'sql migration that adds a column to a table in postgres 16'],
    ['code.review', 'code review this\n```js\nif (user = admin) open();\n```'],
    ['data.budget', 'monthly budget for a student, 900 euros income'],
    ['qa.itinerary', 'three day itinerary for Porto, budget 500 euros'],
    ['qa.training', 'workout plan for a bad back, 20 minutes a day'],
    ['qa.recipe', 'recipe for dumplings without wheat'],
    ['qa.recommend', 'best headphones under 100 dollars for running'],
    ['qa.how_to', 'how do I politely decline a wedding invitation'],
    ['qa.general', 'tell me a joke'],
    ['open', 'hi'],
  ])('%s: %s', (id, text) => {
    expect(typeOf(text)).toBe(id);
  });

  it('is one of the use case that was set, unless nothing of it fits', () => {
    expect(typeOf('explain closures to me', 'code_generation')).toMatch(/^code\./);
    expect(typeOf('write a poem about autumn', 'question_answering')).toBe('content.story');
  });

  it('takes a thing that is worked on or asked about for no thing to be made', () => {
    expect(typeOf('summarize this newsletter: Bees sleep in winter. Flowers do not.')).toBe(
      'content.summary',
    );
    expect(typeOf('what does "statute barred" mean on a debt letter')).toBe('qa.explain');
  });
});
