import { eld } from 'eld/extrasmall';
import { isGlossaryLanguage, knownLetters } from '../glossary/find-terms.js';
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
  const counts = SCRIPTS.map(([language, script]) => ({ language, letters: count(prose, script) }));
  const other = count(prose, OTHER_SCRIPT);
  const sum = counts.reduce((total, { letters }) => total + letters, 0);
  if (sum < 2 && other === 0) return null;
  const latin = count(prose, LATIN);
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

/** Postpositions and verbs that Marathi and Nepali write otherwise. */
const HINDI = /(?<![\p{L}\p{M}])(?:है|हैं|का|की|के|में|को|से|और|क्या|नहीं)(?![\p{L}\p{M}])/u;

/** Cyrillic, Arabic and Devanagari are written by several languages. */
function sharedScript(prose: string, likeliest: string): string {
  if (likeliest === 'ko' || prose.length < 30) return likeliest;
  if (likeliest === 'hi' && HINDI.test(prose)) return likeliest;
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
  const worded = words.length <= FEW_WORDS ? knownWords(prose, votes) : null;
  if (worded !== null) return worded;
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

/** A request of so few words may hold hardly a function word, and letters alone mislead. */
const FEW_WORDS = 14;
/** Letters of known words that count as much as one function word. */
const WORD_LETTERS = 5;
/** Votes by which a language must lead, and by which it must where no function word stands. */
const LEAD = 1;
const LEAD_OF_NOUNS = 2;

/** The language whose function words and listed words together cover most of a short text. */
function knownWords(
  prose: string,
  votes: readonly { language: string; votes: number }[],
): string | null {
  const most = votes[0]?.votes ?? 0;
  const [first, second] = votes
    .filter((vote) => vote.votes >= most - 1)
    .map(({ language, votes: spoken }) => ({
      language,
      weight:
        spoken + (isGlossaryLanguage(language) ? knownLetters(prose, language) / WORD_LETTERS : 0),
    }))
    .sort((one, other) => other.weight - one.weight);
  if (first === undefined || second === undefined) return null;
  const lead = most === 0 ? LEAD_OF_NOUNS : LEAD;
  return first.weight >= 2 && first.weight - second.weight >= lead ? first.language : null;
}

/** A function word, also behind an elided one as in "l'eau" or "j'ai". */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  if (known.has(word)) return true;
  const apostrophe = word.indexOf("'");
  return (
    apostrophe >= 0 && apostrophe <= 2 && known.has('des') && word.slice(0, apostrophe) !== 'i'
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
