import type { TextRange } from './request-words';
import { findQuotedRequest } from './quoted-request';

/** The values that the person filled in, by the blank's name. */
export type BlankValues = Readonly<Record<string, string>>;

const OPENING = '{{';
const CLOSING = '}}';

/** The name inside a blank: `{{name}}` gives `name`. */
export const blankName = (blank: string): string => blank.slice(OPENING.length, -CLOSING.length);

function occurrences(text: string, part: string): TextRange[] {
  const found: TextRange[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) {
    found.push({ start: at, end: at + part.length });
  }
  return found;
}

/**
 * Finds the named blanks in a text, in order. Braces inside the quoted request belong to the person
 * and are skipped.
 */
export function findBlanks(
  text: string,
  placeholders: readonly string[],
  request: string,
): TextRange[] {
  const quoted = request ? findQuotedRequest(text, request) : null;
  return placeholders
    .flatMap((name) => occurrences(text, OPENING + name + CLOSING))
    .filter(({ start, end }) => !quoted || end <= quoted.start || start >= quoted.end)
    .sort((one, other) => one.start - other.start);
}

/** The trimmed value of a blank, or `null` if it is empty. */
export function valueOf(values: BlankValues, name: string): string | null {
  const value = Object.hasOwn(values, name) ? values[name]?.trim() : undefined;
  return value || null;
}

/** A text with its blanks filled; those without a value stay as they are. */
export function fillBlanks(
  text: string,
  placeholders: readonly string[],
  request: string,
  values: BlankValues,
): string {
  let filled = '';
  let at = 0;
  for (const { start, end } of findBlanks(text, placeholders, request)) {
    const blank = text.slice(start, end);
    filled += text.slice(at, start) + (valueOf(values, blankName(blank)) ?? blank);
    at = end;
  }
  return filled + text.slice(at);
}

/** How many of the named blanks have no value yet. */
export const countEmptyBlanks = (placeholders: readonly string[], values: BlankValues): number =>
  placeholders.filter((name) => valueOf(values, name) === null).length;
