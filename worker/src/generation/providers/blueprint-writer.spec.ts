import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { ProviderName } from '@promptmint/core/config/settings';
import type { Blueprint } from '../engine/blueprint.js';
import { BlueprintWriter, NoBlueprintError } from './blueprint-writer.js';
import { SAMPLE_BLUEPRINT, SAMPLE_REQUEST } from './instruction-sample.js';
import { type BlueprintProvider, ProviderError } from './provider.js';

const never = new AbortController().signal;
const other: Blueprint = { ...SAMPLE_BLUEPRINT, role: 'another role' };

function provider(name: ProviderName, outcome: Blueprint | Error): BlueprintProvider {
  return {
    name,
    writeBlueprint: async () => {
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
}

describe('BlueprintWriter', () => {
  const logged: unknown[] = [];

  beforeEach(() => {
    logged.length = 0;
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((message) => void logged.push(message));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('gives the first blueprint and says who wrote it', async () => {
    const writer = new BlueprintWriter([
      provider('openai-compatible', SAMPLE_BLUEPRINT),
      provider('composer', other),
    ]);
    expect(await writer.write(SAMPLE_REQUEST, never)).toEqual({
      blueprint: SAMPLE_BLUEPRINT,
      provider: 'openai-compatible',
    });
    expect(logged).toEqual([]);
  });

  it('falls back to the next provider, and tells the operator why', async () => {
    const writer = new BlueprintWriter([
      provider(
        'openai-compatible',
        new ProviderError('openai-compatible', 'answered with HTTP 500'),
      ),
      provider('composer', other),
    ]);
    expect(await writer.write(SAMPLE_REQUEST, never)).toEqual({
      blueprint: other,
      provider: 'composer',
    });
    expect(logged).toEqual(['openai-compatible answered with HTTP 500']);
  });

  it('fails when every provider failed, without words of the request', async () => {
    const writer = new BlueprintWriter([
      provider(
        'openai-compatible',
        new ProviderError('openai-compatible', 'answered with HTTP 500'),
      ),
      provider('composer', new TypeError(`cannot read ${SAMPLE_REQUEST.input}`)),
    ]);
    await expect(writer.write(SAMPLE_REQUEST, never)).rejects.toThrow(
      new NoBlueprintError(
        'No provider wrote a blueprint: openai-compatible answered with HTTP 500; composer failed unexpectedly (TypeError)',
      ),
    );
    expect(logged.join(' ')).not.toContain(SAMPLE_REQUEST.input);
  });

  it('asks no further provider once its caller has stopped', async () => {
    const caller = new AbortController();
    const reason = new Error('shutting down');
    const stopping: BlueprintProvider = {
      name: 'openai-compatible',
      writeBlueprint: async () => {
        caller.abort(reason);
        throw reason;
      },
    };
    const writer = new BlueprintWriter([stopping, provider('composer', other)]);
    await expect(writer.write(SAMPLE_REQUEST, caller.signal)).rejects.toBe(reason);
  });
});
