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
const QUOTED =
  /"([^"\n]{2,400})"|“([^”\n]{2,400})”|«\s?([^»\n]{2,400}?)\s?»|„([^“”\n]{2,400})[“”]|「([^」\n]{2,200})」|『([^』\n]{2,200})』|(?<![\p{L}\p{N}])'([^'\n]{2,300}(?:'[a-z]{1,2}[^'\n]*)?)'(?![\p{L}\p{N}])/gu;

/** Finds code, error messages, tables, JSON and quotations in a text. */
export function findPasted(text: string): Pasted {
  const lines = text.split('\n');
  const code = lines.filter((line) => CODE_LINE.test(line)).length;
  const fenced = /```|~~~/.test(text);
  const quotes = findQuotes(text);
  const table = tableOf(lines);
  return {
    codeLines: fenced || code >= 2 || (code === 1 && lines.length > 1) ? Math.max(code, 1) : 0,
    error: errorIn(text, quotes),
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

function findQuotes(text: string): Quote[] {
  return [...text.matchAll(QUOTED)].map((match) => ({
    typed: match.slice(1).find((group) => group !== undefined) ?? '',
    at: match.index,
  }));
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
      const fits = count >= 2 && !/\w\(/.test(line) && line.length < 400;
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

function closingBracket(text: string, start: number): number | null {
  let depth = 0;
  let quoted = false;
  for (let index = start; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (quoted) {
      if (letter === '\\') index += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return null;
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
