import type { Range } from './own-words';

/** What stands before a request that is quoted: a new line, or the mark of a block quotation. */
const BEFORE = ['\n', '> '];

/** Where a prompt quotes the whole request on lines of its own, just as it was typed. */
export function quotationOf(prompt: string, request: string): Range | null {
  for (const before of BEFORE) {
    const at = `${prompt}\n`.indexOf(`${before}${request}\n`);
    if (at !== -1) {
      const start = at + before.length;
      return { start, end: start + request.length };
    }
  }
  return null;
}
