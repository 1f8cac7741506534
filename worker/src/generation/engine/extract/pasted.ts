import { cutSegments } from '../material/cut-segments.js';
import { closingBracket } from '../material/find-json.js';
import { findQuotations } from '../material/find-quotations.js';
import type { Segment } from '../material/segment.js';

/** Material a person pasted into a request. */
export interface Pasted {
  /** Lines that are code, or 0. */
  codeLines: number;
  /** The message of an error as typed, or null. */
  error: string | null;
  /** Rows of separated values. */
  tableRows: number;
  /** Where the table starts and ends in the text, or null. */
  tableSpan: readonly [start: number, end: number] | null;
  /** Names in the table's first row. */
  columns: readonly string[];
  /** A JSON value and what is certain about it, or null. */
  json: { valid: boolean; summary: string | null } | null;
  quotes: readonly Quote[];
}

interface Quote {
  typed: string;
  at: number;
}

const CODE_LINE =
  /=>|;\s*$|^\s*(?:const|let|var|def|class|import|from \w+ import|function|public|private|return|#include|package|func|using|SELECT|INSERT|UPDATE|CREATE)\b.*[({;=:*]|\w\(.*\)\s*[;{]?\s*$|^\s*[})\]];?\s*$|^\s*<\/?[a-z][^>]*>|^\s*[.#@]?[a-z][\w .#:>-]{0,60}\{[^{}]*:[^{}]*\}?\s*$|^\s*(?:if|for|while)\s*\(.*\)/i;
/** The message itself before the words that only announce one. */
const ERRORS: readonly RegExp[] = [
  /\b\w*(?:Error|Exception): '[^'\n]{1,80}'/,
  /\b\w*(?:Error|Exception)\b:? [^\n,"'」]{4,120}|\bfatal: [^\n]{4,100}/,
  /[\w.$]{1,60} is not (?:a function|a constructor|defined|iterable|callable|subscriptable)\b/,
  /\b(?:Cannot|cannot) read propert(?:y|ies) [^\n,]{4,80}|\b[Ss]egmentation fault\b/,
  /\bTraceback[^\n]*/,
];
const ERROR_WORD = /error|erro|errore|erreur|fehler|ошибк|エラー|错误|에러|오류|خطأ|hata/i;
const SINGLE_QUOTED =
  /(?<![\p{L}\p{N}])'([^'\n]{2,300}(?:'[a-z]{1,2}[^'\n]{0,300})?)'(?![\p{L}\p{N}])/gu;
const LONGEST_QUOTE = 400;
/** Characters of a line that are looked at. */
const SEEN = 400;

/** Finds code, error messages, tables, JSON and quotations in a text. */
export function findPasted(text: string): Pasted {
  const segments = cutSegments(text);
  const quotes = findQuotes(text);
  const table = tableOf(linesBesideCode(segments));
  return {
    codeLines: codeLinesOf(segments) || looseCodeLines(segments),
    error: messageOf(segments) ?? errorIn(text, quotes),
    tableRows: table.length,
    tableSpan: tableSpan(text, table),
    columns:
      table[0]
        ?.split(/[,;\t|]/)
        .map((name) => name.trim())
        .filter((name) => /^[\p{L}_][\p{L}\p{N}_ ]{0,30}$/u.test(name)) ?? [],
    json: jsonIn(text),
    quotes,
  };
}

const LANGUAGES_OF_TABLES: readonly (string | null)[] = ['csv', 'tsv', 'text', 'txt', null];

/** A program is no table, however alike its lines are. */
function linesBesideCode(segments: readonly Segment[]): string[] {
  return segments
    .map(({ kind, text, language }) =>
      kind === 'code' && !LANGUAGES_OF_TABLES.includes(language) ? '' : text,
    )
    .join('')
    .split('\n');
}

