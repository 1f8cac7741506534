import type { TextRange } from '../../prompt/document/request-words';

const BLANK = /\{\{[^{}\n]+\}\}/g;

/** Where the blanks of a template stand in a request, in order. */
export function findTemplateBlanks(text: string): TextRange[] {
  return [...text.matchAll(BLANK)].map(({ 0: blank, index }) => ({
    start: index,
    end: index + blank.length,
  }));
}
