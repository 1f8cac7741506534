import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { finishSwap, type Swap, swapPlaces } from './swap-places.ts';

let root: string;
const at = (...names: string[]) => join(root, ...names);
const journal = () => at('restore.json');
const write = (text: string, ...names: string[]) => writeFileSync(at(...names), text);
const read = (...names: string[]) =>
  existsSync(at(...names)) ? readFileSync(at(...names), 'utf8') : null;

const swap = (name: string, isStaged = true): Swap => ({
  current: at(name),
  staged: isStaged ? at('restored', name) : null,
  aside: at('replaced', name),
});
/** One that both have, one that is new, one that the backup does not have. */
const swaps = () => [swap('both'), swap('added'), swap('dropped', false)];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promptmint-swap-'));
  for (const folder of ['restored', 'replaced']) mkdirSync(at(folder));
  write('old', 'both');
  write('old', 'dropped');
  write('new', 'restored', 'both');
  write('new', 'restored', 'added');
});
afterEach(() => rmSync(root, { recursive: true }));

const everything = () => ({
  current: [read('both'), read('added'), read('dropped')],
  aside: [read('replaced', 'both'), read('replaced', 'added'), read('replaced', 'dropped')],
  journal: existsSync(journal()),
});
const RESTORED = {
  current: ['new', 'new', null],
  aside: ['old', null, 'old'],
  journal: false,
};

describe('swapPlaces', () => {
  it('puts what was unpacked in its place, and keeps what was there aside', () => {
    swapPlaces(journal(), swaps());
    expect(everything()).toEqual(RESTORED);
  });

  it.each([0, 1, 2, 3])(
    'is finished by whatever opens the data folder next after a crash that left %i files moved',
    (moves) => {
      let left = moves;
      const crashing = (from: string, to: string) => {
        if (left === 0) throw new Error('power cut');
        left -= 1;
        renameSync(from, to);
      };
      expect(() => swapPlaces(journal(), swaps(), crashing)).toThrow('power cut');
      finishSwap(journal());
      expect(everything()).toEqual(RESTORED);
    },
  );

  it('moves nothing when no restore was interrupted', () => {
    finishSwap(journal());
    expect(read('both')).toBe('old');
  });
});
