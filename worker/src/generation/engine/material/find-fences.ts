import { linesOf } from './line-scan.js';
import type { Span } from './segment.js';

const FENCE = /^ {0,3}(`{3,}|~{3,})([^\n]*)$/;

/** Code between the person's own fences, which stay with it; a fence that never closes is prose. */
export function findFences(text: string): Span[] {
  if (!/`{3}|~{3}/.test(text)) return [];
  const spans: Span[] = [];
  let open: { mark: string; start: number; language: string } | null = null;
  for (const { text: line, start, end } of linesOf(text)) {
    const [, mark = '', rest = ''] = FENCE.exec(line) ?? [];
    if (mark === '') continue;
    if (open === null) {
      if (!rest.includes('`')) open = { mark, start, language: rest.trim() };
    } else if (mark[0] === open.mark[0] && mark.length >= open.mark.length && rest.trim() === '') {
      const named = /^[\w+#.-]{1,20}$/.test(open.language)
        ? open.language.toLowerCase()
        : undefined;
      spans.push({ start: open.start, end, kind: 'code', language: named });
      open = null;
    }
  }
  return spans;
}
