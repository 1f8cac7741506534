import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from './local-settings.ts';
import { openDataFolder, spaceWarning } from './data-folder.ts';

describe('openDataFolder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'promptmint-data-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('creates the folder and its parents', () => {
    const { path } = openDataFolder(join(folder, 'one', 'two'));
    expect(existsSync(join(path, 'logs'))).toBe(true);
  });

  it('removes what an interrupted restore has unpacked, and nothing else', () => {
    const path = join(folder, 'interrupted');
    for (const name of ['restored', 'postgres/restored', 'postgres/data'])
      mkdirSync(join(path, name), { recursive: true });
    openDataFolder(path);
    expect(existsSync(join(path, 'restored'))).toBe(false);
    expect(readdirSync(join(path, 'postgres'))).toEqual(['data']);
  });

  // In a process of its own, because a hanging call cannot be stopped from here.
  it.each(['/dev/null/data', '/proc/nothing/data'])(
    'fails with a sentence instead of trying for ever to create %s',
    async (path) => {
      const program = `import { openDataFolder } from '${join(ROOT, 'local/src/data-folder.ts')}';
        try { openDataFolder('${path}'); } catch (error) { console.log(error.message); }`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
        timeout: 30_000,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      expect(said).toMatch(new RegExp(`^The data folder ${path} cannot be written \\(E\\w+`));
    },
  );
});

describe('spaceWarning', () => {
  it('warns under 1 GB of free space, and says where and how much is left', () => {
    const space = (bytes: number) => () => ({ bavail: bytes / 4_096, bsize: 4_096 });
    expect(spaceWarning('/data', space(4_096 * 100_000))).toBe(
      'Only 0.4 GB of disk space are left for /data: PostgreSQL stops when there is none.',
    );
    expect(spaceWarning('/data', space(4_096 * 1_000_000))).toBeNull();
  });
});
