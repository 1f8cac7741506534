import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { ProviderName } from '@promptmint/core/config/settings';
import { Metrics } from '../../metrics/metrics.js';
import type { Blueprint } from '@promptmint/engine/blueprint';
import { BlueprintWriter, NoBlueprintError } from './blueprint-writer.js';
import { REQUEST } from '../../../testing/asked-model.ts';
import { MODEL_BLUEPRINT } from '../../../testing/model-answer.ts';
import {
  type BlueprintProvider,
  type ModelUsage,
  ProviderError,
  type Writing,
} from './provider.js';

const other: Blueprint = { ...MODEL_BLUEPRINT, role: 'another role' };
const PATIENCE = { failures: 2, halfOpenAfterMs: 60_000 };
const failed = (name: ProviderName) => new ProviderError(name, 'answered with HTTP 500', 'outage');
const usage: ModelUsage = {
  provider: 'anthropic',
  model: 'model-of-anthropic',
  inputTokens: 2_000,
  outputTokens: 500,
  costUsd: 0.0135,
};

/** A model that uses tokens and then ends like this, or the composer, which uses none. */
function provider(name: ProviderName, outcome: Blueprint | Error): BlueprintProvider {
  return {
    name,
    ...(name !== 'composer' && { model: `model-of-${name}` }),
    writeBlueprint: async (_request, { onUsage, onProgress }) => {
      onProgress({ role: outcome instanceof Error ? 'unfinished' : outcome.role });
      if (name === 'anthropic') onUsage(usage);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
}

describe('BlueprintWriter', () => {
  let logged: unknown[];
  let usages: ModelUsage[];
  let progress: Partial<Blueprint>[];
  let caller: AbortController;
  let writing: Writing;
  let metrics: Metrics;

  beforeEach(() => {
    [logged, usages, progress] = [[], [], []];
    caller = new AbortController();
    metrics = new Metrics();
    writing = {
      signal: caller.signal,
      onUsage: (used) => usages.push(used),
      onProgress: (finished) => progress.push(finished),
    };
    jest.spyOn(Logger.prototype, 'warn').mockImplementation((message) => void logged.push(message));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const writer = (...providers: BlueprintProvider[]) =>
    new BlueprintWriter(providers, metrics, PATIENCE);
  /** The lines of the metrics that are not zero, without help and buckets. */
  const counted = async () =>
    (await metrics.registry.metrics())
      .split('\n')
      .filter((line) => /^promptmint\w+\{/.test(line) && !line.includes('model_seconds'))
      .filter((line) => !line.endsWith(' 0'));

  it('returns the first blueprint and who wrote it', async () => {
    const written = await writer(
      provider('openai', MODEL_BLUEPRINT),
      provider('composer', other),
    ).write(REQUEST, writing);
    expect(written).toEqual({ blueprint: MODEL_BLUEPRINT, provider: 'openai' });
    expect(logged).toEqual([]);
  });

  it('falls back to the next provider, in order, and logs why', async () => {
    const written = await writer(
      provider('anthropic', failed('anthropic')),
      provider('openai', failed('openai')),
      provider('composer', other),
    ).write(REQUEST, writing);
    expect(written).toEqual({ blueprint: other, provider: 'composer' });
    expect(logged).toEqual(['anthropic answered with HTTP 500', 'openai answered with HTTP 500']);
  });

  it('reports finished fields and usage, even of a provider that failed', async () => {
    await writer(provider('anthropic', failed('anthropic')), provider('composer', other)).write(
      REQUEST,
      writing,
    );
    expect(usages).toEqual([usage]);
    expect(progress).toEqual([{ role: 'unfinished' }, { role: 'another role' }]);
  });

  it('fails when every provider failed, without words of the request', async () => {
    const all = writer(
      provider('openai', failed('openai')),
      provider('composer', new TypeError(`cannot read ${REQUEST.input}`)),
    );
    await expect(all.write(REQUEST, writing)).rejects.toThrow(
      new NoBlueprintError(
        'No provider wrote a blueprint: openai answered with HTTP 500; composer failed unexpectedly (TypeError)',
        false,
      ),
    );
    expect(logged.join(' ')).not.toContain(REQUEST.input);
  });

  it('asks no further provider once its caller has stopped', async () => {
    const reason = new Error('shutting down');
    const stopping: BlueprintProvider = {
      name: 'openai',
      model: 'model-of-openai',
      writeBlueprint: async () => {
        caller.abort(reason);
        throw reason;
      },
    };
    const both = writer(stopping, provider('composer', other));
    await expect(both.write(REQUEST, writing)).rejects.toBe(reason);
    expect(await counted()).toEqual([
      'promptmint_model_requests_total{provider="openai",model="model-of-openai",outcome="stopped"} 1',
      'promptmint_generations_total{provider="none",outcome="stopped"} 1',
    ]);
  });

  it('skips a provider that failed too often, and shows that', async () => {
    const both = writer(provider('openai', failed('openai')), provider('composer', other));
    for (let time = 0; time < 3; time += 1) await both.write(REQUEST, writing);
    expect(logged).toEqual([
      'openai answered with HTTP 500',
      'openai is left alone for 60 s: one outage after another',
      'openai answered with HTTP 500',
    ]);
    expect(await counted()).toEqual([
      'promptmint_model_requests_total{provider="openai",model="model-of-openai",outcome="outage"} 2',
      'promptmint_model_requests_total{provider="openai",model="model-of-openai",outcome="skipped"} 1',
      'promptmint_provider_open{provider="openai"} 1',
      'promptmint_generations_total{provider="composer",outcome="written"} 3',
    ]);
  });

  it('counts requests, tokens, costs and time', async () => {
    await writer(provider('anthropic', MODEL_BLUEPRINT)).write(REQUEST, writing);
    const labels = 'provider="anthropic",model="model-of-anthropic"';
    expect(await counted()).toEqual([
      `promptmint_model_requests_total{${labels},outcome="written"} 1`,
      `promptmint_model_tokens_total{${labels},direction="input"} 2000`,
      `promptmint_model_tokens_total{${labels},direction="output"} 500`,
      `promptmint_model_cost_usd_total{${labels}} 0.0135`,
      'promptmint_generations_total{provider="anthropic",outcome="written"} 1',
    ]);
    expect(await metrics.registry.metrics()).toContain(
      'promptmint_model_seconds_count{provider="anthropic"} 1',
    );
  });
});
