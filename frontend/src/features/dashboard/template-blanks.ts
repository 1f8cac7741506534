import templateBlank from '../../api/template-blank.json' with { type: 'json' };
import type { TextRange } from '../../prompt/document/request-words';

/** A blank, as the API finds it in a template too; its only group is the name. */
export const TEMPLATE_BLANK = new RegExp(templateBlank.pattern, 'g');

/** Finds the blanks in a request, in order. */
export function findTemplateBlanks(text: string): TextRange[] {
  return [...text.matchAll(TEMPLATE_BLANK)].map(({ 0: blank, index }) => ({
    start: index,
    end: index + blank.length,
  }));
}
