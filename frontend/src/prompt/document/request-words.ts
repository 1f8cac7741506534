/** A range in a text, `end` not included. Offsets are UTF-16 code units, as in `slice`. */
export interface TextRange {
  start: number;
  end: number;
}

interface Word extends TextRange {
  /** The word for comparison: lower case, NFC. */
  form: string;
}

/** Words too common to count as taken from the request. */
const COMMON_WORDS = new Set(
  (
    'a about all also an and any are as at be been but by can could do does each for from get had ' +
    'has have how i if in into is it its like make may me more must my need no not of on one only ' +
    'or our out please should so some than that the their them then there these they this to use ' +
    'was we what when which who will with would write you your'
  ).split(' '),
);

/**
 * Occurrences of a word that are tried as the start of a phrase. Limits the time on unusual texts.
 */
const MAX_TRIED_STARTS = 40;

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.,:-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    // Scripts without spaces are compared character by character, but numbers stay whole.
    const parts = UNSPACED.test(found) ? (found.match(/\p{N}+|[^\p{N}]/gu) ?? []) : [found];
    let start = index;
    for (const part of parts) {
      words.push({ start, end: start + part.length, form: part.normalize('NFC').toLowerCase() });
      start += part.length;
    }
  }
  return words;
}

const textBetween = (text: string, words: readonly Word[], index: number): string =>
  text.slice(words[index]?.end, words[index + 1]?.start).replace(/\s+/gu, ' ');

/**
 * How many words from both positions on are the same and have the same text between them, spaces
 * aside.
 */
function matchLength(
  [text, words, from]: readonly [string, readonly Word[], number],
  [request, requestWords, at]: readonly [string, readonly Word[], number],
): number {
  let length = 0;
  while (words[from + length] && words[from + length]?.form === requestWords[at + length]?.form) {
    length += 1;
    if (
      textBetween(text, words, from + length - 1) !==
      textBetween(request, requestWords, at + length - 1)
    )
      break;
  }
  return length;
}

/** Whether a capital letter marks a name: it must not start a sentence, a line or a tag. */
function isName(text: string, { start, end }: TextRange): boolean {
  const word = text.slice(start, end);
  return /^\p{Lu}/u.test(word) && /[\p{Ll}\p{N},;]\s$/u.test(text.slice(0, start));
}

/**
 * A number, a name or a phrase counts as taken from the request. A single everyday word may be a
 * coincidence, and so may a single digit, because most count the items of a list.
 */
function isDistinctive(text: string, matched: readonly Word[]): boolean {
  if (matched.length === 1 && /^\p{N}$/u.test(matched[0]?.form ?? '')) return false;
  if (matched.some(({ form }) => /\p{N}/u.test(form))) return true;
  const uncommon = matched.filter(({ form }) => !COMMON_WORDS.has(form));
  if (uncommon.some(({ form }) => UNSPACED.test(form))) return matched.length >= 3;
  if (matched.length >= 3) return uncommon.length > 0;
  if (matched.length === 2) return uncommon.length === 2;
  return uncommon.some((word) => isName(text, word));
}

/**
 * Finds words of the request that appear unchanged in the text: numbers, names and phrases,
 * ignoring case and spacing.
 */
export function findRequestWords(text: string, request: string): TextRange[] {
  const words = wordsOf(text);
  const requestWords = wordsOf(request);
  const starts = new Map<string, number[]>();
  requestWords.forEach(({ form }, at) => {
    const positions = starts.get(form);
    if (!positions) starts.set(form, [at]);
    else if (positions.length < MAX_TRIED_STARTS) positions.push(at);
  });

  const ranges: TextRange[] = [];
  for (let from = 0; from < words.length;) {
    const form = words[from]?.form ?? '';
    const lengths = (starts.get(form) ?? []).map((at) =>
      matchLength([text, words, from], [request, requestWords, at]),
    );
    const longest = Math.max(0, ...lengths);
    const matched = words.slice(from, from + longest);
    const [first, last] = [matched.at(0), matched.at(-1)];
    if (first && last && isDistinctive(text, matched)) {
      ranges.push({ start: first.start, end: last.end });
      from += longest;
    } else {
      from += 1;
    }
  }
  return ranges;
}
