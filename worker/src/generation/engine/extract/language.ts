import { eld } from 'eld/extrasmall';
import { foldText } from './fold.js';
import { FUNCTION_WORDS, TELLING_LETTERS } from './function-words.js';

/** Enough text to tell a language; the rest only costs time. */
const SAMPLE = 1_200;

const NOT_PROSE =
  /```[^]*?(?:```|$)|https?:\/\/\S+|\S+@\S+|"[^"\n]{12,}"|«[^»\n]*»|“[^”\n]*”|(?<![\p{L}\p{N}])'[^'\n]{12,}'(?![\p{L}\p{N}])|\{[^{}\n]*\}|<[^<>\n]*>|[\w-]*[_/\\=(){}[\]<>;`$#@][\w./\\=(){}[\]<>;`$-]*/gu;

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];
const OTHER_SCRIPT =
  /[\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}]/gu;
const LATIN = /\p{Script=Latin}/gu;

/**
 * ISO 639-1 code of the language a request is mostly written in, or null when that is not clear.
 * The script decides first, then function words, then letter statistics (eld).
 */
export function detectLanguage(text: string): string | null {
  const prose = text.slice(0, SAMPLE).replace(NOT_PROSE, ' ');
  return scriptLanguage(prose) ?? latinLanguage(prose);
}

function scriptLanguage(prose: string): string | null {
  const latin = count(prose, LATIN);
  const counts = SCRIPTS.map(([language, script]) => ({ language, letters: count(prose, script) }));
  const other = count(prose, OTHER_SCRIPT);
  const sum = counts.reduce((total, { letters }) => total + letters, 0);
  if (other > sum && other > latin) return statistics(prose);
  if (sum < 2 || sum * 4 < latin) return null;
  const kana = counts.find(({ language }) => language === 'ja')?.letters ?? 0;
  const han = counts.find(({ language }) => language === 'zh')?.letters ?? 0;
  const most = counts.reduce((best, next) => (next.letters > best.letters ? next : best));
  if (most.language === 'zh' || most.language === 'ja') {
    return kana > 0 && kana * 10 >= han ? 'ja' : 'zh';
  }
  return sharedScript(prose, most.language);
}

/** Cyrillic, Arabic and Devanagari are written by several languages. */
function sharedScript(prose: string, likeliest: string): string {
  if (likeliest === 'ko' || prose.length < 30) return likeliest;
  return statistics(prose) ?? likeliest;
}

function latinLanguage(prose: string): string | null {
  const words = foldText(prose).match(/[a-z]+(?:'[a-z]+)?/g) ?? [];
  if (words.length === 0) return null;
  const votes = [...FUNCTION_WORDS]
    .map(([language, known]) => {
      const spoken = words.reduce((sum, word) => sum + (isKnown(word, known) ? 1 : 0), 0);
      return { language, votes: spoken + (TELLING_LETTERS.get(language)?.test(prose) ? 2 : 0) };
    })
    .sort((one, other) => other.votes - one.votes);
  const [first, second] = votes;
  if (first === undefined || second === undefined) return null;
  const lead = first.votes - second.votes;
  if (first.votes >= 2 && lead >= 2) return first.language;
  const guess = words.length >= 3 ? statistics(prose) : null;
  if (
    first.votes >= 1 &&
    votes.some(({ language, votes: v }) => language === guess && v >= first.votes - 1)
  ) {
    return guess;
  }
  if (first.votes >= 2 && lead >= 1) return first.language;
  return first.votes <= 1 && words.length >= 6 ? guess : null;
}

/** A function word, also behind an elided one as in "l'eau" or "j'ai". */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  if (known.has(word)) return true;
  const [head] = word.split("'");
  return (
    head !== undefined && head.length <= 2 && head !== word && known.has('des') && head !== 'i'
  );
}

function statistics(prose: string): string | null {
  const result = eld.detect(prose);
  return result.language !== '' && result.isReliable() ? result.language : null;
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0;
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** English name of a language code. */
export function languageName(code: string): string {
  return NAMES.of(code) ?? code;
}
