import type { z } from 'zod';

/** How much longer than allowed a text or a list may be: cutting more could change the meaning. */
const MOST_TOO_LONG = 1.25;
/** A sentence's end is preferred to a word's end where it keeps this share of what is allowed. */
const ENOUGH = 0.6;

type Container = Record<PropertyKey, unknown>;
type Issue = z.core.$ZodIssue;

/**
 * Corrects in an answer what can be corrected without loss: spaces around texts, empty texts, a
 * text or a list that is slightly too long.
 * @param issuesIn what is wrong with an answer by its schema.
 */
export function trimAnswer(answer: unknown, issuesIn: (answer: unknown) => Issue[]): unknown {
  const trimmed = withoutBlanks(answer);
  for (const issue of issuesIn(trimmed)) trimAt(trimmed, issue);
  return trimmed;
}

/**
 * A copy without spaces around texts; an empty text is left out of a list, and is null elsewhere.
 */
function withoutBlanks(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (Array.isArray(value)) {
    return value.map(withoutBlanks).filter((item, index) => item !== null || value[index] === null);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withoutBlanks(item)] as const),
  );
}

function trimAt(answer: unknown, issue: Issue): void {
  const most = issue.code === 'custom' ? issue.params?.['most'] : undefined;
  const key = issue.path.at(-1);
  if (typeof most !== 'number' || key === undefined) return;
  const holder = issue.path
    .slice(0, -1)
    .reduce<unknown>((value, step) => (value as Container | undefined)?.[step], answer);
  if (typeof holder !== 'object' || holder === null) return;
  const container = holder as Container;
  const value = container[key];
  if (typeof value === 'string') container[key] = shortened(value, most);
  else if (Array.isArray(value) && value.length <= most * MOST_TOO_LONG)
    container[key] = value.slice(0, most);
}

/** A text cut at the end of a sentence or of a word; unchanged if too much would be lost. */
function shortened(text: string, most: number): string {
  if (text.length > most * MOST_TOO_LONG) return text;
  const kept = text.slice(0, most + 1);
  const sentenceEnd = Math.max(...['. ', '! ', '? ', '; '].map((end) => kept.lastIndexOf(end)));
  if (sentenceEnd >= most * ENOUGH) return kept.slice(0, sentenceEnd + 1).replace(/;$/, '.');
  const wordEnd = kept.lastIndexOf(' ');
  return wordEnd > 0 ? kept.slice(0, wordEnd).replace(/[\s,;:(–-]+$/u, '') : text;
}
