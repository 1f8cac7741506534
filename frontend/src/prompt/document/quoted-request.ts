import type { TextRange } from './request-words';

/** What stands before a request that is quoted: a new line, or the mark of a block quotation. */
const LINE_STARTS = ['\n', '> '];

/** Where a prompt quotes the whole request on lines of its own, just as it was typed. */
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
