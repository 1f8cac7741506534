import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bundle, programOf, STAMP } from './bundle.ts';
import { MANIFEST } from './compile.ts';

let root: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** As the compiler does: a module, and the record of its workspace. */
function writeModule(workspace: string, file: string, text: string): void {
  write(`${workspace}/dist/${file}`, text);
  write(`${workspace}/dist/${MANIFEST}`, text);
}

const run = (program: string) => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, program)], {
    encoding: 'utf8',
  });
  return stdout || stderr;
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promptmint-bundle-'));
  write('package.json', JSON.stringify({ type: 'module' }));
  write('package-lock.json', '{}');
  write('engine/weights/hello.txt', 'Hello');
  writeModule(
    'engine',
    'deep/hello.js',
    `import { readFileSync } from 'node:fs';
     import { join } from 'node:path';
     const FILE = new URL('../../weights/hello.txt', import.meta.url);
     export const hello = readFileSync(FILE, 'utf8');
     export const places = [import.meta.filename, join(import.meta.dirname, 'x')];`,
  );
  writeModule('core', 'plain.js', '');
  writeModule('worker', 'main.js', "console.log('worker');");
  writeModule(
    'backend',
    'main.js',
    `import { hello, places } from '../../engine/dist/deep/hello.js';
     import found from 'found-when-it-runs';
     class Named {}
     const { late } = await import('./late.js');
     console.log(hello, found, Named.name, late, ...places);`,
  );
  write('backend/dist/late.js', "export const late = 'late';");
  write('node_modules/found-when-it-runs/index.js', "module.exports = 'one';");
});
afterEach(() => rmSync(root, { recursive: true }));

describe('bundle', () => {
  it('makes programs that need no module, and find files where their modules were', async () => {
    expect(await bundle(root)).toEqual(['backend', 'worker']);
    for (const workspace of ['backend', 'worker', 'engine'])
      rmSync(join(root, workspace, 'dist'), { recursive: true });
    const module = join(root, 'engine/dist/deep/hello.js');
    const places = `${module} ${join(dirname(module), 'x')}`;
    expect(run(programOf('backend'))).toBe(`Hello one Named late ${places}\n`);
    expect(run(programOf('worker'))).toBe('worker\n');
  });

  it('bundles again when a power cut has left its record empty', async () => {
    await bundle(root);
    write(`worker/bundle/${STAMP}`, '');
    expect(await bundle(root)).toEqual(['worker']);
  });

  it('leaves packages that are not named where they are', async () => {
    await bundle(root);
    write('node_modules/found-when-it-runs/index.js', "module.exports = 'another';");
    expect(run(programOf('backend'))).toContain('Hello another');
  });

  it('bundles a package that lies in another one, where the program would find another version or none', async () => {
    const writePackage = (folder: string, name: string, text: string) => {
      write(`${folder}/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
      write(`${folder}/${name}/index.js`, text);
    };
    const outer = 'node_modules/nestjs-pino';
    writePackage(
      'node_modules',
      'nestjs-pino',
      "module.exports = require('twice') + require('inner');",
    );
    writePackage(`${outer}/node_modules`, 'inner', "module.exports = 'found';");
    writePackage(`${outer}/node_modules`, 'twice', "module.exports = 'right and ';");
    writePackage('node_modules', 'twice', "module.exports = 'wrong and ';");
    writeModule('worker', 'main.js', "import text from 'nestjs-pino'; console.log(text);");
    await bundle(root);
    expect(run(programOf('worker'))).toBe('right and found\n');
  });

  /** Expects a program to print the same from its bundle. @returns the text of the bundle. */
  async function bundleSame(text: string): Promise<string> {
    writeModule('worker', 'main.js', text);
    write('plain.js', text);
    await bundle(root);
    expect(run(programOf('worker'))).toBe(run('plain.js'));
    return readFileSync(join(root, programOf('worker')), 'utf8');
  }
  const NOT_ASCII = /[\u0080-\uffff]/;

  it('writes a program in ASCII alone, which prints the same', async () => {
    const text = "const said = '– é 🙂'; console.log(said, /^[–é 🙂]+$/u.test(said), `${said}…`);";
    expect(await bundleSame(text)).not.toMatch(NOT_ASCII);
  });

  it('leaves a program as it is where an escape would mean something else', async () => {
    expect(await bundleSame('console.log(String.raw`\\d…`);')).toMatch(NOT_ASCII);
  });

  it('bundles again only what has changed', async () => {
    await bundle(root);
    expect(await bundle(root)).toEqual([]);
    writeModule('worker', 'main.js', "console.log('changed');");
    expect(await bundle(root)).toEqual(['worker']);
    expect(run(programOf('worker'))).toBe('changed\n');
    write('package-lock.json', '{ "packages": {} }');
    expect(await bundle(root)).toEqual(['backend', 'worker']);
  });

  it('leaves a running program what it has not loaded yet, and removes what is older', async () => {
    const lateModule = (text: string) => `export const late = '${text}';`;
    writeModule(
      'backend',
      'main.js',
      `console.log('up');
       process.stdin.once('data', async () => {
         const { late } = await import('./late.js');
         console.log(late);
         process.exit();
       });`,
    );
    await bundle(root);
    const files = readdirSync(join(root, 'backend/bundle')).length;
    const running = spawn(process.execPath, [join(root, programOf('backend'))]);
    let said = '';
    running.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await once(running.stdout, 'data');

    writeModule('backend', 'late.js', lateModule('newer'));
    await bundle(root);
    running.stdin.write('load');
    await once(running, 'close');
    expect(said).toBe('up\nlate\n');

    writeModule('backend', 'late.js', lateModule('newest'));
    await bundle(root);
    expect(readdirSync(join(root, 'backend/bundle'))).toHaveLength(files + 1);
  });

  it('names the program and the import that cannot be found, and tries again next time', async () => {
    const good = readFileSync(join(root, 'worker/dist/main.js'), 'utf8');
    writeModule('worker', 'main.js', "import './gone.js';");
    await expect(bundle(root)).rejects.toThrow(/^worker\/bundle\/main\.js cannot be made:[^]*gone/);
    await expect(bundle(root)).rejects.toThrow('gone');
    writeModule('worker', 'main.js', good);
    expect(await bundle(root)).toEqual(['worker']);
  });
});
