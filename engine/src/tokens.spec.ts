import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { compose } from './compose.js';
import { finishPrompt } from './finish-prompt.js';
import { estimateTokens } from './tokens.js';

const EVERY = 12;
const REQUESTS = readFileSync(new URL('../data/requests.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line, index) => line !== '' && index % EVERY === 0)
  .map((line) => JSON.parse(line) as { text: string; lang: string });

const SCRIPTS = {
  Latin: /\p{Script=Latin}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Chinese: /^(?!.*\p{Script=Hiragana}).*\p{Script=Han}/su,
  Japanese: /\p{Script=Hiragana}/u,
  Korean: /\p{Script=Hangul}/u,
  Arabic: /\p{Script=Arabic}/u,
  Greek: /\p{Script=Greek}/u,
  Hebrew: /\p{Script=Hebrew}/u,
  Thai: /\p{Script=Thai}/u,
  Devanagari: /\p{Script=Devanagari}/u,
} as const;

describe('the token estimate', () => {
  it.each(Object.entries(SCRIPTS))(
    'is within 10 %% of a real tokenizer for nine of ten prompts in %s script',
    (_, script) => {
      const prompts = REQUESTS.filter(({ text }) => script.test(text)).map(({ text }, index) => {
        const targetModel = TARGET_MODELS[index % TARGET_MODELS.length] ?? 'claude';
        const request = {
          input: text,
          useCase: 'auto_detect',
          targetModel,
          language: 'en',
        } as const;
        return finishPrompt(compose(request), request).text;
      });
      const close = prompts.filter((prompt) => {
        const tokens = countTokens(prompt, { disallowedSpecial: new Set() });
        return Math.abs(estimateTokens(prompt) - tokens) <= tokens / 10;
      });
      expect(prompts.length).toBeGreaterThan(5);
      expect(close.length / prompts.length).toBeGreaterThanOrEqual(0.9);
    },
  );

  it('is 0 for an empty text and at least 1 for any other', () => {
    expect(estimateTokens('')).toBe(0);
    expect(estimateTokens('a')).toBeGreaterThanOrEqual(1);
  });
});
