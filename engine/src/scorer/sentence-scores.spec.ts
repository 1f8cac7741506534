import { describe, expect, it } from '@jest/globals';
import { loadLinearModel, scoresOf } from '../classify/linear-model.js';
import { sentenceFeatures } from './sentence-features.js';
import { SentenceScorer } from './sentence-scores.js';
import { sentencesOf } from './sentences.js';

const PROMPTS = [
  'You are a tax adviser. Explain "reverse charge" to a baker.\n\n## Rules\n- At most 120 words.\n- No jargon.',
  '<task>\nTranslate the text into French.\n</task>\n<text>\nThe bridge closes on 3 May.\n</text>',
  'Write a haiku about rain.',
  '```\nconst a = [1, 2];\n```\nWhy is `a` frozen?',
];

describe('The scores of sentences', () => {
  const model = loadLinearModel('scorer');

  it('are those of the features that the scorer learned from, also for sentences that it keeps', () => {
    const scorer = new SentenceScorer(model);
    for (const text of [...PROMPTS, ...PROMPTS]) {
      const sentences = sentencesOf(text);
      sentences.forEach((_, index) => {
        const learned = scoresOf(model, sentenceFeatures(text, sentences, index, model.counts));
        scorer.scores(text, sentences, index).forEach((score, column) => {
          expect(score).toBeCloseTo(learned[column] ?? NaN, 4);
        });
      });
    }
  });
});
