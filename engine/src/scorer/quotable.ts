import type { Span } from '../score.js';

const LONGEST = 400;
/** Below this a cut at a sentence end would leave too little to show. */
const SHORTEST = 40;

/** The part of a range worth showing: trimmed, and cut at the end of a sentence or line. */
export function quotable(text: string, { start, end }: Span): Span | null {
  const whole = text.slice(start, end);
  const passage = whole.trim();
  if (passage === '') return null;
  const from = start + whole.indexOf(passage);
  return { start: from, end: from + cut(passage) };
}

function cut(passage: string): number {
  if (passage.length <= LONGEST) return passage.length;
  const head = passage.slice(0, LONGEST);
  const ends = [...head.matchAll(/[.!?]["'”’)]*(?=\s)|\S(?=\s*\n)/g)];
  const last = ends.at(-1);
  if (last !== undefined && last.index >= SHORTEST) return last.index + last[0].length;
  const space = head.lastIndexOf(' ');
  if (space >= SHORTEST) return head.slice(0, space).trimEnd().length;
  return /[\uD800-\uDBFF]$/.test(head) ? LONGEST - 1 : LONGEST;
}
