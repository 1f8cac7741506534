// `npm run build` and every start, after compiling: API and worker become a few files each. Node takes
// longer to find and link three thousand small files than to run them.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { findPackageJSON, isBuiltin } from 'node:module';
import { isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'rolldown';
import { isProgram } from '../../core/src/config/is-program.ts';
import { MANIFEST, replaceFile } from './compile.ts';
import { readJson } from './json-file.ts';
import { StartError, reason } from './start-error.ts';
import { ROOT } from './local-settings.ts';

/** The workspaces with a program that keeps running. */
const PROGRAMS = ['backend', 'worker'] as const;
export type ProgramName = (typeof PROGRAMS)[number];

/** The workspaces that programs import. */
const LIBRARIES = ['core', 'engine'];

/**
 * Packages that are bundled too: those of most files, and all that extend Nest or MikroORM, because a second copy of
 * either would not know the first one's classes. Node finds the others as ever: some are native, look for files beside
 * themselves or are patched for traces, and some are loaded at their first use.
 */
const BUNDLED =
  /^(@promptmint\/|@nestjs\/|nestjs-pino$|rxjs(\/|$)|@mikro-orm\/|kysely(\/|$)|es-toolkit(\/|$)|bullmq$)/;

/** How a module asks where it is. */
const PLACE = /\bimport\.meta\.(url|filename|dirname)\b/g;

/** In the folder of a bundle: what it was made from. */
export const STAMP = '.bundled.json';
export interface Stamp {
  /** A hash of the modules and packages. */
  state: string;
  files: string[];
}

/** The file to start a program with, relative to the root. */
export const programOf = (name: ProgramName): string => `${name}/bundle/main.js`;

/**
 * Bundles each program whose modules or packages have changed since it was last bundled.
 * @returns the programs that were bundled
 * @throws {StartError} when a module imports a file that is not there
 */
export async function bundle(root = ROOT): Promise<ProgramName[]> {
  const bundled: ProgramName[] = [];
  for (const name of PROGRAMS) {
    const folder = join(root, name, 'bundle');
    const stamp = join(folder, STAMP);
    const state = stateOf(root, name);
    const before = readJson<Stamp>(stamp);
    if (before?.state === state) continue;
    const entry = join(root, name, 'dist', 'main.js');
    const files = await writeBundle(entry, folder).catch((error: unknown) => {
      throw new StartError(`${programOf(name)} cannot be made:\n${reason(error)}`);
    });
    // A program that runs since before may still load what it has not used yet.
    const needed = new Set([...files, ...(before?.files ?? []), STAMP]);
    for (const file of readdirSync(folder)) if (!needed.has(file)) rmSync(join(folder, file));
    replaceFile(stamp, JSON.stringify({ state, files } satisfies Stamp));
    bundled.push(name);
  }
  return bundled;
}

/** @returns the names of the files that it has written to the folder */
async function writeBundle(entry: string, folder: string): Promise<string[]> {
  // Imported here, because most starts have nothing to bundle.
  const { rolldown } = await import('rolldown');
  const build = await rolldown({
    input: { main: entry },
    platform: 'node',
    external: (id, importer) => {
      if (isBuiltin(id)) return true;
      if (BUNDLED.test(id) || id.startsWith('.') || isAbsolute(id)) return false;
      // A package in the node_modules of another one is not what the bundle would find, if anything.
      return packageOf(id, importer ?? entry) === packageOf(id, join(folder, 'main.js'));
    },
    plugins: [keepPlaces(folder)],
    // It warns of Nest's optional packages, which Nest looks for when it runs.
    logLevel: 'silent',
  });
  const { output } = await build.generate({
    keepNames: true,
    comments: false,
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  mkdirSync(folder, { recursive: true });
  // Rolldown lists the program first: written last, it finds all that it loads.
  for (const file of output.toReversed())
    if (file.type === 'chunk') replaceFile(join(folder, file.fileName), inAscii(file.code));
  return output.map(({ fileName }) => fileName);
}

/** Where an escape would mean something else: after a backslash, and in a template that is read as it is written. */
const NOT_TO_ESCAPE = /\\[\u0080-\uffff]|String\.raw`[^`]*[\u0080-\uffff]/;

/**
 * Escapes what is not ASCII. Without comments, only strings and patterns hold any. Node keeps a file of ASCII alone
 * in half the memory.
 */
function inAscii(code: string): string {
  if (NOT_TO_ESCAPE.test(code)) return code;
  return code.replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Where Node finds the package of an import of this file, or null. */
function packageOf(id: string, file: string): string | null {
  try {
    return findPackageJSON(id, pathToFileURL(file)) ?? null;
  } catch {
    return null;
  }
}

/** Lets a module find the files beside it from the bundle, too. */
const keepPlaces = (folder: string): Plugin => ({
  name: 'keep-places',
  transform(code, id) {
    if (code.search(PLACE) < 0) return null;
    const path = JSON.stringify(relative(folder, id).replaceAll('\\', '/'));
    const url = `new URL(${path}, import.meta.url)`;
    const places: Record<string, string> = {
      url: `${url}.href`,
      filename: `pathOfModule(${url})`,
      dirname: `pathOfModule(new URL('.', ${url}))`,
    };
    const placed = code.replaceAll(PLACE, (_, asked: string) => places[asked] ?? '');
    return `import { fileURLToPath as pathOfModule } from 'node:url';\n${placed}`;
  },
});

function stateOf(root: string, name: ProgramName): string {
  const hash = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(join(root, 'package-lock.json')));
  for (const workspace of [...LIBRARIES, name])
    hash.update(readFileSync(join(root, workspace, 'dist', MANIFEST)));
  return hash.digest('base64');
}

if (isProgram(import.meta.url)) {
  await bundle().catch((error: unknown) => {
    console.error(reason(error));
    process.exit(1);
  });
}
