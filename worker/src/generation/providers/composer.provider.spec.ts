import { describe, expect, it } from '@jest/globals';
import type { Refinement } from '@promptmint/engine/request';
import { ComposerProvider } from './composer.provider.js';
import { SAMPLE_BLUEPRINT, SAMPLE_REQUEST } from './instruction-sample.js';
import { ProviderError, type Writing } from './provider.js';

function write(refinement?: Refinement, signal = new AbortController().signal) {
  const called: string[] = [];
  const writing: Writing = {
    signal,
    onProgress: () => called.push('progress'),
    onUsage: () => called.push('usage'),
  };
  const request = { ...SAMPLE_REQUEST, ...(refinement && { refinement }) };
  return { called, written: new ComposerProvider().writeBlueprint(request, writing) };
}

describe('ComposerProvider', () => {
  it('composes a request, and calls nobody on the way', async () => {
    const { written, called } = write();
    expect((await written).context.join('\n')).toContain('20%');
    expect(called).toEqual([]);
  });

  it('carries out a wish on the blueprint that stands', async () => {
    const { written } = write({ previous: SAMPLE_BLUEPRINT, wish: 'more_formal' });
    const { objective, constraints } = await written;
    expect(objective).toBe(SAMPLE_BLUEPRINT.objective);
    expect(constraints.map(({ rule }) => rule).join('\n')).toContain('formal register');
  });

  it('refuses a note', async () => {
    const { written } = write({ previous: SAMPLE_BLUEPRINT, note: 'mention the neighbours' });
    await expect(written).rejects.toThrow(
      new ProviderError('composer', 'cannot carry out a note; it needs a model'),
    );
  });

  it('refuses a wish that changes nothing any more', async () => {
    let previous = SAMPLE_BLUEPRINT;
    const again = async () => (previous = await write({ previous, wish: 'stricter' }).written);
    await again();
    await again();
    await expect(again()).rejects.toThrow(/^composer finds nothing left to change/);
  });

  it('stops when the work has been ended', async () => {
    const { written } = write(undefined, AbortSignal.abort(new Error('ended')));
    await expect(written).rejects.toThrow('ended');
  });
});
