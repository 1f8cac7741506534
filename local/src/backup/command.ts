import { readLocalSettings, type LocalSettings } from '../local-settings.ts';
import { resolve } from 'node:path';
import { StartError } from '../start-error.ts';

/** What `npm run backup` and `npm run restore` are asked to do. */
export interface BackupCommand {
  /** Absolute. */
  file: string;
  settings: LocalSettings;
}

/** @throws {StartError} unless exactly one file is named */
export function readCommand(name: 'backup' | 'restore'): BackupCommand {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0 || file.startsWith('-'))
    throw new StartError(`Name one file: npm run ${name} -- FILE`);
  // npm runs its scripts in the project's folder, wherever it is called.
  const folder = process.env.INIT_CWD ?? process.cwd();
  return { file: resolve(folder, file), settings: readLocalSettings() };
}
