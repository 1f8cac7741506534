/** A stretch of text, from `start` up to but not including `end`, in UTF-16 code units. */
export interface Range {
  start: number;
  end: number;
}

interface Word extends Range {
  /** For comparison: lower case, one form per letter. */
  form: string;
}

/** Words too common to be anybody's own. */
const COMMON = new Set(
  (
    'a about all also an and any are as at be been but by can could do does each for from get had ' +
    'has have how i if in into is it its like make may me more must my need no not of on one only ' +
    'or our out please should so some than that the their them then there these they this to use ' +
    'was we what when which who will with would write you your'
  ).split(' '),
);

/** Occurrences of one word that are tried as the start of a phrase; bounds the work on odd texts. */
const TRIED_STARTS = 40;

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.,:-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    // Scripts without spaces are compared letter by letter, their numbers whole.
    const parts = UNSPACED.test(found) ? (found.match(/\p{N}+|[^\p{N}]/gu) ?? []) : [found];
    let start = index;
    for (const part of parts) {
      words.push({ start, end: start + part.length, form: part.normalize('NFC').toLowerCase() });
      start += part.length;
    }
  }
  return words;
}

const gap = (text: string, words: readonly Word[], index: number): string =>
  text.slice(words[index]?.end, words[index + 1]?.start).replace(/\s+/gu, ' ');

/** How many words from `from` on are the same as those of the request from `at` on, spacing aside. */
function runLength(
  [text, words, from]: readonly [string, readonly Word[], number],
  [request, typed, at]: readonly [string, readonly Word[], number],
): number {
  let length = 0;
  while (words[from + length] && words[from + length]?.form === typed[at + length]?.form) {
    length += 1;
    if (gap(text, words, from + length - 1) !== gap(request, typed, at + length - 1)) break;
  }
  return length;
}

/** Whether a capital here marks a name: not where any sentence, line or tag begins. */
function isName(text: string, { start, end }: Range): boolean {
  const word = text.slice(start, end);
  return /^\p{Lu}/u.test(word) && /[\p{Ll}\p{N},;]\s$/u.test(text.slice(0, start));
}

/**
 * A number, a name or a phrase is a person's own; a lone everyday word may be a coincidence, and so
 * may a lone digit: most of them count the items of a list.
 */
function isOwn(text: string, run: readonly Word[]): boolean {
  if (run.length === 1 && /^\p{N}$/u.test(run[0]?.form ?? '')) return false;
  if (run.some(({ form }) => /\p{N}/u.test(form))) return true;
  const telling = run.filter(({ form }) => !COMMON.has(form));
  if (telling.some(({ form }) => UNSPACED.test(form))) return run.length >= 3;
  if (run.length >= 3) return telling.length > 0;
  if (run.length === 2) return telling.length === 2;
  return telling.some((word) => isName(text, word));
}

/**
 * Where the words of the request stand unchanged in the text. Case and spacing aside, only exact
 * matches count: numbers, names and phrases. Nothing is guessed; without a match it is empty.
 */
export function ownWords(text: string, request: string): Range[] {
  const words = wordsOf(text);
  const typed = wordsOf(request);
  const starts = new Map<string, number[]>();
  typed.forEach(({ form }, at) => {
    const known = starts.get(form);
    if (!known) starts.set(form, [at]);
    else if (known.length < TRIED_STARTS) known.push(at);
  });

  const ranges: Range[] = [];
  for (let from = 0; from < words.length;) {
    const form = words[from]?.form ?? '';
    const lengths = (starts.get(form) ?? []).map((at) =>
      runLength([text, words, from], [request, typed, at]),
    );
    const longest = Math.max(0, ...lengths);
    const run = words.slice(from, from + longest);
    const [first, last] = [run.at(0), run.at(-1)];
    if (first && last && isOwn(text, run)) {
      ranges.push({ start: first.start, end: last.end });
      from += longest;
    } else {
      from += 1;
    }
  }
  return ranges;
}
