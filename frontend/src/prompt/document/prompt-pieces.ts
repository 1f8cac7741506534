import { blanksOf } from './blanks';
import { codeFences } from './code-fences';
import type { CodeKind, CodeToken } from './highlighter';
import { ownWords, type Range } from './own-words';
import { quotationOf } from './quotation';

/** A stretch of a line: plain, a mark of the target format, the person's own words, or a blank. */
export interface Piece {
  kind: 'plain' | 'tag' | 'own' | 'blank';
  text: string;
  /** Whether it is part of the passage that is pointed out. */
  lit?: true;
  /** What it is in code. */
  code?: CodeKind;
}

interface Mark extends Range {
  kind: Exclude<Piece['kind'], 'plain'>;
}

/** What opens and closes a section: the pair of tags that ends with it, or its heading. */
function tagsOf(text: string): Range[] {
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

const apart = (one: Range, other: Range): boolean =>
  one.end <= other.start || one.start >= other.end;

/** The person's own words, woven into the text; where code or the whole request is quoted, all are. */
function wovenWords(text: string, request: string): Range[] {
  const quoted = quotationOf(text, request);
  const quotations = [...(quoted ? [quoted] : []), ...codeFences(text)];
  return ownWords(text, request).filter((range) =>
    quotations.every((other) => apart(range, other)),
  );
}

/** All marks of a section in order; where two meet, the one named first stays. */
function marksOf(text: string, placeholders: readonly string[], request: string): Mark[] {
  const candidates: Mark[] = [
    ...tagsOf(text).map((range) => ({ ...range, kind: 'tag' as const })),
    ...wovenWords(text, request).map((range) => ({ ...range, kind: 'own' as const })),
    ...blanksOf(text, placeholders, request).map((range) => ({ ...range, kind: 'blank' as const })),
  ];
  const kept: Mark[] = [];
  for (const mark of candidates) {
    if (kept.every((other) => apart(mark, other))) kept.push(mark);
  }
  return kept.sort((a, b) => a.start - b.start);
}

function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end, kind } of marks) {
    pieces.push({ kind: 'plain', text: text.slice(at, start) });
    pieces.push({ kind, text: text.slice(start, end) });
    at = end;
  }
  pieces.push({ kind: 'plain', text: text.slice(at) });
  return pieces;
}

/**
 * A section cut into lines, each into pieces. `request` is what the person typed, for their own
 * words; `placeholders` are the names of the blanks that are the prompt's.
 */
export function promptLines(
  text: string,
  placeholders: readonly string[],
  request: string,
): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of piecesOf(text, marksOf(text, placeholders, request))) {
    piece.text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({ kind: piece.kind, text: part });
    });
  }
  return lines;
}

function litPieces(piece: Piece, { start, end }: Range): Piece[] {
  const before = piece.text.slice(0, Math.max(0, start));
  const lit = piece.text.slice(before.length, Math.max(before.length, end));
  const after = piece.text.slice(before.length + lit.length);
  return [
    { ...piece, text: before },
    { ...piece, text: lit, lit: true as const },
    { ...piece, text: after },
  ].filter(({ text }) => text !== '');
}

/** The lines with the passage at `range` pointed out; offsets count a line break as one. */
export function lightUp(lines: readonly Piece[][], { start, end }: Range): Piece[][] {
  let at = 0;
  return lines.map((pieces) => {
    const cut = pieces.flatMap((piece) => {
      const from = at;
      at += piece.text.length;
      return litPieces(piece, { start: start - from, end: end - from });
    });
    at += 1;
    return cut;
  });
}

/** A piece that begins at `from`, cut where tokens begin and end. */
function codePieces(piece: Piece, from: number, tokens: readonly CodeToken[]): Piece[] {
  // It may show a value instead, and is none when it is cut.
  if (piece.kind === 'blank') return [piece];
  const pieces: Piece[] = [];
  const to = from + piece.text.length;
  let at = from;
  const upTo = (end: number, more: Partial<Piece>): void => {
    if (end > at) pieces.push({ ...piece, ...more, text: piece.text.slice(at - from, end - from) });
    at = Math.max(at, end);
  };
  for (const { start, end, kind } of tokens) {
    upTo(Math.min(start, to), {});
    upTo(Math.min(end, to), { code: kind });
  }
  upTo(to, {});
  return pieces;
}

/** The lines with their code set apart; offsets of the tokens count a line break as one. */
export function colourCode(lines: readonly Piece[][], tokens: readonly CodeToken[]): Piece[][] {
  let at = 0;
  let next = 0;
  return lines.map((pieces) => {
    const cut = pieces.flatMap((piece) => {
      const to = at + piece.text.length;
      while ((tokens[next]?.end ?? Infinity) <= at) next += 1;
      let last = next;
      while ((tokens[last]?.start ?? Infinity) < to) last += 1;
      const found = codePieces(piece, at, tokens.slice(next, last));
      at = to;
      return found;
    });
    at += 1;
    return cut;
  });
}
