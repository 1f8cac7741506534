/** What stands between two quotation marks: `text.slice(start, end)`. */
export interface Quotation {
  start: number;
  end: number;
}

/** Quotation marks with what closes them. */
const CLOSING = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“”'],
  ['«', '»'],
  ['「', '」'],
  ['『', '』'],
]);

/**
 * Everything between quotation marks, from each opening mark to the next closing one. Single ones are
 * not among them: they may be apostrophes.
 */
export function findQuotations(text: string): Quotation[] {
  const found: Quotation[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const closing = CLOSING.get(text.charAt(at));
    if (closing === undefined) continue;
    let end = at + 1;
    while (end < text.length && !closing.includes(text.charAt(end))) end += 1;
    if (end === text.length) break;
    found.push({ start: at + 1, end });
    at = end;
  }
  return found;
}
