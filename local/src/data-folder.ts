import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError, reason } from './start-error.ts';
import { finishSwap } from './backup/swap-places.ts';
import { placesOf } from './postgres-place.ts';
import { takeLock } from './run-lock.ts';

/** Below this many free bytes PostgreSQL may stop soon. */
const SPACE_MIN_BYTES = 1_000_000_000;

/** The paths in the data folder. */
export interface DataFolder {
  path: string;
  runtimeFile: string;
  migratedFile: string;
  jwtSecretFile: string;
  mailFolder: string;
  paymentsFolder: string;
  stripeKeyFile: string;
  webhookSecretFile: string;
  localModelFile: string;
  restoreJournal: string;
  logFile(name: string): string;
}

/** The model that the person has chosen on the dashboard. */
export const localModelFileOf = (path: string) => join(path, 'local-model.json');

/** In the data folder, and in that of PostgreSQL: what a restore has unpacked and not put in its place. */
export const STAGED = 'restored';

/** There while a restore exchanges the files of a data folder. */
export const restoreJournalOf = (path: string) => join(path, 'restore.json');

/**
 * Makes the data folder, locks it for this process, and finishes a restore that was interrupted, or removes
 * what it had unpacked.
 * @throws {StartError} when it cannot be written, or another starter runs on it
 */
export function openDataFolder(path: string): DataFolder {
  const logs = join(path, 'logs');
  try {
    if (!existsSync(path)) {
      makeFolder(path);
      // PostgreSQL's own user must be able to pass through if root starts it; secret files have
      // modes of their own.
      chmodSync(path, process.getuid?.() === 0 ? 0o711 : 0o700);
    }
    mkdirSync(logs, { recursive: true, mode: 0o700 });
    accessSync(logs, constants.W_OK);
  } catch (error) {
    throw new StartError(`The data folder ${path} cannot be written (${reason(error)}).`);
  }
  if (!takeLock(join(path, 'starter.lock'))) {
    throw new StartError(
      `Promptmint is already running on the data folder ${path}: stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const restoreJournal = restoreJournalOf(path);
  finishSwap(restoreJournal);
  removeStaged(path);
  return {
    path,
    restoreJournal,
    runtimeFile: join(path, 'runtime.json'),
    migratedFile: join(path, 'migrated-by'),
    jwtSecretFile: join(path, 'jwt-secret'),
    mailFolder: join(path, 'mailbox'),
    paymentsFolder: join(path, 'payments'),
    stripeKeyFile: join(path, 'stripe-test-key'),
    webhookSecretFile: join(path, 'stripe-webhook-secret'),
    localModelFile: localModelFileOf(path),
    logFile: (name) => join(logs, `${name}.log`),
  };
}

/**
 * Step by step: Node's own `recursive` retries for ever if the system says that an existing folder
 * is missing.
 */
function makeFolder(path: string): void {
  const above = dirname(path);
  if (above !== path && !existsSync(above)) makeFolder(above);
  mkdirSync(path);
}

/**
 * A warning about the free space of a folder's disk; null if there is enough, or if it is unknown.
 */
export function spaceWarning(
  path: string,
  look: (path: string) => { bavail: number; bsize: number } = statfsSync,
): string | null {
  try {
    const { bavail, bsize } = look(path);
    const free = bavail * bsize;
    if (free >= SPACE_MIN_BYTES) return null;
    const left = (free / 1_000_000_000).toFixed(1);
    return `Only ${left} GB of disk space are left for ${path}: PostgreSQL stops when there is none.`;
  } catch {
    return null;
  }
}

/** Removes what a restore has unpacked and not put in its place. */
function removeStaged(path: string): void {
  for (const folder of [path, ...placesOf(path)]) {
    const staged = join(folder, STAGED);
    try {
      rmSync(staged, { recursive: true, force: true });
    } catch (error) {
      throw new StartError(
        `${staged} is left of a restore and cannot be removed (${reason(error)}).`,
      );
    }
  }
}
