import { PASSWORD_MIN } from '../catalogue/limits.js';

/** Jest has one of its own, which ends with a test file. */
const { createRequire } = process.getBuiltinModule('node:module');

/** Common words that people combine with a year, in the most common languages. */
const SEASONS_AND_MONTHS =
  'spring summer autumn fall winter january february march april may june july august september october november december ' +
  'fruehling frühling sommer herbst januar februar märz mai juni juli oktober dezember ' +
  'primavera verano otoño invierno enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ' +
  'printemps automne hiver janvier février mars avril juin juillet août septembre octobre novembre décembre ' +
  'estate autunno inverno verão outono';

type CommonPackage = typeof import('@zxcvbn-ts/language-common');

let words: ReadonlySet<string> | undefined;

/**
 * Some 49,000 leaked passwords, in lower case; the 1,000 most common ones are among them. They take
 * about 19 MB, so they are only loaded when a password is checked.
 */
function commonWords(): ReadonlySet<string> {
  if (words) return words;
  const load = createRequire(import.meta.url);
  const { dictionary } = load('@zxcvbn-ts/language-common') as CommonPackage;
  words = new Set([...dictionary['passwords-common'], ...SEASONS_AND_MONTHS.split(' ')]);
  return words;
}

/** Letters that are written as other characters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A word within digits and signs, such as a year, which may end with a letter or two. */
const DECORATED = /^([\d\p{P}\p{S} ]*)(.*?)([\d\p{P}\p{S} ]*)$/su;
const DECORATED_WORD = /^([\d\p{P}\p{S} ]*)(\p{L}+)([\d\p{P}\p{S} ]+\p{L}{0,2})$/u;
/** More than a year and two signs beside a word take guessing of their own. */
const DECORATION_MAX = 6;
/** Shorter words are mere letters, and shorter names occur in many words. */
const WORD_MIN = 3;
const NAME_MIN = 4;

/**
 * Whether a password is one of the most common ones, or a common word, a season or a month with a year
 * or the like, whatever its case and with digits for letters.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (commonWords().has(lower)) return true;
  return [DECORATED, DECORATED_WORD].some((form) => {
    const [, before = '', word = '', after = ''] = form.exec(lower) ?? [];
    return before.length + after.length <= DECORATION_MAX && isCommonWord(word);
  });
}

function isCommonWord(word: string): boolean {
  if (word.length < WORD_MIN) return false;
  const plain = withoutLookalikes(word);
  return [word, plain, plain.replaceAll('i', 'l')].some((each) => commonWords().has(each));
}

/** Whether a password is little more than one of these names. */
export function isMostlyName(password: string, names: readonly string[]): boolean {
  const squeezed = squeeze(password);
  return names
    .map(squeeze)
    .filter((name) => name.length >= NAME_MIN && squeezed.includes(name))
    .some((name) => squeezed.replaceAll(name, '').length < PASSWORD_MIN);
}

function squeeze(text: string): string {
  return withoutLookalikes(text.toLowerCase().replaceAll(/[\p{P}\p{S}\s]/gu, ''));
}

function withoutLookalikes(text: string): string {
  return [...text].map((character) => LOOKALIKES[character] ?? character).join('');
}
