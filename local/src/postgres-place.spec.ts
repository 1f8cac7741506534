import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { clusterOf, postgresPlace } from './postgres-place.ts';

let root: string;
const places = new Set<string>();
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promptmint-place-')); // nobody else may enter it
});
afterEach(() => {
  for (const folder of [root, ...places]) rmSync(folder, { recursive: true });
  places.clear();
});

/** The place of a data folder, with a cluster. */
async function usedPlace(dataFolder: string): Promise<string> {
  mkdirSync(dataFolder);
  const { folder, elsewhere } = await postgresPlace(dataFolder);
  expect(elsewhere).toBe(true);
  places.add(folder);
  mkdirSync(clusterOf(folder));
  writeFileSync(join(clusterOf(folder), 'PG_VERSION'), '18');
  return folder;
}

(process.getuid?.() === 0 ? describe : describe.skip)('postgresPlace, started by root', () => {
  it('says where the database is when the data folder was moved without it', async () => {
    const [before, after] = [join(root, 'before'), join(root, 'after')];
    const folder = await usedPlace(before);
    expect(await postgresPlace(before)).toMatchObject({ folder });
    renameSync(before, after);
    await expect(postgresPlace(after)).rejects.toThrow(
      `The data folder was moved to ${after}, and its database stayed in ${folder}: rename`,
    );
    expect(existsSync(join(after, 'postgres'))).toBe(false);
  });

  it('makes a new database where the noted one is gone', async () => {
    const [before, after] = [join(root, 'before'), join(root, 'after')];
    rmSync(clusterOf(await usedPlace(before)), { recursive: true });
    renameSync(before, after);
    const { folder } = await postgresPlace(after);
    places.add(folder);
    expect(places.size).toBe(2);
  });
});
