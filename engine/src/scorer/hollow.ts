import type { Span } from './span.js';

const BLANKS = /\{\{?[^{}]*\}?\}|\[[^[\]]*\]|<[^<>]*>/g;
const LETTER = /[\p{L}\p{N}]/u;
const LETTERS = /[\p{L}\p{N}]/gu;
/** Characters that each say as much as several Latin letters. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
/** With fewer letters than this besides the blank, a sentence says nothing yet. */
const FEWEST = 8;

/** Whether a sentence is little more than an empty blank, or contains no letter at all. */
export function isHollow(text: string, { start, end }: Span): boolean {
  const body = text.slice(start, end);
  // Most sentences hold no blank, and looking for one is cheaper than replacing and counting.
  if (!/[{[<]/.test(body)) return body.length < 2 && !LETTER.test(body);
  const filled = body.replace(BLANKS, ' ');
  const letters = filled.match(LETTERS)?.length ?? 0;
  if (letters === 0) return filled !== body || body.length < 2;
  return filled !== body && letters < FEWEST && !WIDE.test(filled);
}
