import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { npmCommand } from '../install.mjs';
import { step } from '../progress.mjs';
import { bundle } from './bundle.ts';
import { compile } from './compile.ts';
import type { DataFolder } from './data-folder.ts';
import type { Stoppable } from './shutdown.ts';
import { ROOT } from './local-settings.ts';
import { runCommand } from './run-command.ts';

const TITLE = 'Building the website';
/** Files and folders that the website is built from, relative to the root. */
const INPUTS = ['package-lock.json', 'frontend'];
/** Settings that end up in it. */
const SETTINGS = [
  'APP_NAME',
  'SUPPORT_EMAIL',
  'BUSINESS_EMAIL',
  'SECURITY_EMAIL',
  'PRIVACY_EMAIL',
  'PUBLIC_URL',
];
/** Files that no build reads: its output, and tests with their helpers. */
const OF_NO_BUILD = /^(node_modules|dist|testing)$|\.spec\.tsx?$/;
/** Keeps the fingerprint of the last success. */
const STAMP = join(ROOT, 'node_modules', '.cache', 'promptmint', 'website.built');
/** What must be there afterwards. */
const OUTPUTS = ['frontend/dist/index.html', 'frontend/dist/app.html'];

/** Compiles what has changed of API and worker, and bundles both again. */
export async function buildServices(): Promise<void> {
  const started = Date.now();
  const { length } = await compile();
  await bundle();
  if (length === 0) return;
  const files = length === 1 ? '1 file' : `${length} files`;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`  ✓ Compiling API and worker: ${files} (${seconds} s)`);
}

/** A build that runs beside other work. */
export interface WebsiteBuild extends Stoppable {
  /** Waits for its end, and shows that. */
  finished(): Promise<void>;
}

/** Builds the website unless its inputs are those of its last success and its outputs are there. */
export function startWebsiteBuild(data: DataFolder, signal: AbortSignal): WebsiteBuild | null {
  const state = fingerprint(ROOT, INPUTS, SETTINGS);
  const complete = OUTPUTS.every((output) => existsSync(join(ROOT, output)));
  if (complete && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state) return null;

  const abandoned = new AbortController();
  const build = runCommand({
    purpose: TITLE,
    ...npmCommand(['run', 'build', '--workspace', 'frontend']),
    // Run once, so its compiled code is not worth keeping.
    environment: { ...process.env, NODE_ENV: 'production', NODE_DISABLE_COMPILE_CACHE: '1' },
    logFile: data.logFile('build'),
    signal: AbortSignal.any([signal, abandoned.signal]),
  }).then(() => stampWebsite(state));
  build.catch(() => {}); // is thrown where it is waited for
  return {
    finished: () => step(TITLE, () => build),
    stop: async () => abandoned.abort(),
    kill: () => abandoned.abort(),
  };
}

/**
 * Records what the website was built from, so that the next start, or the tests, need not build it.
 */
export function stampWebsite(state = fingerprint(ROOT, INPUTS, SETTINGS)): void {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, state);
}

/**
 * A hash over the contents of files and folders, without tests and what builds leave behind, and over settings:
 * one that is not set counts as its default in `.env.example`.
 */
export function fingerprint(root: string, inputs: string[], settings: string[]): string {
  const hash = createHash('sha256');
  const example = join(ROOT, '.env.example');
  const defaults = existsSync(example) ? parseEnv(readFileSync(example, 'utf8')) : {};
  for (const name of settings) hash.update(`${name}=${process.env[name] || defaults[name]}\n`);
  for (const file of inputs.flatMap((input) => filesOf(root, input))) {
    hash
      .update(`${file}\n`)
      .update(readFileSync(join(root, file)))
      .update('\n');
  }
  return hash.digest('hex');
}

function filesOf(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter((name) => !OF_NO_BUILD.test(name))
    .sort()
    .flatMap((name) => filesOf(root, `${path}/${name}`));
}
