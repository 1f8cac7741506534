import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The full path of the first of these programs that is on PATH, or null. */
export function findProgram(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const endings = process.platform === 'win32' ? ['.exe', '.cmd'] : [''];
  for (const name of names) {
    for (const folder of folders) {
      for (const ending of endings) {
        const file = join(folder, name + ending);
        if (isExecutable(file)) return file;
      }
    }
  }
  return null;
}

/** Whether this is a file that may be executed. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
