import { type Line, isSpoken, linesOf } from './line-scan.js';
import type { Span } from './segment.js';

const SEPARATORS: readonly (readonly [separator: string, language: string])[] = [
  ['\t', 'tsv'],
  [';', 'csv'],
  ['|', 'text'],
  [',', 'csv'],
];
const LONGEST_LINE = 400;
const LONGEST_CELL = 60;

/** Rows of separated values: at least two alike, one of them with figures. */
export function findTables(text: string): Span[] {
  const lines = linesOf(text);
  for (const [separator, language] of SEPARATORS) {
    if (!text.includes(separator)) continue;
    const spans = runsOf(lines, separator)
      .filter((run) => isTable(run, separator))
      .map((run) => spanOf(run, language));
    if (spans.length > 0) return spans;
  }
  return [];
}

function runsOf(lines: readonly Line[], separator: string): Line[][] {
  const runs: Line[][] = [];
  let run: Line[] = [];
  let cells = 0;
  for (const line of lines) {
    const count = line.text.length > LONGEST_LINE ? 1 : line.text.split(separator).length;
    if (count >= 2 && count === cells) run.push(line);
    else {
      run = count >= 2 ? [line] : [];
      cells = count;
      if (run.length > 0) runs.push(run);
    }
  }
  return runs.filter((found) => found.length >= 2);
}

function isTable(run: readonly Line[], separator: string): boolean {
  const rows = run.map(({ text }) => text.split(separator).map((cell) => cell.trim()));
  const cells = rows.flat();
  const figures = cells.filter((cell) => /^[-+]?[$€£¥]?\d[\d.,: /%-]*\p{L}{0,3}$/u.test(cell));
  const codelike = run.some(({ text }) => /\w\(|[{}]|=>|;\s*$/.test(text) && separator !== '|');
  if (codelike || cells.some((cell) => cell.length > LONGEST_CELL)) return false;
  if (run.some(({ text }) => isSpoken(text)) && figures.length < rows.length) return false;
  if (separator === '|') return run.length >= 2 && cells.length >= 4;
  if (separator === '\t') return run.every(({ text }) => !text.startsWith('\t'));
  return run.length >= 3 ? figures.length * 2 >= rows.length : figures.length >= rows.length;
}

function spanOf(run: readonly Line[], language: string): Span {
  return { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0, kind: 'table', language };
}
