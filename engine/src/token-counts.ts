import { CharacterCounter } from './classify/character-counter.js';

/** The classes of characters that the token estimate counts. */
const CLASSES = {
  latin_words: { pattern: /[A-Za-z]/, isRun: true },
  latin_letters: { pattern: /[A-Za-z]/ },
  accented_letters: { pattern: /[\u00C0-\u024F\u1E00-\u1EFF]/ },
  digits: { pattern: /[0-9]/ },
  spaces: { pattern: /\t/, isRun: true },
  line_breaks: { pattern: /\n/, isRun: true },
  punctuation: { pattern: /[!-/:-@[-`{-~]/, isRun: true },
  punctuation_marks: { pattern: /[!-/:-@[-`{-~]/ },
  han: { pattern: /\p{Script=Han}/u },
  kana: { pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  hangul: { pattern: /\p{Script=Hangul}/u },
  cyrillic: { pattern: /\p{Script=Cyrillic}/u },
  greek: { pattern: /\p{Script=Greek}/u },
  arabic: { pattern: /\p{Script=Arabic}/u },
  hebrew: { pattern: /\p{Script=Hebrew}/u },
  thai: { pattern: /\p{Script=Thai}/u },
  devanagari: { pattern: /\p{Script=Devanagari}/u },
  words_of_other_scripts: { pattern: /[\u0370-\u0DFF]/, isRun: true },
  symbols: {
    pattern: /[\u2000-\u2BFF\u3000-\u303F\uFF00-\uFF65\p{Extended_Pictographic}]/u,
  },
} as const;

export const CHARACTER_CLASSES = Object.keys(CLASSES) as (keyof typeof CLASSES)[];

const counter = new CharacterCounter(Object.values(CLASSES));
const SPACES = CHARACTER_CLASSES.indexOf('spaces');
/** A single space belongs to the word after it. */
const RUN_OF_SPACES = / {2,}/g;

/** How often each class occurs in a text, in the order of `CHARACTER_CLASSES`. */
export function countCharacters(text: string): number[] {
  const runs = text.match(RUN_OF_SPACES)?.length ?? 0;
  return counter.count(text).map((count, k) => (k === SPACES ? count + runs : count));
}
