/*
 * Lengths in words that the prompt sets for the answer, such as "at most 150 words". A length that
 * the request itself sets is never passed to these functions.
 */

const LENGTH =
  /(?:\b(at most|under|below|up to|no more than|fewer than|maximum of) )?(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+)(?:(?: to |-|–)(\d{1,3}(?:,\d{3})+|\d+))? words\b(?! (?:a|per) minute| or fewer)/gi;

/** Below this many words a number names a phrase and not the answer. */
const PHRASE = 20;
/** Words that one part of an answer needs at least. */
const PART = 25;
const MOST = 1_500;
const MOST_ON_A_PAGE = 450;

/** Whether a line sets a length in words. */
export function setsWords(line: string): boolean {
  return withoutLengths(line) !== line;
}

/**
 * The line with its lengths halved, as upper limits. Numbers that the request holds stay, and the
 * `parts` of the answer set the floor.
 */
export function halvedLengths(line: string, typed: ReadonlySet<string>, parts: number): string {
  const floor = Math.max(PHRASE, PART * parts);
  return scaled(line, typed, (low, high, bound, whole) => {
    const half = rounded((high ?? low) / 2);
    return half < floor ? whole : `${bound || 'at most'} ${half.toLocaleString('en')} words`;
  });
}

/** The line with each length raised to a range that begins where it ended. */
export function raisedLengths(line: string, typed: ReadonlySet<string>): string {
  const most = /\bone page\b/i.test(line) ? MOST_ON_A_PAGE : MOST;
  return scaled(line, typed, (low, high, bound, whole) => {
    const [from, to] = high === null ? [low, low * 2] : [high, rounded(high * 1.5)];
    if (to > most) return whole;
    const range = `${from.toLocaleString('en')} to ${to.toLocaleString('en')} words`;
    return /^(?:under|below)$/i.test(bound) ? `to ${range}` : range;
  });
}

/** The line as it is whatever its lengths are. */
export function withoutLengths(line: string): string {
  return line.replace(LENGTH, '# words').replace(/\bto # words/g, '# words');
}

type Scale = (low: number, high: number | null, bound: string, whole: string) => string;

function scaled(line: string, typed: ReadonlySet<string>, scale: Scale): string {
  const result = line.replace(
    LENGTH,
    (whole: string, bound: string | undefined, low: string, high: string | undefined) => {
      const numbers = [low, high ?? low].map((number) => Number(number.replaceAll(',', '')));
      const [from = 0] = numbers;
      const fixed = from < PHRASE || [low, high].some((number) => number && typed.has(number));
      if (fixed) return whole;
      return scale(from, high === undefined ? null : (numbers[1] ?? from), bound ?? '', whole);
    },
  );
  return /^\P{Ll}/u.test(line) ? result.charAt(0).toUpperCase() + result.slice(1) : result;
}

function rounded(count: number): number {
  const step = count > 100 ? 10 : 5;
  return Math.round(count / step) * step;
}
