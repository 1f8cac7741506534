import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { KIND_KEYS } from '@promptmint/core/catalogue/kinds';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { compose } from '../compose.js';
import { finishPrompt } from '../finish-prompt.js';
import { estimateTokens } from '../tokens.js';
import { kindTextSchema } from './kind-text.js';
import { KIND_TEXTS } from './kind-texts.js';

const MOST_TOKENS = 250;

describe('the text of a kind', () => {
  it.each(KIND_KEYS)('follows the schema for %s', (kind) => {
    expect(kindTextSchema.safeParse(KIND_TEXTS[kind]).error).toBeUndefined();
  });

  it.each(KIND_KEYS)('adds at most 250 tokens to a request for %s', (kind) => {
    // Long enough to get every line of its kind.
    const input = 'Die Brücke, bitte. '.repeat(6);
    for (const targetModel of TARGET_MODELS) {
      const request = { input, useCase: 'auto_detect', kind, targetModel, language: 'en' } as const;
      const { text } = finishPrompt(compose(request), request);
      expect(estimateTokens(text) - estimateTokens(input)).toBeLessThanOrEqual(MOST_TOKENS);
    }
  });

  it('has a file of its own with at most 60 lines', () => {
    const folder = new URL('.', import.meta.url);
    const files = readdirSync(folder).filter((name) => !/^kind-text|\.spec\./.test(name));
    expect(files).toHaveLength(KIND_KEYS.length);
    for (const file of files) {
      expect(readFileSync(new URL(file, folder), 'utf8').split('\n').length).toBeLessThanOrEqual(
        61,
      );
    }
  });
});
