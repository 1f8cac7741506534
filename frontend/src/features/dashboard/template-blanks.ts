import type { TextRange } from '../../prompt/document/request-words';

const BLANK = /\{\{[^{}\n]+\}\}/g;

/** Finds the blanks in a request, in order. */
export function findTemplateBlanks(text: string): TextRange[] {
  return [...text.matchAll(BLANK)].map(({ 0: blank, index }) => ({
    start: index,
    end: index + blank.length,
  }));
}
