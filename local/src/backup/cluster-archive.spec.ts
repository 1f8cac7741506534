import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type DataFolder, openDataFolder } from '../data-folder.ts';
import { unpackCluster, unpackSmallFiles, writeArchive } from './cluster-archive.ts';

let root: string;
let data: DataFolder;
const at = (...names: string[]) => join(root, ...names);
const { signal } = new AbortController();

/** The data folder has a cluster; both its folder and the mailbox are symlinks to another disk. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promptmint-archive-'));
  data = openDataFolder(at('home'));
  for (const folder of ['home/postgres', 'disk/data/base', 'disk/mailbox', 'small', 'cluster'])
    mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('home/postgres/password'), 'secret');
  writeFileSync(at('disk/data/base/1'), 'rows');
  writeFileSync(at('disk/mailbox/1.json'), 'mail');
  symlinkSync(at('disk/data'), at('home/postgres/data'));
  symlinkSync(at('disk/mailbox'), data.mailFolder);
});
afterEach(() => rmSync(root, { recursive: true }));

const write = () =>
  writeArchive(at('a.backup'), data, { folder: at('home/postgres'), major: '18', signal });

describe('writeArchive', () => {
  it('takes what is in a folder also when its path is a symlink to another disk', async () => {
    await write();
    await unpackSmallFiles(at('a.backup'), at('small'), signal);
    await unpackCluster(at('a.backup'), at('cluster'), signal);
    expect(readFileSync(at('small/mailbox/1.json'), 'utf8')).toBe('mail');
    expect(readFileSync(at('cluster/postgres/data/base/1'), 'utf8')).toBe('rows');
    expect(readFileSync(at('cluster/postgres/password'), 'utf8')).toBe('secret');
  });

  it('refuses a symlink inside the cluster, because the backup would lack what is behind it', async () => {
    symlinkSync(at('disk/mailbox'), at('disk/data/pg_wal'));
    await expect(write()).rejects.toThrow(
      `${at('disk/data/pg_wal')} is a symlink, and a backup holds only what is in the folder itself`,
    );
    expect(existsSync(at('a.backup'))).toBe(false);
  });
});
