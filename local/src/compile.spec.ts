import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { compile, MANIFEST, projects } from './compile.ts';
import { watchAndCompile } from './compile-on-change.ts';
import { ROOT } from './local-settings.ts';

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const read = (path: string) => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promptmint-compile-'));
  const project = { type: 'library', root: 'core', sourceRoot: 'core/src' };
  write('nest-cli.json', JSON.stringify({ projects: { core: project } }));
  write('package-lock.json', JSON.stringify({ packages: {} }));
  write('package.json', JSON.stringify({ type: 'module' }));
  write('core/src/one.ts', 'export const one: number = 1;\n');
  write('core/src/inside/two.tsx', 'export const two = 2;\n');
  write('core/src/one.spec.ts', 'throw new Error();\n');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('compile', () => {
  it('writes JavaScript and a source map for each source but the tests', async () => {
    expect(await compile(root)).toEqual(['core/src/inside/two.tsx', 'core/src/one.ts']);
    expect(read('core/dist/one.js')).toBe(
      'export const one = 1;\n//# sourceMappingURL=one.js.map\n',
    );
    expect(JSON.parse(read('core/dist/inside/two.js.map'))).toMatchObject({
      sources: ['../../src/inside/two.tsx'],
    });
    expect(existsSync(join(root, 'core/dist/one.spec.js'))).toBe(false);
  });

  it('compiles only what has changed, and leaves every other file as it is', async () => {
    await compile(root);
    expect(await compile(root)).toEqual([]);
    const untouched = statSync(join(root, 'core/dist/inside/two.js')).mtimeMs;
    write('core/src/one.ts', 'export const one = 11;\n');
    expect(await compile(root)).toEqual(['core/src/one.ts']);
    expect(read('core/dist/one.js')).toContain('11');
    expect(statSync(join(root, 'core/dist/inside/two.js')).mtimeMs).toBe(untouched);
  });

  it('compiles a file again when its output was deleted', async () => {
    await compile(root);
    rmSync(join(root, 'core/dist/one.js'));
    expect(await compile(root)).toEqual(['core/src/one.ts']);
  });

  it('compiles everything again for another version of the compiler', async () => {
    await compile(root);
    const packages = { 'node_modules/@swc/core': { version: '2.0.0' } };
    write('package-lock.json', JSON.stringify({ packages }));
    expect(await compile(root)).toHaveLength(2);
  });

  it('compiles everything again when a power cut has left its record empty', async () => {
    await compile(root);
    write(`core/dist/${MANIFEST}`, '');
    expect(await compile(root)).toHaveLength(2);
  });

  it('removes the output of a source that is gone', async () => {
    await compile(root);
    rmSync(join(root, 'core/src/one.ts'));
    await compile(root);
    expect(existsSync(join(root, 'core/dist/one.js'))).toBe(false);
    expect(existsSync(join(root, 'core/dist/one.js.map'))).toBe(false);
    expect(existsSync(join(root, 'core/dist/inside/two.js'))).toBe(true);
  });

  it('keeps the output of a source that only changed its ending', async () => {
    await compile(root);
    rmSync(join(root, 'core/src/one.ts'));
    write('core/src/one.tsx', 'export const one = <b>1</b>;\n');
    await compile(root);
    expect(read('core/dist/one.js')).toContain('jsx');
  });

  it('removes what another compiler left in the output folder', async () => {
    write('core/dist/old.js', 'throw new Error();\n');
    await compile(root);
    expect(existsSync(join(root, 'core/dist/old.js'))).toBe(false);
  });

  it('does not stop at a type error, which is for "npm run types" to find', async () => {
    write('core/src/one.ts', "export const one: number = 'one';\n");
    await compile(root);
    expect(read('core/dist/one.js')).toContain("one = 'one'");
  });

  it('names the file that is not TypeScript', async () => {
    write('core/src/one.ts', 'export const = ;\n');
    await expect(compile(root)).rejects.toThrow(/one\.ts cannot be compiled:\n/);
    write('core/src/one.ts', 'export const one = 1;\n');
    expect(await compile(root)).toContain('core/src/one.ts');
  });

  it('keeps the names of classes and the types that Nest injects by', async () => {
    write(
      'core/src/service.ts',
      [
        'const types: unknown[] = [];',
        'const before = Object.getOwnPropertyDescriptor(Reflect, "metadata");',
        'Object.defineProperty(Reflect, "metadata", { configurable: true, value: (key: string, value: unknown) => () => void types.push(key, value) });',
        'export class Store {}',
        'const injectable = (_target: unknown) => {};',
        '@injectable',
        'export class Service { unset?: string; constructor(readonly store: Store) {} }',
        'if (before) Object.defineProperty(Reflect, "metadata", before);',
        'else Reflect.deleteProperty(Reflect, "metadata");',
        'export { types };',
      ].join('\n'),
    );
    await compile(root);
    const path = pathToFileURL(join(root, 'core/dist/service.js')).href;
    const { Service, Store, types } = (await import(path)) as {
      Service: new (store: object) => object;
      Store: new () => object;
      types: unknown[];
    };
    expect([Service.name, Store.name]).toEqual(['Service', 'Store']);
    expect(types).toContainEqual([Store]);
    // A field without a value must not hide the value of a base class.
    expect(Object.keys(new Service(new Store()))).toEqual(['store']);
  });
});

it('compiles every workspace that other workspaces import as a package', () => {
  const manifest = (folder: string) =>
    JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
      workspaces: string[];
      exports?: object;
    };
  const imported = manifest('.').workspaces.filter((workspace) => manifest(workspace).exports);
  expect(imported).toContain('core');
  expect(projects().map(({ name }) => name)).toEqual(expect.arrayContaining(imported));
});

it('compiles while it watches, and reports a mistake without ending', async () => {
  await compile(root);
  const lines: string[] = [];
  let reported = (): void => {};
  const nextLine = () => new Promise<void>((resolve) => (reported = resolve));
  const watching = watchAndCompile((line) => {
    lines.push(line);
    reported();
  }, root);
  for (const text of ['export const = ;\n', 'export const one = 3;\n']) {
    const line = nextLine();
    write('core/src/one.ts', text);
    await line;
  }
  await watching.stop();
  expect(lines).toEqual([expect.stringContaining('cannot be compiled'), 'core/src/one.ts']);
  expect(read('core/dist/one.js')).toContain('one = 3');
});
