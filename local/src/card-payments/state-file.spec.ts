import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { StateFile } from './state-file.ts';

it('the card payments name their file when it is damaged, and say what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-payments-'));
  const file = join(folder, 'state.json');
  writeFileSync(file, '{"port":');
  expect(() => new StateFile(folder)).toThrow(`${file} is damaged: put it back from a backup`);
  rmSync(folder, { recursive: true });
});
