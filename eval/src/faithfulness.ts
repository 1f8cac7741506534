import { THOUSANDS } from './words.js';

const ONES = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen
  fifteen sixteen seventeen eighteen nineteen`.split(/\s+/);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A whole number in English words; null from 101 on. */
export function numberWord(value: number): string | null {
  if (value === 100) return 'hundred';
  if (value < 20) return ONES[value] ?? null;
  const tens = TENS[Math.floor(value / 10) - 2];
  if (tens === undefined) return null;
  return value % 10 === 0 ? tens : `${tens}-${ONES[value % 10] ?? ''}`;
}

/**
 * Whether a text still holds a fact. Compared in NFKC and lower case; a key that starts with a letter
 * follows no letter or digit, one that starts or ends with a digit touches no other digit there; the
 * text counts as it is and without thousands separators, and a number also as a word.
 */
export function holdsFact(text: string, key: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase();
  const wanted = key.normalize('NFKC').toLowerCase();
  const forms = [plain, plain.replace(THOUSANDS, '')];
  return forms.some((form) => pattern(wanted).test(form)) || holdsInWords(plain, wanted);
}

function pattern(key: string): RegExp {
  const before = /^\p{L}/u.test(key) ? '(?<![\\p{L}\\p{N}])' : /^\d/.test(key) ? '(?<!\\d)' : '';
  const after = /\d$/.test(key) ? '(?!\\d)' : '';
  const literal = key.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(`${before}${literal}${after}`, 'u');
}

function holdsInWords(text: string, key: string): boolean {
  const [, digits = '', rest = ''] = /^(\d{1,3})((?: \p{L}+)*)$/u.exec(key) ?? [];
  const word = digits === '' ? null : numberWord(Number(digits));
  if (word === null) return false;
  const wanted = `${word}${rest}`.replace('-', '[- ]');
  return new RegExp(`(?<!\\p{L})${wanted}(?!\\p{L})`, 'u').test(text);
}

export interface Faithfulness {
  kept: string[];
  missed: string[];
  /** Kept by the prompt's own sentences: the quoted request would keep every word of itself. */
  keptOutsideQuote: string[];
}

/** Which facts a prompt keeps; `own` is its text without the quoted request. */
export function checkFacts(keys: readonly string[], text: string, own: string): Faithfulness {
  return {
    kept: keys.filter((key) => holdsFact(text, key)),
    missed: keys.filter((key) => !holdsFact(text, key)),
    keptOutsideQuote: keys.filter((key) => holdsFact(own, key)),
  };
}
