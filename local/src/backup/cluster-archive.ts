import { createReadStream, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { packTar, type TarSource, unpackTar } from 'modern-tar/fs';
import { z } from 'zod';
import type { DataFolder } from '../data-folder.ts';
import { clusterOf, passwordOf } from '../postgres-place.ts';
import { StartError } from '../start-error.ts';
import { writeBackup } from './durable-files.ts';

/** What a backup says about itself; its first file. */
const manifestSchema = z.object({
  format: z.literal(1),
  /** PostgreSQL's major version: '18'. */
  postgres: z.string(),
  /** Its files are only for this: 'linux-x64'. */
  machine: z.string(),
  madeAt: z.iso.datetime(),
});
type Manifest = z.infer<typeof manifestSchema>;

const MANIFEST = 'backup.json';

/** The folder of PostgreSQL in an archive: the cluster in `data`, and its password. */
export const POSTGRES = 'postgres';

/** The kind of machine that can read a cluster made here. */
export const MACHINE = `${process.platform}-${process.arch}`;

/** Which parts of the data folder belong to the data; a new part must be listed to compile. */
const IS_DATA: Record<Exclude<keyof DataFolder, 'path' | 'logFile'>, boolean> = {
  jwtSecretFile: true,
  mailFolder: true,
  paymentsFolder: true,
  stripeKeyFile: true,
  webhookSecretFile: true,
  localModelFile: true,
  migratedFile: false,
  runtimeFile: false,
  restoreJournal: false,
};

/** Everything but PostgreSQL that belongs to the data, by path. */
export const dataPaths = (data: DataFolder): string[] =>
  (Object.keys(IS_DATA) as (keyof typeof IS_DATA)[])
    .filter((name) => IS_DATA[name])
    .map((name) => data[name]);

/**
 * Writes a stopped cluster and what belongs to it into one file.
 * @throws {StartError} when it holds a symlink: the backup would lack what is behind it
 */
export async function writeArchive(
  file: string,
  data: DataFolder,
  { folder, major, signal }: { folder: string; major: string; signal: AbortSignal },
): Promise<void> {
  const manifest: Manifest = {
    format: 1,
    postgres: major,
    machine: MACHINE,
    madeAt: new Date().toISOString(),
  };
  const sources: TarSource[] = [
    { type: 'content', content: JSON.stringify(manifest), target: MANIFEST },
    ...dataPaths(data)
      .filter((path) => existsSync(path))
      .map((path) => sourceOf(path, basename(path))),
    sourceOf(passwordOf(folder), `${POSTGRES}/password`),
    sourceOf(clusterOf(folder), `${POSTGRES}/data`),
  ];
  await writeBackup(file, packTar(sources), { signal });
}

/** A file or folder, also where its path is a symlink, which the archive itself would keep as one. */
function sourceOf(path: string, target: string): TarSource {
  const source = realpathSync(path);
  if (!statSync(source).isDirectory()) return { type: 'file', source, target };
  const link = readdirSync(source, { recursive: true, withFileTypes: true }).find((entry) =>
    entry.isSymbolicLink(),
  );
  if (!link) return { type: 'directory', source, target };
  throw new StartError(
    `${join(link.parentPath, link.name)} is a symlink, and a backup holds only what is in the folder itself: move what it leads to there.`,
  );
}

/**
 * Reads an archive to its end, so that one that is damaged anywhere is found, and unpacks what is not of
 * PostgreSQL.
 * @throws {StartError}
 */
export async function unpackSmallFiles(
  file: string,
  to: string,
  signal: AbortSignal,
): Promise<void> {
  await unpack(file, to, { isKept: (name) => !name.startsWith(`${POSTGRES}/`), signal });
}

/** Unpacks PostgreSQL's part of an archive. */
export async function unpackCluster(file: string, to: string, signal: AbortSignal): Promise<void> {
  await unpack(file, to, { isKept: (name) => name.startsWith(`${POSTGRES}/`), signal });
}

async function unpack(
  file: string,
  to: string,
  { isKept, signal }: { isKept: (name: string) => boolean; signal: AbortSignal },
): Promise<void> {
  const target = unpackTar(to, {
    strict: true,
    filter: ({ name, type }) => isKept(name) && (type === 'file' || type === 'directory'),
    dmode: 0o700,
    fmode: 0o600,
  });
  await pipeline(createReadStream(file), createGunzip(), target, { signal });
}

/** @throws {StartError} when there is none that this release understands. */
export function readManifest(text: string, file: string): Manifest {
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new StartError(`${file} was made by a release that this one does not understand.`);
}
