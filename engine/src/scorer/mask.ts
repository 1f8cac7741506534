/** Stands for a character of a quotation. */
export const QUOTED = '\uE000';
/** Stands for a character of code. */
export const CODE = '\uE001';
/** Stands for a character of a blank that waits to be filled in. */
export const HOLE = '\uE002';

const FENCE = /^[ \t]*(?:>[ \t]*)?(```+|~~~+)[^\n]*$/gm;
const INLINE_CODE = /`[^`\n]+`/g;
const BLOCKQUOTE = /^[ \t]*>.*$/gm;
const HOLES: readonly RegExp[] = [
  /\$?\{\{?[^{}\n":]{0,60}\}?\}|\[(?:(?:insert|add|enter|paste|your|name of|describe|list of|fill|choose|e\.g\.|optional)\b[^\]\n]{0,80}|(?<!(?:^|\n)\[)(?:the )?(?:tone|role|persona|topic|subject|format|audience|context|task|product|company|text|date|name|number|examples?|style|length|x|\.\.\.|…| )?)\]|<(?:insert|your|add|enter|paste)\b[^>\n]{0,60}>|_{3,}/gi,
  /(?<!^|\n)\[[A-Z][A-Z0-9 _/-]{2,40}\]|<[A-Z][A-Z0-9 _]{2,30}>|\bX{3,}\b/g,
];
const QUOTATION =
  /"[^"\n]{1,600}"|“[^“”\n]{1,600}”|«[^«»\n]{1,600}»|„[^„“”\n]{1,600}[“”]|‘(?:[^‘’\n]|’(?=\p{L})){1,600}’|(?<![\p{L}\p{N}'])'(?:[^'\n]|(?<=\p{L})'(?=\p{L})){1,600}'(?![\p{L}\p{N}])/gu;
const LINES_IN_QUOTES = /^"[^"]{1,1500}"$/gm;

/**
 * The text with quotations, code and unfilled blanks made unreadable, character for character, so
 * that every offset stays. Marks around them stay, and so does the last character of a quotation
 * when it ends a sentence.
 */
export function mask(text: string): string {
  const fenced = maskFences(text.replace(/\r/g, ' ').replace(/(?<=\p{L})’(?=\p{L})/gu, "'"));
  const coded = fenced.replace(INLINE_CODE, (code) => `\`${CODE.repeat(code.length - 2)}\``);
  return HOLES.reduce((open, hole) => open.replace(hole, blank), coded)
    .replace(BLOCKQUOTE, (line) => QUOTED.repeat(line.length))
    .replace(LINES_IN_QUOTES, maskInner)
    .replace(QUOTATION, maskInner);
}

function blank(hole: string): string {
  return HOLE.repeat(hole.length);
}

function maskInner(quotation: string): string {
  const inner = quotation.slice(1, -1);
  const end = /[.!?]$/.test(inner) ? 1 : 0;
  const hidden = inner.slice(0, inner.length - end).replace(/[^\n]/g, QUOTED);
  return quotation.slice(0, 1) + hidden + inner.slice(inner.length - end) + quotation.slice(-1);
}

/** Code between fences; a fence that is never closed is none. */
function maskFences(text: string): string {
  const fences = [...text.matchAll(FENCE)];
  const unclosed = new Map<string, number>();
  let masked = '';
  let from = 0;
  for (let at = 0; at < fences.length; at += 1) {
    const open = fences[at];
    const mark = open?.[1] ?? '';
    const kind = mark.charAt(0);
    if (open === undefined || mark.length >= (unclosed.get(kind) ?? Infinity)) continue;
    const closing = fences.findIndex((fence, n) => n > at && closes(fence[0], mark));
    if (closing < 0) {
      unclosed.set(kind, mark.length);
      continue;
    }
    const start = open.index + open[0].length;
    const end = fences[closing]?.index ?? text.length;
    masked += text.slice(from, start) + text.slice(start, end).replace(/[^\n]/g, CODE);
    from = end;
    at = closing;
  }
  return masked + text.slice(from);
}

function closes(line: string, mark: string): boolean {
  const bare = line.trim().replace(/^>\s*/, '');
  return bare.startsWith(mark) && /^(?:`+|~+)$/.test(bare);
}
