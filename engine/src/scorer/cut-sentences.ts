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

/** Where the quotation that opens at `at` ends; `at` itself if none opens or it never closes. */
export function quotationEnd(text: string, at: number, end: number): number {
  const closing = CLOSING[text.charAt(at)];
  if (closing === undefined) return at;
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
    const unit = text.charAt(at);
    if (isStop(unit, text.charAt(at + 1))) {
      let to = at + 1;
      while (to < end && AFTER_STOP.includes(text.charAt(to))) to += 1;
      cut(to);
      at = to - 1;
    } else if (COMMAS.includes(unit)) {
      if (at - from >= LONG) cut(at + 1);
      else if (at - from > SHORTEST) comma = at + 1;
    } else if (at - from >= LONGEST && unit === ' ') cut(comma || at);
    else if (at - from >= 2 * LONGEST && !isLowSurrogate(text, at)) cut(comma || at);
  }
  cut(end);
  return spans;
}

function isStop(unit: string, next: string): boolean {
  return (
    WIDE_STOPS.includes(unit) || (STOPS.includes(unit) && (next === '' || BEFORE_NEXT.test(next)))
  );
}

function isLowSurrogate(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}

function trimmed(text: string, start: number, end: number): Span {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: Math.max(from, start + part.trimEnd().length) };
}
