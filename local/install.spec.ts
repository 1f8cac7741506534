import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  installPlan,
  isInstalled,
  nodeProblem,
  npmCommand,
  projectNode,
  removeUnused,
  stampInstall,
} from './install.mjs';

let root: string;

const LOCKED = {
  '': { version: '1.0.0' },
  'node_modules/one': { version: '1.0.0', integrity: 'sha512-one' },
  'node_modules/for-another-system': { version: '1.0.0', integrity: 'sha512-two', optional: true },
};
const { 'node_modules/one': one } = LOCKED;

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
}

/** A project whose install is finished. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promptmint-install-'));
  write('package-lock.json', { packages: LOCKED });
  write('node_modules/.package-lock.json', { packages: { 'node_modules/one': one } });
  write('node_modules/one/package.json', {});
  mkdirSync(dirname(projectNode(root)), { recursive: true });
  writeFileSync(projectNode(root), '');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('isInstalled', () => {
  it('accepts a finished install, without the packages of other systems', () => {
    expect(isInstalled(root, 'everything')).toBe(true);
  });

  it('accepts an install from this very lockfile, even if npm leaves a package of it out', () => {
    write('package-lock.json', { packages: { ...LOCKED, 'node_modules/needed-by-nobody': one } });
    expect(isInstalled(root, 'everything')).toBe(false);
    stampInstall(root, 'everything');
    expect(isInstalled(root, 'everything')).toBe(true);
    write('package-lock.json', { packages: { ...LOCKED, 'node_modules/two': one } });
    expect(isInstalled(root, 'everything')).toBe(false);
  });

  it('detects an install that was cut short', () => {
    rmSync(join(root, 'node_modules', '.package-lock.json'));
    expect(isInstalled(root, 'everything')).toBe(false);
  });

  it('detects a package that was deleted', () => {
    rmSync(join(root, 'node_modules', 'one'), { recursive: true });
    expect(isInstalled(root, 'everything')).toBe(false);
  });

  it('detects that the project has no Node of its own yet', () => {
    rmSync(projectNode(root));
    expect(isInstalled(root, 'everything')).toBe(false);
  });

  it.each([
    ['another version', { ...LOCKED, 'node_modules/one': { ...one, version: '1.0.1' } }],
    ['other content', { ...LOCKED, 'node_modules/one': { ...one, integrity: 'sha512-new' } }],
    ['one more package', { ...LOCKED, 'node_modules/two': one }],
    ['one package less', { '': LOCKED[''] }],
  ])('detects that the lockfile asks for %s', (_what, packages) => {
    write('package-lock.json', { packages });
    expect(isInstalled(root, 'everything')).toBe(false);
  });
});

describe('an install of only what runs', () => {
  const tools = {
    'node_modules/tool': { version: '1.0.0', integrity: 'sha512-tool', dev: true },
    'node_modules/for-both': { version: '1.0.0', integrity: 'sha512-both', devOptional: true },
  };
  const all = { ...LOCKED, ...tools };

  /** What npm leaves on the disk and lists in its own lockfile. */
  function installed(packages: object): void {
    write('node_modules/.package-lock.json', { packages });
    for (const path of Object.keys(packages)) write(`${path}/package.json`, {});
  }
  beforeEach(() => write('package-lock.json', { packages: all }));

  it('is enough for a start, and not for the tests', () => {
    expect(isInstalled(root, 'running')).toBe(true);
    expect(isInstalled(root, 'everything')).toBe(false);
    stampInstall(root, 'running');
    expect(isInstalled(root, 'running')).toBe(true);
    expect(isInstalled(root, 'everything')).toBe(false);
  });

  it('is also there if everything is installed', () => {
    installed({ 'node_modules/one': one, ...tools });
    stampInstall(root, 'everything');
    expect(isInstalled(root, 'running')).toBe(true);
    expect(isInstalled(root, 'everything')).toBe(true);
  });

  it('does not care about tools that are missing, outdated or gone from the lockfile', () => {
    const outdated = { ...tools['node_modules/tool'], version: '0.9.0' };
    installed({
      'node_modules/one': one,
      'node_modules/tool': outdated,
      'node_modules/gone': outdated,
    });
    rmSync(join(root, 'node_modules', 'gone'), { recursive: true });
    expect(isInstalled(root, 'running')).toBe(true);
    expect(isInstalled(root, 'everything')).toBe(false);
  });

  it('is done again when a package that runs has another version', () => {
    const packages = { ...all, 'node_modules/one': { ...one, version: '2.0.0' } };
    stampInstall(root, 'running');
    write('package-lock.json', { packages });
    expect(isInstalled(root, 'running')).toBe(false);
  });

  it('gets the tools added for the tests, and keeps what is there', () => {
    expect(installPlan(root, 'everything')).toEqual({
      scope: 'everything',
      args: ['install', '--no-save', '--include=dev'],
    });
  });

  it('is the plan for a start in an empty folder', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(installPlan(root, 'running')).toEqual({ scope: 'running', args: ['ci', '--omit=dev'] });
    expect(installPlan(root, 'everything')).toEqual({
      scope: 'everything',
      args: ['ci', '--include=dev'],
    });
  });

  it('never takes away the tools: a start that must install brings them again', () => {
    installed({ 'node_modules/one': { ...one, version: '0.9.0' }, ...tools });
    expect(installPlan(root, 'running')).toEqual({
      scope: 'everything',
      args: ['ci', '--include=dev'],
    });
  });

  it('contains no leftovers of the tools, no files that nothing reads and no headers of Node', () => {
    installed({ 'node_modules/one': one, 'node_modules/for-both': tools['node_modules/for-both'] });
    const headers = join(dirname(dirname(projectNode(root))), 'include');
    mkdirSync(headers);
    const used = ['LICENSE.md', 'a.d.mts', 'a.d.ts', 'a.js', 'lib/test/a.js', 'map.js'];
    const unused = [
      'a.js.map',
      'a.d.ts.map',
      'a.ts',
      'b.tsx',
      'README.md',
      'd.mdx',
      'e.a',
      'test/a.js',
    ];
    for (const file of [...used, ...unused]) write(`node_modules/one/${file}`, {});
    write('workspace/dist/a.js.map', {});
    symlinkSync(join(root, 'workspace'), join(root, 'node_modules', 'workspace'), 'junction');
    removeUnused(root, 'running');
    expect(existsSync(join(root, 'workspace/dist/a.js.map'))).toBe(true);
    expect(existsSync(headers)).toBe(false);
    const left = readdirSync(join(root, 'node_modules', 'one'), { recursive: true });
    expect(left.filter((path) => String(path).includes('.')).sort()).toEqual([
      ...used,
      'package.json',
    ]);
    expect(existsSync(join(root, 'node_modules', 'for-both'))).toBe(false);
    expect(existsSync(join(root, 'node_modules', 'one'))).toBe(true);
    expect(isInstalled(root, 'running')).toBe(true);
    expect(isInstalled(root, 'everything')).toBe(false);
  });

  it('keeps every tool of an install of everything, and the sources that tools hand out', () => {
    installed({ 'node_modules/one': one, ...tools });
    for (const file of ['a.ts', 'a.js.map']) write(`node_modules/one/${file}`, {});
    removeUnused(root, 'everything');
    expect(readdirSync(join(root, 'node_modules', 'one')).sort()).toEqual(['a.ts', 'package.json']);
    expect(existsSync(join(root, 'node_modules', 'for-both'))).toBe(true);
  });
});

