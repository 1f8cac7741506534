import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Whether Node was asked to run this module, rather than another module imports it. The path that Node was given may
 * lead through a symlink, or leave out `.js`.
 * @param module its `import.meta.url`
 */
export function isProgram(module: string): boolean {
  try {
    return (
      createRequire(module).resolve(process.argv[1] ?? '') === realpathSync(fileURLToPath(module))
    );
  } catch {
    return false; // Node runs no file at all.
  }
}
