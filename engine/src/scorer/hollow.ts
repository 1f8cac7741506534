import type { Span } from './span.js';

const BLANKS = /\{\{?[^{}]*\}?\}|\[[^[\]]*\]|<[^<>]*>/g;
const LETTERS = /[\p{L}\p{N}]/gu;
/** Of a script written without spaces: one says as much as several letters. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** Letters beside a blank below which nothing is said yet. */
const FEWEST = 8;

/** Whether a sentence is a blank that waits to be filled in, or holds no letter at all. */
export function isHollow(text: string, { start, end }: Span): boolean {
  const body = text.slice(start, end);
  const filled = body.replace(BLANKS, ' ');
  const letters = filled.match(LETTERS)?.length ?? 0;
  if (letters === 0) return filled !== body || body.length < 2;
  return filled !== body && letters < FEWEST && !WIDE.test(filled);
}
