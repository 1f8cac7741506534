import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { archiveOf } from '../../testing/backup-archive.ts';
import type { Shutdown } from '../shutdown.ts';
import { restoreCluster } from './cluster-restore.ts';

const damaged = (reason: string) =>
  `a.backup is damaged, or is not a Promptmint backup (${reason}): nothing was changed.`;

/** A backup that unpacks to its files, and whose checksum is then wrong. */
async function changed(): Promise<Buffer> {
  const bytes = await archiveOf({});
  return bytes.fill(0, bytes.length - 8);
}

describe('restoreCluster', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'promptmint-restore-'));
    chmodSync(root, 0o711); // PostgreSQL's own user must be able to enter it
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  it.each([
    ['a backup whose checksum is wrong', changed, damaged('incorrect data check')],
    [
      'a file that is no backup',
      async () => gzipSync('something else'),
      damaged('Tar archive is truncated.'),
    ],
    [
      'a backup of another PostgreSQL',
      () => archiveOf({ postgres: '17' }),
      /was made by PostgreSQL 17, and this version brings PostgreSQL 18/,
    ],
    [
      'a backup of another kind of machine',
      () => archiveOf({ machine: 'aix-ppc64' }),
      /was made on aix-ppc64/,
    ],
  ])('refuses %s, and leaves the data as it was', async (_what, archive, sentence) => {
    const file = join(root, 'a.backup');
    writeFileSync(file, await archive());
    const home = join(root, 'home');
    mkdirSync(join(home, 'mailbox'), { recursive: true, mode: 0o711 });
    writeFileSync(join(home, 'mailbox/1.json'), 'mail');

    const { signal } = new AbortController();
    const restoring = restoreCluster(home, file, { interrupted: signal } as Shutdown);
    await expect(restoring).rejects.toThrow(sentence);
    expect(readFileSync(join(home, 'mailbox/1.json'), 'utf8')).toBe('mail');
    for (const name of ['restored', 'replaced', 'postgres/restored', 'postgres/replaced'])
      expect([name, existsSync(join(home, name))]).toEqual([name, false]);
  });
});
