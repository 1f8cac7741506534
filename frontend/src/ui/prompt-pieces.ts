import { ownWords, type Range } from './own-words';
import { quotationOf } from './quotation';

/** A stretch of a line: plain, a mark of the target format, the person's own words, or a blank. */
export interface Piece {
  kind: 'plain' | 'tag' | 'own' | 'blank';
  text: string;
  /** Whether it is part of the passage that is pointed out. */
  lit?: true;
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

/** The person's own words, woven into the text; where the whole request is quoted, all are. */
function wovenWords(text: string, request: string): Range[] {
  const quoted = quotationOf(text, request);
  return ownWords(text, request).filter((range) => !quoted || apart(range, quoted));
}

function blanksOf(text: string, placeholders: readonly string[]): Range[] {
  return placeholders.flatMap((name) => {
    const blank = `{{${name}}}`;
    return text
      .split(blank)
      .slice(0, -1)
      .reduce<Range[]>((found, before) => {
        const start = (found.at(-1)?.end ?? 0) + before.length;
        return [...found, { start, end: start + blank.length }];
      }, []);
  });
}

/** All marks of a section in order; where two meet, the one named first stays. */
function marksOf(text: string, placeholders: readonly string[], request: string): Mark[] {
  const candidates: Mark[] = [
    ...tagsOf(text).map((range) => ({ ...range, kind: 'tag' as const })),
    ...wovenWords(text, request).map((range) => ({ ...range, kind: 'own' as const })),
    ...blanksOf(text, placeholders).map((range) => ({ ...range, kind: 'blank' as const })),
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
