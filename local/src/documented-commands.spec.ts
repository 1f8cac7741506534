// Compares every command of the documents with what exists; most of them also run in other tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { composeServices, exampleVariables } from '../testing/compose.ts';
import { ROOT } from './local-settings.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const PAGES = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const scriptsOf = (workspace: string): object =>
  JSON.parse(read(join(workspace, 'package.json'))).scripts ?? {};

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  it('names only scripts that exist', () => {
    const calls = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)(?: -w (\w+))?/g)];
    const unknown = calls.filter(
      ([, script, short, workspace = '.']) => !((script ?? short ?? '') in scriptsOf(workspace)),
    );
    expect(unknown.map(([call]) => call)).toEqual([]);
  });

  it('names only addresses of the API that the contract has', () => {
    const { paths } = JSON.parse(read('openapi.json'));
    const named = [
      ...text.matchAll(
        /(?<![\w.-])(?:localhost:3000|PUBLIC_URL)?(\/(?:api|health)(?:\/[a-z{}-]+)+)(?![\w./*-])/g,
      ),
    ];
    expect(named.map(([, path = '']) => path).filter((path) => !(path in paths))).toEqual([]);
  });

  it('names only programs and files that exist', () => {
    const programs = [...text.matchAll(/\bnode (?:--\S+ )*([\w./-]+\.(?:js|ts|mjs))\b/g)].map(
      ([, path]) => path,
    );
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) =>
      join(page, '..', path),
    );
    const sources = programs.map((path = '') =>
      path.replace(/\/(?:dist|bundle)\/(.+)\.js$/, '/src/$1.ts'),
    );
    expect([...sources, ...links].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe.each(['README.md', 'docs/OPERATIONS.md'])('%s', (page) => {
  it('names only services that docker-compose.yml has', () => {
    const calls = [
      ...read(page).matchAll(/\bdocker compose (\w+)(?: --?[\w-]+)*((?: [a-z][\w-]*)*)/g),
    ];
    const named = calls.flatMap(([, command = '', words = '']) => {
      const names = words.split(' ').slice(1);
      return ['exec', 'run'].includes(command) ? names.slice(0, 1) : names;
    });
    expect(named.filter((name) => !(name in composeServices()))).toEqual([]);
  });

  it('names only settings that .env.example explains', () => {
    const text = read(page);
    const ofOthers = [
      'CHROMIUM_PATH',
      'NODE_COMPILE_CACHE',
      'PGOPTIONS',
      'PROMPTMINT_KEY',
      'PROMPTMINT_URL',
    ];
    const known = new Set([...Object.keys(exampleVariables()), ...ofOthers]);
    const named = [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)[`=]|^([A-Z][A-Z_]+)=/gm)]
      .map(([, inText, inBlock]) => inText ?? inBlock ?? '')
      .filter((name) => name !== 'TOKEN');
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('docs/SPECIFICATION.md', () => {
  it('names specs that exist under each of its sections', () => {
    const [, ...sections] = read('docs/SPECIFICATION.md').split(/^## /m);
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) {
      const specs = section.match(/`[\w./-]+\.spec\.tsx?`/g) ?? [];
      const missing = specs.filter((spec) => !existsSync(join(ROOT, spec.replaceAll('`', ''))));
      expect([section.split('\n')[0], specs.length > 0, missing]).toEqual([
        section.split('\n')[0],
        true,
        [],
      ]);
    }
  });
});

describe('npm run', () => {
  it.each(['bench', 'build', 'fuzz', 'histories'])(
    '%s makes the built API and worker new before it starts them',
    (script) => {
      const { scripts } = JSON.parse(read('package.json'));
      expect(scripts.programs).toBe('node local/src/compile.ts && node local/src/bundle.ts');
      expect(scripts[script]).toMatch(/^npm run -s programs && /);
    },
  );
});
