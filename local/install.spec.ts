import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isInstalled, nodeComplaint, projectNode, stampInstall } from './install.mjs';

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
  it('takes a finished install, without the packages of other systems', () => {
    expect(isInstalled(root)).toBe(true);
  });

  it('takes an install from this very lockfile, even if npm leaves a package of it out', () => {
    write('package-lock.json', { packages: { ...LOCKED, 'node_modules/needed-by-nobody': one } });
    expect(isInstalled(root)).toBe(false);
    stampInstall(root);
    expect(isInstalled(root)).toBe(true);
    write('package-lock.json', { packages: { ...LOCKED, 'node_modules/two': one } });
    expect(isInstalled(root)).toBe(false);
  });

  it('sees an install that was cut short', () => {
    rmSync(join(root, 'node_modules', '.package-lock.json'));
    expect(isInstalled(root)).toBe(false);
  });

  it('sees a package that was deleted', () => {
    rmSync(join(root, 'node_modules', 'one'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  it('sees that the project has no Node of its own yet', () => {
    rmSync(projectNode(root));
    expect(isInstalled(root)).toBe(false);
  });

  it.each([
    ['another version', { ...LOCKED, 'node_modules/one': { ...one, version: '1.0.1' } }],
    ['other content', { ...LOCKED, 'node_modules/one': { ...one, integrity: 'sha512-new' } }],
    ['one more package', { ...LOCKED, 'node_modules/two': one }],
    ['one package less', { '': LOCKED[''] }],
  ])('sees that the lockfile asks for %s', (_what, packages) => {
    write('package-lock.json', { packages });
    expect(isInstalled(root)).toBe(false);
  });
});

it('asks for a newer Node in one sentence', () => {
  expect(nodeComplaint('18.20.4')).toMatch(
    /^Promptmint needs Node 20 or newer .* Node 18\.20\.4: /,
  );
  expect(nodeComplaint('20.0.0')).toBeNull();
  expect(nodeComplaint('24.21.0')).toBeNull();
});
