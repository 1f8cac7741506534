// `npm run build` and every start: the TypeScript of the projects in nest-cli.json becomes
// JavaScript in their dist/. Types are not checked here; `npm run types` does that.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isProgram } from '../../core/src/config/is-program.ts';
import { SWC_OPTIONS } from '../swc-options.mjs';
import { readJson } from './json-file.ts';
import { StartError, reason } from './start-error.ts';
import { ROOT } from './local-settings.ts';

/** A workspace that is compiled; the paths are absolute. */
export interface Project {
  name: string;
  source: string;
  output: string;
}

/** In each output folder: a record of its sources. */
interface Manifest {
  compiler: string;
  /** Of each source, relative to the source folder, the hash of its content. */
  sources: Record<string, string>;
}
export const MANIFEST = '.compiled.json';

/** The projects that nest-cli.json names. */
export function projects(root = ROOT): Project[] {
  const { projects: named } = JSON.parse(readFileSync(join(root, 'nest-cli.json'), 'utf8')) as {
    projects: Record<string, { root: string; sourceRoot: string }>;
  };
  return Object.entries(named).map(([name, project]) => ({
    name,
    source: join(root, project.sourceRoot),
    output: join(root, project.root, 'dist'),
  }));
}

/**
 * Compiles each source that has changed since it was last compiled, and removes the output of
 * deleted sources.
 * @returns the files that were compiled, relative to the root
 * @throws {StartError} when a source is not TypeScript
 */
export async function compile(root = ROOT): Promise<string[]> {
  const compiler = compilerHash(root);
  const compiled = [];
  for (const project of projects(root)) {
    const files = await compileProject(project, compiler);
    compiled.push(...files.map((file) => relative(root, join(project.source, file))));
  }
  return compiled;
}

async function compileProject({ source, output }: Project, compiler: string): Promise<string[]> {
  const before = readManifest(output, compiler);
  // Nothing says which of its files are still made from a source.
  if (!before) rmSync(output, { recursive: true, force: true });

  const sources: Manifest['sources'] = {};
  const changed = new Map<string, string>();
  for (const file of sourcesOf(source)) {
    const text = readFileSync(join(source, file), 'utf8');
    const hash = createHash('sha256').update(text).digest('base64');
    sources[file] = hash;
    const done = before?.sources[file] === hash && existsSync(join(output, outputOf(file)));
    if (!done) changed.set(file, text);
  }
  const gone = Object.keys(before?.sources ?? {}).filter((file) => !(file in sources));
  if (changed.size === 0 && gone.length === 0) return [];

  await Promise.all(
    [...changed].map(([file, text]) =>
      compileFile(join(source, file), text, join(output, outputOf(file))),
    ),
  );
  const needed = new Set(Object.keys(sources).map(outputOf));
  for (const file of gone.map(outputOf).filter((made) => !needed.has(made)))
    for (const made of [file, `${file}.map`]) rmSync(join(output, made), { force: true });
  const manifest: Manifest = { compiler, sources };
  replaceFile(join(output, MANIFEST), JSON.stringify(manifest));
  return [...changed.keys()];
}

async function compileFile(file: string, text: string, output: string): Promise<void> {
  // Imported here, because most starts have nothing to compile.
  const { transform } = await import('@swc/core');
  const { code, map } = await transform(text, {
    ...SWC_OPTIONS,
    filename: file,
    sourceFileName: relative(dirname(output), file).replaceAll('\\', '/'),
    sourceMaps: true,
    inlineSourcesContent: false,
    configFile: false,
    swcrc: false,
  }).catch((error: unknown) => {
    throw new StartError(`${relative(ROOT, file)} cannot be compiled:\n${reason(error)}`);
  });
  mkdirSync(dirname(output), { recursive: true });
  const name = output.slice(dirname(output).length + 1);
  if (map) replaceFile(`${output}.map`, map);
  replaceFile(output, `${code}//# sourceMappingURL=${name}.map\n`);
}

/** Writes a file of which nobody reads half: programs may start, or be restarted by its first byte. */
export function replaceFile(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

function readManifest(output: string, compiler: string): Manifest | null {
  const manifest = readJson<Manifest>(join(output, MANIFEST));
  return manifest?.compiler === compiler ? manifest : null;
}

/**
 * Everything else that the output depends on: the compiler's version, its options, and this file.
 */
function compilerHash(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string } | undefined>;
  };
  return createHash('sha256')
    .update(packages['node_modules/@swc/core']?.version ?? '')
    .update(JSON.stringify(SWC_OPTIONS))
    .update(readFileSync(import.meta.filename))
    .digest('base64');
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec|\.d)\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

const outputOf = (source: string) => source.replace(/\.tsx?$/, '.js');

if (isProgram(import.meta.url)) {
  await compile().catch((error: unknown) => {
    console.error(reason(error));
    process.exit(1);
  });
}