it('the clean-up removes nothing that a package of the product installs for itself', () => {
  interface Locked {
    dev?: boolean;
    devOptional?: boolean;
    dependencies?: object;
    optionalDependencies?: object;
  }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const all = Object.entries(packages);
  const used = new Set(
    all
      .filter(([, { dev, devOptional }]) => !dev && !devOptional)
      .flatMap(([, entry]) =>
        Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
      ),
  );
  const removed = all
    .filter(([, { devOptional }]) => devOptional)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(removed).toContain('typescript');
  expect(removed.filter((name) => used.has(name))).toEqual([]);
});

it('an old Node gets one sentence that asks for a newer one', () => {
  expect(nodeProblem('18.20.4', 'linux-x64')).toMatch(
    /^Promptmint needs Node 20 or newer .* Node 18\.20\.4: /,
  );
  expect(nodeProblem('20.0.0', 'linux-x64')).toBeNull();
  expect(nodeProblem('24.21.0', 'linux-x64')).toBeNull();
});

it('a Node that must run the product itself, because no package brings one, has to be 24', () => {
  expect(nodeProblem('22.20.0', 'win32-arm64')).toMatch(
    /^Promptmint needs Node 24 or newer to start on win32-arm64, and this is Node 22\.20\.0: /,
  );
  expect(nodeProblem('24.0.0', 'win32-arm64')).toBeNull();
});

it.each([
  [
    '/lib/node_modules/npm/bin/npm-cli.js',
    [process.execPath, '/lib/node_modules/npm/bin/npm-cli.js', 'ci'],
  ],
  ['/lib/node_modules/yarn/bin/yarn.js', ['npm', 'ci']],
])('a start by %s installs with npm', (program, expected) => {
  const environment = { ...process.env };
  Object.assign(process.env, { npm_execpath: program, npm_node_execpath: process.execPath });
  try {
    const { command, args } = npmCommand(['ci']);
    expect([command, ...args]).toEqual(expected);
  } finally {
    process.env = environment;
  }
});
