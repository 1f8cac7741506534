import type { Span } from './span.js';

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“”',
  '«': '»',
  '「': '」',
  '『': '』',
};
const LONGEST_QUOTATION = 300;
/** After this many characters, a comma ends a part. */
const LONG = 90;
/** After this many characters, a space or the last comma ends a part. */
const LONGEST = 140;
const SHORTEST = 20;
const WIDE_STOPS = '。！？';
const STOPS = '.!?…؟।;';
const AFTER_STOP = '.!?"”’)»';
const BEFORE_NEXT = /[\s"”’)»]/;
const COMMAS = ',，、،—–:：';

/** What a character can do to a sentence; most do nothing. */
const MAY = { nothing: 0, open: 1, stop: 2, pause: 3 } as const;
const mayDo = new Uint8Array(2 ** 16);
for (const [marks, what] of [
  [Object.keys(CLOSING), MAY.open],
  [[...WIDE_STOPS, ...STOPS], MAY.stop],
  [[...COMMAS], MAY.pause],
] as const)
  for (const mark of marks) mayDo[mark.charCodeAt(0)] = what;

/** Where the quotation that opens at `at` ends; `at` itself if none opens or it never closes. */
export function quotationEnd(text: string, at: number, end: number): number {
  if (mayDo[text.charCodeAt(at)] !== MAY.open) return at;
  const closing = CLOSING[text.charAt(at)] ?? '';
  const last = Math.min(end, at + LONGEST_QUOTATION);
  for (let next = at + 1; next < last; next += 1)
    if (closing.includes(text.charAt(next))) return next;
  return at;
}

/** Cuts a part of a line into sentences, and long sentences at commas; quotations stay whole. */
export function cutSentences(text: string, start: number, end: number): Span[] {
  const spans: Span[] = [];
  let from = start;
  let comma = 0;
  const cut = (to: number): void => {
    const span = trimmed(text, from, to);
    if (span.start < span.end) spans.push(span);
    from = to;
    comma = 0;
  };
  for (let at = start; at < end; at += 1) {
    at = quotationEnd(text, at, end);
    const may = mayDo[text.charCodeAt(at)];
    if (may === MAY.nothing && at - from < LONGEST) continue;
    if (may === MAY.stop && isStop(text.charAt(at), text.charAt(at + 1))) {
      let to = at + 1;
      while (to < end && AFTER_STOP.includes(text.charAt(to))) to += 1;
      cut(to);
      at = to - 1;
    } else if (may === MAY.pause) {
      if (at - from >= LONG) cut(at + 1);
      else if (at - from > SHORTEST) comma = at + 1;
    } else if (at - from >= LONGEST && text.charAt(at) === ' ') cut(comma || at);
    else if (at - from >= 2 * LONGEST && !isLowSurrogate(text, at)) cut(comma || at);
  }
  cut(end);
  return spans;
}

function isStop(unit: string, next: string): boolean {
  return WIDE_STOPS.includes(unit) || next === '' || BEFORE_NEXT.test(next);
}

function isLowSurrogate(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}

function trimmed(text: string, start: number, end: number): Span {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: Math.max(from, start + part.trimEnd().length) };
}
