import { codeLine } from './code-lines.js';
import { type Line, linesOf } from './line-scan.js';
import type { Span } from './segment.js';

/** A single line has to be this long to be worth a block of its own. */
const SHORTEST = 12;
/** Empty lines within a piece of code. */
const GAP = 2;

/** Code on lines of its own: two lines that look like it, or one that can be nothing else. */
export function findCode(text: string): Span[] {
  const lines = linesOf(text);
  const spans: Span[] = [];
  for (let index = 0; index < lines.length;) {
    const run = codeRun(lines, index);
    if (run === null) {
      index += 1;
      continue;
    }
    const [first, last] = [lines[index], lines[run.last]];
    if (run.certain && first !== undefined && last !== undefined) {
      const end = last.start + last.text.trimEnd().length;
      spans.push({ start: first.start, end, kind: 'code' });
    }
    index = run.last + 1;
  }
  return spans;
}

interface Run {
  last: number;
  certain: boolean;
}

function codeRun(lines: readonly Line[], from: number): Run | null {
  const opening = lines[from]?.text ?? '';
  let kind = codeLine(opening);
  if (kind === 'blank' || kind === 'none') return null;
  if (kind === 'goes on' && !/^\s*(?:\/\/|\/\*|@\w|--\s|"""|<!--|[{[(]\s*$)/.test(opening))
    return null;
  let last = from;
  let sure = 0;
  let likely = 0;
  let quoted = false;
  for (let index = from; index < lines.length && index - last <= GAP + 1; index += 1) {
    const text = lines[index]?.text ?? '';
    kind = quoted ? 'goes on' : codeLine(text);
    if (kind !== 'none' && opensString(text)) quoted = !quoted;
    if (kind === 'blank') continue;
    if (kind === 'none' || (kind === 'goes on' && index - last > 1 && !/^\s/.test(text))) break;
    if (kind === 'sure') sure += 1;
    if (kind === 'likely') likely += 1;
    last = index;
  }
  if (quoted) return { last: from, certain: false };
  const single = sure === 1 && likely === 0;
  const certain = single ? isWhole(lines, from, last) : sure + likely >= 2;
  return { last, certain };
}

/** Whether a line opens or closes a string that spans lines. */
function opensString(line: string): boolean {
  return [/"""|'''/, /`/].some((mark) => line.split(mark).length % 2 === 0);
}

/** One sure line alone, with lines that only go on. */
function isWhole(lines: readonly Line[], from: number, last: number): boolean {
  const text = lines[from]?.text.trim() ?? '';
  return last > from || text.length >= SHORTEST;
}
