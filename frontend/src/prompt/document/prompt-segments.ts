import { findBlanks } from './blanks';
import { codeFences } from './code-fences';
import type { CodeKind, CodeToken } from './highlighter';
import { findRequestWords, type TextRange } from './request-words';
import { findQuotedRequest } from './quoted-request';

/**
 * A part of a line: plain text, a tag of the target format, words of the person's request, or a
 * blank.
 */
export interface PromptSegment {
  kind: 'plain' | 'tag' | 'request' | 'blank';
  text: string;
  /** Whether it belongs to the highlighted passage. */
  highlighted?: true;
  /** The kind of code, if it is code. */
  code?: CodeKind;
}

interface Mark extends TextRange {
  kind: Exclude<PromptSegment['kind'], 'plain'>;
}

/** The opening and closing tag of a section, or its heading. */
function tagsOf(text: string): TextRange[] {
  const heading = /^#{1,6} [^\n]*/.exec(text);
  if (heading) return [{ start: 0, end: heading[0].length }];
  const closing = /<\/([a-z][\w-]*)>$/i.exec(text);
  if (!closing) return [];
  const opening = `<${closing[1]}>`;
  const start = text.startsWith(opening) ? 0 : text.indexOf(`\n${opening}`) + 1;
  if (!text.startsWith(opening, start)) return [];
  return [
    { start, end: start + opening.length },
    { start: closing.index, end: text.length },
  ];
}

const areDisjoint = (one: TextRange, other: TextRange): boolean =>
  one.end <= other.start || one.start >= other.end;

/** Words of the request outside quotations and code. Inside them every word would match. */
function unquotedRequestWords(text: string, request: string): TextRange[] {
  const quoted = findQuotedRequest(text, request);
  const quotations = [...(quoted ? [quoted] : []), ...codeFences(text)];
  return findRequestWords(text, request).filter((range) =>
    quotations.every((other) => areDisjoint(range, other)),
  );
}

/**
 * All marks of a section in order. If two overlap, tags win over request words, and those over
 * blanks.
 */
function marksOf(text: string, placeholders: readonly string[], request: string): Mark[] {
  const candidates: Mark[] = [
    ...tagsOf(text).map((range) => ({ ...range, kind: 'tag' as const })),
    ...unquotedRequestWords(text, request).map((range) => ({ ...range, kind: 'request' as const })),
    ...findBlanks(text, placeholders, request).map((range) => ({
      ...range,
      kind: 'blank' as const,
    })),
  ];
  const kept: Mark[] = [];
  for (const mark of candidates) {
    if (kept.every((other) => areDisjoint(mark, other))) kept.push(mark);
  }
  return kept.sort((a, b) => a.start - b.start);
}

function segmentsOf(text: string, marks: readonly Mark[]): PromptSegment[] {
  const segments: PromptSegment[] = [];
  let at = 0;
  for (const { start, end, kind } of marks) {
    segments.push({ kind: 'plain', text: text.slice(at, start) });
    segments.push({ kind, text: text.slice(start, end) });
    at = end;
  }
  segments.push({ kind: 'plain', text: text.slice(at) });
  return segments;
}

/**
 * Splits a section into lines and each line into segments. `request` is what the person typed;
 * `placeholders` are the names of the blanks.
 */
export function segmentLines(
  text: string,
  placeholders: readonly string[],
  request: string,
): PromptSegment[][] {
  const lines: PromptSegment[][] = [[]];
  for (const segment of segmentsOf(text, marksOf(text, placeholders, request))) {
    segment.text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({ kind: segment.kind, text: part });
    });
  }
  return lines;
}

function highlightWithin(segment: PromptSegment, { start, end }: TextRange): PromptSegment[] {
  const before = segment.text.slice(0, Math.max(0, start));
  const highlighted = segment.text.slice(before.length, Math.max(before.length, end));
  const after = segment.text.slice(before.length + highlighted.length);
  return [
    { ...segment, text: before },
    { ...segment, text: highlighted, highlighted: true as const },
    { ...segment, text: after },
  ].filter(({ text }) => text !== '');
}

/** Marks the range in the lines as highlighted; a line break counts as one character. */
export function highlightRange(
  lines: readonly PromptSegment[][],
  { start, end }: TextRange,
): PromptSegment[][] {
  let at = 0;
  return lines.map((segments) => {
    const split = segments.flatMap((segment) => {
      const from = at;
      at += segment.text.length;
      return highlightWithin(segment, { start: start - from, end: end - from });
    });
    at += 1;
    return split;
  });
}

/** Splits a segment that starts at `from` at the borders of code tokens. */
function splitByTokens(
  segment: PromptSegment,
  from: number,
  tokens: readonly CodeToken[],
): PromptSegment[] {
  // A blank must stay whole, because its value may be shown instead.
  if (segment.kind === 'blank') return [segment];
  const segments: PromptSegment[] = [];
  const to = from + segment.text.length;
  let at = from;
  const upTo = (end: number, more: Partial<PromptSegment>): void => {
    if (end > at)
      segments.push({ ...segment, ...more, text: segment.text.slice(at - from, end - from) });
    at = Math.max(at, end);
  };
  for (const { start, end, kind } of tokens) {
    upTo(Math.min(start, to), {});
    upTo(Math.min(end, to), { code: kind });
  }
  upTo(to, {});
  return segments;
}

/** Colours the code in the lines; in the tokens' offsets a line break counts as one character. */
export function applyCodeTokens(
  lines: readonly PromptSegment[][],
  tokens: readonly CodeToken[],
): PromptSegment[][] {
  let at = 0;
  let next = 0;
  return lines.map((segments) => {
    const split = segments.flatMap((segment) => {
      const to = at + segment.text.length;
      while ((tokens[next]?.end ?? Infinity) <= at) next += 1;
      let last = next;
      while ((tokens[last]?.start ?? Infinity) < to) last += 1;
      const found = splitByTokens(segment, at, tokens.slice(next, last));
      at = to;
      return found;
    });
    at += 1;
    return split;
  });
}
