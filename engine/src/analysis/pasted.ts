import MarkdownIt from 'markdown-it';

/** The types of pasted material. */
export const PASTED_TYPES = ['code', 'table', 'log'] as const;
export type PastedType = (typeof PASTED_TYPES)[number];

/** Pasted material in a request: `text.slice(start, end)`, whole lines without the last line break. */
export interface Pasted {
  type: PastedType;
  start: number;
  end: number;
  lines: number;
  /** Whether Markdown marks where it begins and ends; otherwise its edges are a guess. */
  isDelimited: boolean;
}

const markdown = new MarkdownIt('zero').enable(['fence', 'table']);

/** Lines written by a program: log entries and stack traces. */
const LOG_LINE =
  /^\s*(?:at \S+.*\(.*\)$|at \S+:\d+|File ".+", line \d+|Traceback|Caused by: |\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d)/;
const ENDS_LIKE_CODE = /(?:[;{}]|\)\s*[:{]|=>|\*\/|\/>|<\/\w+>)\s*$/;
const HOLDS_CODE = /[=(){}<>]/;
const SEPARATORS = ['\t', '|', ';', ','] as const;
/** How many consecutive lines of one shape make a table, a log or code. */
const TABLE_LINES = 3;
const LOG_LINES = 2;
const CODE_LINES = 3;
const CODE_SHARE = 0.6;
/** In characters. Longer cells are usually sentences with commas. */
const LONGEST_CELL = 60;

/** Finds pasted material by its shape, in order and without overlaps. */
export function findPasted(text: string): Pasted[] {
  const lines = text.split('\n');
  const starts = lineStarts(lines);
  const taken = Array.from({ length: lines.length }, () => false);
  const found: { type: PastedType; from: number; to: number; isDelimited: boolean }[] = [];
  const take = (type: PastedType, from: number, to: number, isDelimited = false): void => {
    taken.fill(true, from, to);
    found.push({ type, from, to, isDelimited });
  };
  for (const [type, from, to] of fromMarkdown(text)) take(type, from, to, true);
  for (const [from, to] of openRuns(taken)) findShapes(lines, from, to, take);
  return found
    .sort((one, other) => one.from - other.from)
    .map(({ type, from, to, isDelimited }) => ({
      type,
      isDelimited,
      start: starts[from] ?? 0,
      end: (starts[to - 1] ?? 0) + (lines[to - 1]?.length ?? 0),
      lines: to - from,
    }));
}

const CLOSING_FENCE = /\n *(?:`{3,}|~{3,})\s*$/;

/** Counts lines of code or log, or table rows, without fences and a Markdown table's header. */
export function sizeOfPasted(
  { type, start, end, lines, isDelimited }: Pasted,
  text: string,
): number {
  if (!isDelimited) return lines;
  if (type === 'table') return lines - 2;
  return lines - (CLOSING_FENCE.test(text.slice(start, end)) ? 2 : 1);
}

function lineStarts(lines: readonly string[]): number[] {
  let at = 0;
  return lines.map((line) => {
    const start = at;
    at += line.length + 1;
    return start;
  });
}

function fromMarkdown(text: string): [PastedType, number, number][] {
  if (!/[`~|]/.test(text)) return [];
  return markdown
    .parse(text, {})
    .flatMap(({ type, map, level }): [PastedType, number, number][] => {
      if (map === null || level > 0) return [];
      if (type === 'fence') return [['code', map[0], map[1]]];
      return type === 'table_open' ? [['table', map[0], map[1]]] : [];
    });
}

/** Runs of lines in which nothing has been found yet. */
function openRuns(taken: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (let from = 0; from < taken.length; from += 1) {
    if (taken[from]) continue;
    let to = from;
    while (to < taken.length && !taken[to]) to += 1;
    runs.push([from, to]);
    from = to;
  }
  return runs;
}

type Take = (type: PastedType, from: number, to: number) => void;

function findShapes(lines: readonly string[], first: number, last: number, take: Take): void {
  for (let from = first; from < last; from += 1) {
    const log = runLength(lines, from, last, (line) => LOG_LINE.test(line));
    const table = log >= LOG_LINES ? 0 : tableLength(lines, from, last);
    const code = log >= LOG_LINES || table >= TABLE_LINES ? 0 : codeLength(lines, from, last);
    const longest = Math.max(
      log >= LOG_LINES ? log : 0,
      table >= TABLE_LINES ? table : 0,
      code >= CODE_LINES ? code : 0,
    );
    if (longest === 0) continue;
    take(longest === log ? 'log' : longest === table ? 'table' : 'code', from, from + longest);
    from += longest - 1;
  }
}

function runLength(
  lines: readonly string[],
  from: number,
  last: number,
  holds: (line: string) => boolean,
): number {
  let to = from;
  while (to < last && holds(lines[to] ?? '')) to += 1;
  return to - from;
}

/** Counts lines with the same number of cells; at least one below the first must hold a digit. */
function tableLength(lines: readonly string[], from: number, last: number): number {
  for (const separator of SEPARATORS) {
    const cells = (lines[from] ?? '').split(separator).length;
    if (cells < (separator === ',' ? 3 : 2)) continue;
    const length = runLength(lines, from, last, (line) => {
      const row = line.split(separator);
      return row.length === cells && row.every((cell) => cell.length <= LONGEST_CELL);
    });
    const rows = lines.slice(from, from + length);
    if (
      length >= TABLE_LINES &&
      /\d/.test(rows.slice(1).join('')) &&
      !rows.some((row) => ENDS_LIKE_CODE.test(row))
    )
      return length;
  }
  return 0;
}

/** Counts lines up to the next two blank ones, if most of them end like code or are indented like it. */
function codeLength(lines: readonly string[], from: number, last: number): number {
  if (!looksLikeCode(lines[from] ?? '')) return 0;
  let to = from;
  let codeLines = 0;
  let filled = 0;
  let end = from;
  while (to < last) {
    const line = lines[to] ?? '';
    if (line.trim() === '' && (lines[to + 1] ?? '').trim() === '') break;
    if (line.trim() !== '') {
      filled += 1;
      if (looksLikeCode(line)) {
        codeLines += 1;
        end = to + 1;
      } else if (codeLines / filled < CODE_SHARE) break;
    }
    to += 1;
  }
  const block = lines.slice(from, end).join('\n');
  return codeLines >= CODE_LINES && HOLDS_CODE.test(block) ? end - from : 0;
}

function looksLikeCode(line: string): boolean {
  return ENDS_LIKE_CODE.test(line) || (/^(?: {2,}|\t)\S/.test(line) && HOLDS_CODE.test(line));
}
