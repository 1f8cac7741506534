/** The classes of characters that the token estimate counts; some patterns match a whole run. */
const PATTERNS = {
  latin_words: /[A-Za-z]+/g,
  latin_letters: /[A-Za-z]/g,
  accented_letters: /[\u00C0-\u024F\u1E00-\u1EFF]/g,
  digits: /[0-9]/g,
  spaces: / {2,}|\t+/g,
  line_breaks: /\n+/g,
  punctuation: /[!-/:-@[-`{-~]+/g,
  punctuation_marks: /[!-/:-@[-`{-~]/g,
  han: /\p{Script=Han}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  hangul: /\p{Script=Hangul}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  greek: /\p{Script=Greek}/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  thai: /\p{Script=Thai}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  words_of_other_scripts: /[\u0370-\u0DFF]+/g,
  symbols: /[\u2000-\u2BFF\u3000-\u303F\uFF00-\uFF65\p{Extended_Pictographic}]/gu,
} as const;

export const CHARACTER_CLASSES = Object.keys(PATTERNS) as (keyof typeof PATTERNS)[];

/** How often each class occurs in a text, in the order of `CHARACTER_CLASSES`. */
export function countCharacters(text: string): number[] {
  const ascii = !/[^\0-\x7F]/.test(text);
  return CHARACTER_CLASSES.map((name, index) =>
    ascii && index >= FIRST_BEYOND_ASCII ? 0 : (text.match(PATTERNS[name])?.length ?? 0),
  );
}

const FIRST_BEYOND_ASCII = CHARACTER_CLASSES.indexOf('han');
