import { describe, expect, it } from '@jest/globals';
import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import { SectionProgress } from './section-progress.js';

const sections = (...texts: string[]): PromptSection[] =>
  texts.map((text) => ({ key: 'role', label: 'Role', text }));

/** Writes that last until the test ends them. */
function heldWrites() {
  const started: PromptSection[][] = [];
  const ends: (() => void)[] = [];
  const store = (written: PromptSection[]) => {
    started.push(written);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { started, store, endOne: () => ends.shift()?.() };
}

/** Lets what follows a write happen. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the sections of a prompt that is being written', () => {
  it('are stored one write at a time, and the newest after a write that has ended', async () => {
    const { started, store, endOne } = heldWrites();
    const progress = new SectionProgress(store);
    for (const shown of [['a'], ['a', 'b'], ['a', 'b', 'c']]) progress.show(sections(...shown));
    expect(started).toEqual([sections('a')]);
    endOne();
    await settled();
    expect(started).toEqual([sections('a'), sections('a', 'b', 'c')]);
  });

  it('are not stored any more once the prompt has ended, however long a write lasts', async () => {
    const { started, store, endOne } = heldWrites();
    const progress = new SectionProgress(store);
    for (const shown of [['a'], ['a', 'b']]) progress.show(sections(...shown));
    progress.end();
    endOne();
    await settled();
    expect(started).toEqual([sections('a')]);
  });
});
