import type { TextRange } from './request-words';

/** Code between two fences; the range covers the code only. */
export interface CodeFence extends TextRange {
  /** The language named on the opening fence, or empty. */
  language: string;
}

const FENCED = /^(`{3,}|~{3,})([^\n`]*)\n([\s\S]*?)^\1[ \t]*$/gm;

/** The fenced code in a text (CommonMark, section 4.5), in order. */
export function codeFences(text: string): CodeFence[] {
  return [...text.matchAll(FENCED)].map(({ 1: fence = '', 2: info = '', 3: code = '', index }) => {
    const start = index + fence.length + info.length + 1;
    return { language: info.trim().split(/\s/)[0] ?? '', start, end: start + code.length };
  });
}
