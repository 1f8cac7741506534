import { describe, expect, it } from '@jest/globals';
import { readSettings } from '@promptmint/core/config/read-settings';
import { KEY, REQUEST, WIRES } from '../../../testing/asked-model.ts';
import { blueprintSchema } from '@promptmint/engine/blueprint';
import { createProviders } from './create-providers.js';

const needed = {
  DATABASE_URL: 'postgresql://127.0.0.1/promptmint',
  JWT_SECRET: 'for-tests-alone-0123456789-abcdefghij',
};

describe('createProviders', () => {
  it('creates only the composer if nothing is set', async () => {
    const providers = await createProviders(readSettings(needed));
    expect(providers.map(({ name }) => name)).toEqual(['composer']);
    const blueprint = await providers[0]?.writeBlueprint(REQUEST, {
      signal: new AbortController().signal,
      onProgress: () => undefined,
      onUsage: () => undefined,
    });
    expect(blueprintSchema.safeParse(blueprint).error).toBeUndefined();
  });

  it('keeps the order of the setting', async () => {
    const all = WIRES.map(([, wire]) => wire.settings('http://127.0.0.1:1', KEY));
    const settings = readSettings({
      ...needed,
      ...Object.assign({}, ...all),
      LLM_PROVIDERS: 'google,openai,composer,anthropic,openai-compatible',
    });
    const providers = await createProviders(settings);
    expect(providers.map(({ name, model }) => [name, model])).toEqual([
      ['google', 'gemini-stand-in'],
      ['openai', 'gpt-stand-in'],
      ['composer', undefined],
      ['anthropic', 'claude-3-haiku-20240307'],
      ['openai-compatible', 'stand-in'],
    ]);
  });

  it('names a missing setting that was not checked before', async () => {
    const settings = { ...readSettings(needed), LLM_PROVIDERS: ['openai' as const] };
    await expect(createProviders(settings)).rejects.toThrow(
      'OPENAI_MODEL is needed by LLM_PROVIDERS',
    );
  });
});