/** Lines of the pieces of code that have a block of their own. */
function codeLinesOf(segments: readonly Segment[]): number {
  return segments
    .filter(({ kind }) => kind === 'code')
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => line.trim() !== '' && !/^ {0,3}(?:`{3,}|~{3,})/.test(line)).length;
}

/** Lines of the prose that look like code, where no piece of it is certain. */
function looseCodeLines(segments: readonly Segment[]): number {
  const lines = segments
    .filter(({ kind }) => kind === 'prose')
    .flatMap(({ text }) => text.split('\n'));
  const code = lines.filter((line) => CODE_LINE.test(line.slice(0, SEEN))).length;
  const fenced = lines.some((line) => /```|~~~/.test(line));
  return fenced || code >= 2 || (code === 1 && lines.length > 1) ? Math.max(code, 1) : 0;
}

/** The line that says what is wrong: the last one of a Python trace, else the first. */
function messageOf(segments: readonly Segment[]): string | null {
  const error = segments.find(({ kind }) => kind === 'error')?.text;
  const lines = error?.split('\n') ?? [];
  const line = /^\s*Traceback/.test(error ?? '') ? lines.at(-1) : lines[0];
  return line?.trim().slice(0, MESSAGE) ?? null;
}

const MESSAGE = 160;

function findQuotes(text: string): Quote[] {
  const double = findQuotations(text).map(({ start, end }) => {
    const typed = text.slice(start, end).trim();
    return { typed, at: start - 1 };
  });
  const single = [...text.matchAll(SINGLE_QUOTED)].map(({ index, 1: typed = '' }) => ({
    typed,
    at: index,
  }));
  const apart = single.filter(
    ({ at }) => !double.some((quote) => at > quote.at && at < quote.at + quote.typed.length),
  );
  return [...double, ...apart]
    .filter(
      ({ typed }) => typed.length >= 2 && typed.length <= LONGEST_QUOTE && !typed.includes('\n'),
    )
    .sort((one, other) => one.at - other.at);
}

function errorIn(text: string, quotes: readonly Quote[]): string | null {
  const message = ERRORS.map((pattern) => pattern.exec(text)?.[0]).find(
    (found) => found !== undefined,
  );
  if (message !== undefined) return message.trim();
  const word = ERROR_WORD.exec(text);
  if (word === null) return null;
  const near = quotes.find(({ at }) => at > word.index && at - word.index < 40);
  return near?.typed ?? null;
}

function tableSpan(text: string, table: readonly string[]): Pasted['tableSpan'] {
  const rows = table.join('\n');
  const start = rows === '' || !/\d/.test(rows) ? -1 : text.indexOf(rows);
  return start < 0 ? null : [start, start + rows.length];
}

/** The longest run of lines with the same number of separators. */
function tableOf(lines: readonly string[]): string[] {
  let best: string[] = [];
  for (const separator of [',', ';', '\t', '|']) {
    let run: string[] = [];
    for (const line of lines) {
      const count = line.split(separator).length;
      const first = run[0];
      const fits = count >= 2 && line.length < SEEN && !/\w\(/.test(line);
      if (fits && first !== undefined && first.split(separator).length === count) run.push(line);
      else run = fits ? [line] : [];
      if (run.length >= 2 && run.length > best.length) best = [...run];
    }
  }
  return best;
}

/** The first bracketed value that is more than a placeholder, read by its own string rules. */
function jsonIn(text: string): Pasted['json'] {
  const start = text.search(/(?<![\w)\]])[{[]\s*["{[\d]/);
  if (start < 0) return null;
  const end = closingBracket(text, start);
  if (end === null) return { valid: false, summary: null };
  try {
    return { valid: true, summary: summaryOf(JSON.parse(text.slice(start, end))) };
  } catch {
    return { valid: false, summary: null };
  }
}

function summaryOf(value: unknown): string | null {
  if (Array.isArray(value)) return counted(value.length, 'element');
  if (typeof value !== 'object' || value === null) return null;
  const members = Object.entries(value);
  const [only] = members;
  if (members.length === 1 && only !== undefined && typeof only[1] === 'string') {
    return `one member whose value is a string of ${counted([...only[1]].length, 'character')}`;
  }
  return counted(members.length, 'member');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
