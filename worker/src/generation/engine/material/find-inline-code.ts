import { linesOf, spokenWords } from './line-scan.js';
import type { Span } from './segment.js';

/** Shorter code reads well inside its sentence. */
const SHORTEST = 40;
const SHORTEST_DECLARED = 20;
const SHORTEST_FORMULA = 6;
/** How far code inside a sentence is followed, in characters. */
const LONGEST = 2_000;
const STARTS_TRIED = 8;

const DECLARED = String.raw`(?:const|let|var)\s+[\w$]+\s*=|(?:async\s+)?function\s*[\w$]*\s*\(|def \w+\s*\(|SELECT\s[^\n]{1,200}?\sFROM\s|<\?php\s`;
const STATEMENT = String.raw`[\w$]+(?:\.[\w$]+)*\s*=\s*[\w$.]+[([]|[\w$]+(?:\.[\w$]+)+\(|print\(|for\s*\([^\n]|if\s*\([^\n]|return\s+[\w$.]+[([.]|for \w+ in \S+:|import \w+;`;
const START = new RegExp(String.raw`(?<=^|[\s:：])(?:${DECLARED}|${STATEMENT})`, 'g');
const DECLARATION = new RegExp(`^(?:${DECLARED})`);
const FORMULA = /(?<![\w=<>!])=[A-Z][A-Z.]{1,20}\(/g;
const PATTERN =
  /(?<=^|[\s:：])(?:\/\^[^\n]{4,200}?\$\/[a-z]{0,5}|\^[^\s]{6,200}\$)(?=[\s,.;:?!]|$)/g;
const NEXT_STATEMENT = new RegExp(
  String.raw`(?:${DECLARED}|${STATEMENT}|return\b|else\b|\}|\{|[\w$.]+\s*[-+*/]?=[^=]|await\s|throw\s|while\s*\(|try\s*\{|\w+(?:\.\w+)*\()`,
  'y',
);

/** Code that follows prose on the same line, where it is certain from where to where it goes. */
export function findInlineCode(text: string): Span[] {
  return linesOf(text)
    .filter((line) => line.text.length >= SHORTEST_FORMULA)
    .flatMap(({ text: line, start }) =>
      [...formulas(line), ...patterns(line), ...statements(line)]
        .sort((one, other) => one.start - other.start)
        .filter((span, index, all) => index === 0 || span.start >= (all[index - 1]?.end ?? 0))
        .map((span) => ({ ...span, start: start + span.start, end: start + span.end })),
    );
}

function formulas(line: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  let tried = 0;
  for (const { index } of line.slice(0, LONGEST).matchAll(FORMULA)) {
    tried += 1;
    if (tried > STARTS_TRIED) break;
    if (index < from) continue;
    const end = closing(line, line.indexOf('(', index));
    if (end === null) continue;
    found.push({ start: index, end, kind: 'code', language: 'excel' });
    from = end;
  }
  return found;
}

function patterns(line: string): Span[] {
  const [match] = line.slice(0, LONGEST).matchAll(PATTERN);
  if (match === undefined || !/[[(\\]/.test(match[0])) return [];
  return [
    { start: match.index, end: match.index + match[0].length, kind: 'code', language: 'regex' },
  ];
}

function statements(line: string): Span[] {
  let tried = 0;
  for (const { index, 0: opening } of line.slice(0, 8_000).matchAll(START)) {
    tried += 1;
    if (tried > STARTS_TRIED) break;
    const end = opening.startsWith('SELECT') ? queryEnd(line, index) : codeEnd(line, index);
    const shortest = DECLARATION.test(opening) ? SHORTEST_DECLARED : SHORTEST;
    if (end === null || end - index < shortest) continue;
    const code = line.slice(index, end);
    if (spokenWords(code) >= 2 || !/[=(]/.test(code)) continue;
    return [{ start: index, end, kind: 'code' }];
  }
  return [];
}

const OPERATOR_BEFORE =
  /(?:[-+*/%=<>!&|?:,.({[;~^]|\b(?:return|new|await|typeof|in|of|not|and|or|is|if|else|case|const|let|var|def|function|class|async|import|from|as|lambda|delete|throw|SELECT|FROM|WHERE|AND|OR|BY|ON|JOIN|LEFT|INNER|ORDER|GROUP|LIMIT|AS|IN|NOT|NULL|IS|DESC|ASC|SET|VALUES|INTO|UPDATE|INSERT|DELETE|LIKE|BETWEEN|HAVING|DISTINCT|COUNT))$/;
const OPERATOR_AFTER =
  /^(?:[-+*/%=<>!&|?:,.)}\];~^]|(?:in|of|is|and|or|not|if|else|instanceof|as|for|FROM|WHERE|AND|OR|BY|ON|JOIN|LEFT|INNER|ORDER|GROUP|LIMIT|AS|IN|NOT|IS|DESC|ASC|SET|VALUES|LIKE|BETWEEN|HAVING)\b)/;

/**
 * Where code that starts at a place ends: at the first gap that no operator bridges and after which
 * no statement begins. Null where its brackets do not close.
 */
function codeEnd(line: string, start: number): number | null {
  const limit = Math.min(line.length, start + LONGEST);
  let at = start;
  while (at < limit) {
    const letter = line.charAt(at);
    if (letter === '"' || letter === "'" || letter === '`') {
      const close = stringEnd(line, at);
      if (close === null) return null;
      at = close;
    } else if ('([{'.includes(letter)) {
      const close = closing(line, at);
      if (close === null) return null;
      at = close;
    } else if (/\s/.test(letter)) {
      const next = at + (/^\s+/.exec(line.slice(at, at + 200))?.[0].length ?? 1);
      if (next >= line.length || !goesOn(line, start, at, next)) return at;
      at = next;
    } else at += 1;
  }
  return trimmed(line, start, at);
}

/** A query reads like prose: it ends with its semicolon, or with a line in which nobody speaks. */
function queryEnd(line: string, start: number): number | null {
  const semicolon = line.indexOf(';', start);
  const end = semicolon < 0 ? line.trimEnd().length : semicolon + 1;
  return end - start <= LONGEST && spokenWords(line.slice(start, end)) < 2 ? end : null;
}

function goesOn(line: string, start: number, end: number, next: number): boolean {
  const before = line.slice(Math.max(start, end - 12), end);
  if (OPERATOR_BEFORE.test(before)) return true;
  if (
    /(?:\b(?:if|for|while|switch|catch|function)|\))$/.test(before) &&
    /[({]/.test(line.charAt(next))
  )
    return true;
  const after = line.slice(next, next + 60);
  if (OPERATOR_AFTER.test(after) && spokenWords(after) < 2) return true;
  NEXT_STATEMENT.lastIndex = next;
  return NEXT_STATEMENT.test(line) && spokenWords(after) < 2;
}

/** Without a full stop or comma of the sentence around it. */
function trimmed(line: string, start: number, end: number): number {
  return /[.,?!]$/.test(line.slice(start, end)) ? end - 1 : end;
}

function stringEnd(line: string, start: number): number | null {
  const mark = line.charAt(start);
  for (let at = start + 1; at < Math.min(line.length, start + LONGEST); at += 1) {
    if (line.charAt(at) === '\\') at += 1;
    else if (line.charAt(at) === mark) return at + 1;
  }
  return null;
}

/** After the bracket that closes the one at a place; strings are skipped. */
function closing(line: string, start: number): number | null {
  let depth = 0;
  for (let at = start; at < Math.min(line.length, start + LONGEST); at += 1) {
    const letter = line.charAt(at);
    if (letter === '"' || letter === "'" || letter === '`') {
      const close = stringEnd(line, at);
      if (close === null) return null;
      at = close - 1;
    } else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return null;
}
