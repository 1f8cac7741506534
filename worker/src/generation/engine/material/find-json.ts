import type { Span } from './segment.js';

/** Values tried at most; a text with more of them is no request with a sample in it. */
const TRIES = 12;
/** Shorter ones read well where they stand. */
const SHORTEST = 15;
const START = /(?<![\w)\]}.])[{[](?=\s*["{[\d\]}-])/g;
const SETS_OR_CALLS = /(?:[=(>?]|\breturn|=>)\s*$/;
const GOES_ON = /^\s*(?:[;)]|\.\w|=>)/;

/** JSON values that parse, and objects with quoted names that nearly do. */
export function findJson(text: string): Span[] {
  const spans: Span[] = [];
  let tries = 0;
  for (START.lastIndex = 0; tries < TRIES; tries += 1) {
    const start = START.exec(text)?.index;
    if (start === undefined) break;
    const end = closingBracket(text, start);
    if (end === null) continue;
    if (standsApart(text, start, end) && isJson(text.slice(start, end))) {
      spans.push({ start, end, kind: 'json', language: 'json' });
      START.lastIndex = end;
    }
  }
  return spans;
}

function standsApart(text: string, start: number, end: number): boolean {
  return (
    !SETS_OR_CALLS.test(text.slice(Math.max(0, start - 24), start)) &&
    !GOES_ON.test(text.slice(end, end + 8))
  );
}

function isJson(value: string): boolean {
  if (value.length < SHORTEST) return false;
  const named = /^\{\s*"(?:[^"\\\n]|\\.){0,80}"\s*:/.test(value);
  try {
    JSON.parse(value);
    return named || /^\[\s*[{["]/.test(value);
  } catch {
    return named;
  }
}

/** Where a bracketed value ends, read by its own string rules; null when it does not. */
export function closingBracket(text: string, start: number): number | null {
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
