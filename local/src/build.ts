import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmCommand } from '../install.mjs';
import { step } from '../progress.mjs';
import type { DataFolder } from './data-folder.ts';
import { ROOT } from './local-settings.ts';
import { runCommand } from './run-command.ts';

/** A part of the product that is built, what it is built from, and what must be there afterwards. */
export interface Build {
  name: string;
  title: string;
  /** Files and folders, relative to the root. */
  inputs: string[];
  /** Settings that end up in the result. */
  settings: string[];
  outputs: string[];
  command: () => { command: string; args: string[]; shell?: boolean };
}

export const SERVICES: Build = {
  name: 'services',
  title: 'Building API and worker',
  inputs: ['package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'core', 'backend', 'worker'],
  settings: [],
  outputs: ['core/dist/database/migrate.js', 'backend/dist/main.js', 'worker/dist/main.js'],
  command: () => ({ command: process.execPath, args: ['node_modules/typescript/bin/tsc', '-b'] }),
};

const WEBSITE: Build = {
  name: 'website',
  title: 'Building the website',
  inputs: ['package-lock.json', 'frontend'],
  settings: [
    'APP_NAME',
    'SUPPORT_EMAIL',
    'BUSINESS_EMAIL',
    'SECURITY_EMAIL',
    'PRIVACY_EMAIL',
    'PUBLIC_URL',
  ],
  outputs: ['frontend/dist/index.html', 'frontend/dist/app.html'],
  command: () => npmCommand(['run', 'build', '--workspace', 'frontend']),
};

/** Builds what has changed since it was last built. */
export async function buildProduct(data: DataFolder, signal: AbortSignal): Promise<void> {
  for (const build of [SERVICES, WEBSITE]) await buildIfChanged(build, data, signal);
}

/** Runs a build unless its inputs are those of its last success and its outputs are there. */
export async function buildIfChanged(
  build: Build,
  data: DataFolder,
  signal: AbortSignal,
): Promise<void> {
  const stamp = join(ROOT, 'node_modules', '.cache', 'promptmint', `${build.name}.built`);
  const state = fingerprint(ROOT, build.inputs, build.settings);
  const complete = build.outputs.every((output) => existsSync(join(ROOT, output)));
  if (complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;

  const logFile = data.logFile('build');
  const environment = { ...process.env, NODE_ENV: 'production' };
  await step(build.title, () =>
    runCommand({ purpose: build.title, ...build.command(), environment, logFile, signal }),
  );
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

/** A hash over the contents of files and folders, without tests and what builds leave behind. */
export function fingerprint(root: string, inputs: string[], settings: string[]): string {
  const hash = createHash('sha256');
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
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
    .filter((name) => name !== 'node_modules' && name !== 'dist' && !/\.spec\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesOf(root, `${path}/${name}`));
}
