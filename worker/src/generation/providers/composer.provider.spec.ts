import { describe, expect, it } from '@jest/globals';
import type { Refinement } from '@promptmint/engine/request';
import { REQUEST } from '../../../testing/asked-model.ts';
import { MODEL_BLUEPRINT } from '../../../testing/model-answer.ts';
import { ComposerProvider } from './composer.provider.js';
import { ProviderError, type Writing } from './provider.js';

function write(refinement?: Refinement, signal = new AbortController().signal) {
  const called: string[] = [];
  const writing: Writing = {
    signal,
    onProgress: () => called.push('progress'),
    onUsage: () => called.push('usage'),
  };
  const request = { ...REQUEST, ...(refinement && { refinement }) };
  return { called, written: new ComposerProvider().writeBlueprint(request, writing) };
}

describe('ComposerProvider', () => {
  it('composes a request with the chosen use case, without any network call', async () => {
    const { written, called } = write();
    expect(await written).toMatchObject({ engine: 2, useCase: REQUEST.useCase });
    expect(called).toEqual([]);
  });

  it('carries out a named refinement on a blueprint that a model wrote', async () => {
    const { written } = write({ previous: MODEL_BLUEPRINT, name: 'more_formal' });
    const { constraints, ...rest } = await written;
    const { constraints: earlier, ...unchanged } = MODEL_BLUEPRINT;
    expect(rest).toEqual(unchanged);
    expect(constraints.slice(0, earlier.length)).toEqual(earlier);
    expect(constraints.at(-1)?.rule).toContain('formal register');
  });

  it('refuses a note, which needs a model', async () => {
    const { written } = write({ previous: MODEL_BLUEPRINT, note: 'mention the neighbours' });
    await expect(written).rejects.toThrow(
      new ProviderError('composer', 'cannot carry out a note; it needs a model'),
    );
  });

  it('refuses a refinement that was carried out before', async () => {
    const previous = await write({ previous: MODEL_BLUEPRINT, name: 'stricter' }).written;
    const { written } = write({ previous, name: 'stricter' });
    await expect(written).rejects.toThrow(/^composer finds nothing left to change/);
  });

  it('stops when the work was aborted', async () => {
    const { written } = write(undefined, AbortSignal.abort(new Error('ended')));
    await expect(written).rejects.toThrow('ended');
  });
});
