import { common, createLowlight } from 'lowlight';
import type { TextRange } from './request-words';

/** The kinds of code that get a colour. */
export type CodeKind = 'comment' | 'keyword' | 'string';

export interface CodeToken extends TextRange {
  kind: CodeKind;
}

type Node = ReturnType<typeof lowlight.highlight>['children'][number];

const lowlight = createLowlight(common);

const KINDS: ReadonlyMap<string, CodeKind> = new Map([
  ['hljs-comment', 'comment'],
  ['hljs-quote', 'comment'],
  ['hljs-doctag', 'comment'],
  ['hljs-keyword', 'keyword'],
  ['hljs-built_in', 'keyword'],
  ['hljs-literal', 'keyword'],
  ['hljs-type', 'keyword'],
  ['hljs-name', 'keyword'],
  ['hljs-selector-tag', 'keyword'],
  ['hljs-attr', 'keyword'],
  ['hljs-string', 'string'],
  ['hljs-regexp', 'string'],
  ['hljs-number', 'string'],
]);

function kindOf(classes: unknown): CodeKind | undefined {
  if (!Array.isArray(classes)) return undefined;
  return classes.map((name) => KINDS.get(String(name))).find(Boolean);
}

/**
 * The tokens inside some syntax nodes; `at` is the offset of the first node. Nested nodes take the
 * kind of the outermost one.
 */
function tokensIn(nodes: readonly Node[], at: number, within?: CodeKind): [CodeToken[], number] {
  const tokens: CodeToken[] = [];
  let start = at;
  for (const node of nodes) {
    if (node.type === 'text') {
      const end = start + node.value.length;
      if (within) tokens.push({ kind: within, start, end });
      start = end;
    } else if (node.type === 'element') {
      const kind = within ?? kindOf(node.properties['className']);
      const [inner, end] = tokensIn(node.children, start, kind);
      tokens.push(...inner);
      start = end;
    }
  }
  return [tokens, start];
}

/** The tokens of code in order; empty for an unknown language. */
export function codeTokens(language: string, code: string): CodeToken[] {
  if (!lowlight.registered(language)) return [];
  return tokensIn(lowlight.highlight(language, code).children, 0)[0];
}
