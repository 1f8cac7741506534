import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { TARGET_MODEL_NAMES, TARGET_MODELS } from '@promptmint/core/catalogue/models';
import { PACKS, PACK_TYPES } from '@promptmint/core/catalogue/packs';
import { HISTORY_DAYS, PLANS } from '@promptmint/core/catalogue/plans';
import { USE_CASE_NAMES, USE_CASES } from '@promptmint/core/catalogue/use-cases';

/** The sources that must read names from the catalogue; the site has a test of its own. */
const WORKSPACES = ['backend', 'core', 'engine', 'worker'];
const CATALOGUE = join('core', 'src', 'catalogue');

const NAMES = [
  ...Object.values(TARGET_MODEL_NAMES),
  ...Object.values(PACKS).map(({ name }) => name),
  ...Object.values(USE_CASE_NAMES),
];

const sources = WORKSPACES.flatMap((workspace) => {
  const folder = join(workspace, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
    .filter((path) => !path.startsWith(CATALOGUE));
});

/** Texts that a new target model must not make untrue. */
const TEXTS = ['package.json', 'docs/GLOSSARY.md', 'frontend/index.html'];

/** Comments and addresses may hold a name. */
const codeOf = (path: string): string =>
  readFileSync(path, 'utf8')
    .replaceAll(/https?:\/\/\S+/g, '')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** Identifiers such as `ProPlan` are no names. */
const isWrittenIn = (name: string, path: string): boolean =>
  new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(codeOf(path));

describe('names of the catalogue', () => {
  it.each(NAMES)('are read from it and written by hand in no source: %s', (name) => {
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((path) => isWrittenIn(name, path))).toEqual([]);
  });

  it.each(Object.values(TARGET_MODEL_NAMES))(
    'are not in a text that a new model would make untrue: %s',
    (name) => {
      expect(TEXTS.filter((path) => isWrittenIn(name, path))).toEqual([]);
    },
  );
});

describe('docs/SPECIFICATION.md', () => {
  const specification = readFileSync('docs/SPECIFICATION.md', 'utf8').replaceAll(/ +/g, ' ');
  const inCode = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(', ');
  const packs = PACK_TYPES.map((type) => PACKS[type]);
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const history = PLANS.map((plan) => HISTORY_DAYS[plan]);

  it.each([
    ['the target models', `- Target models: ${inCode(TARGET_MODELS)}.`],
    ['the use cases', `- Use cases: ${inCode(USE_CASES)}.`],
    ['the plans', `- Plan: ${PLANS.join(', ')}: `],
    ['what the plans include', `| | ${PLANS.join(' | ')} |\n`],
    [
      'how far back each history goes',
      `| History shown | ${history.map((days) => (days === null ? 'all' : `${days} days`)).join(' | ')} |`,
    ],
    [
      'the names of purchases',
      packs.map(({ name, credits }) => `${credits} the "${name} Plan"`).join(', '),
    ],
    [
      'the packs with their prices',
      packs
        .map(({ name, credits, priceCents }) => `${name}: ${dollars(priceCents)} for ${credits}`)
        .join('; '),
    ],
  ])('lists %s as the catalogue does', (_what, words) => {
    expect(specification).toContain(words);
  });
});
