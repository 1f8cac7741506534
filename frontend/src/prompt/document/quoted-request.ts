import type { TextRange } from './request-words';

/** What can come before a quoted request: a new line, or a block quotation mark. */
const LINE_STARTS = ['\n', '> '];

/** Finds the whole request, quoted unchanged on its own lines. */
export function findQuotedRequest(prompt: string, request: string): TextRange | null {
  for (const before of LINE_STARTS) {
    const at = `${prompt}\n`.indexOf(`${before}${request}\n`);
    if (at !== -1) {
      const start = at + before.length;
      return { start, end: start + request.length };
    }
  }
  return null;
}
