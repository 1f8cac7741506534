import { describe, expect, it } from '@jest/globals';
import { readSettings } from '@promptmint/core/config/settings';
import { blueprintSchema } from '../engine/blueprint.js';
import { createProviders } from './create-providers.js';
import { SAMPLE_REQUEST } from './instruction-sample.js';

const needed = {
  DATABASE_URL: 'postgresql://127.0.0.1/promptmint',
  JWT_SECRET: 'for-tests-alone-0123456789-abcdefghij',
};

describe('createProviders', () => {
  it('gives the composer alone where nothing is set', async () => {
    const providers = createProviders(readSettings(needed));
    expect(providers.map(({ name }) => name)).toEqual(['composer']);
    const blueprint = await providers[0]?.writeBlueprint(
      SAMPLE_REQUEST,
      new AbortController().signal,
    );
    expect(blueprintSchema.safeParse(blueprint).error).toBeUndefined();
  });

  it('keeps the order of the setting', () => {
    const settings = readSettings({
      ...needed,
      LLM_PROVIDERS: 'openai-compatible,composer',
      OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1',
      OPENAI_COMPATIBLE_MODEL: 'a-model',
    });
    const names = createProviders(settings).map(({ name }) => name);
    expect(names).toEqual(['openai-compatible', 'composer']);
  });
});
