import type { Block } from './blocks.js';

/** Sentences of a text with quotations, code and sample pairs taken out. */
export interface Passages {
  /** All that is not a sample. */
  own: readonly string[];
  /** What can give orders: not the role, the background or material under a heading. */
  orders: readonly string[];
}

const CODE = /```[^]*?(?:```|$)|~~~[^]*?(?:~~~|$)/g;
const QUOTATION =
  /"[^"\n]{1,400}"|“[^”\n]{1,400}”|«[^»\n]{1,400}»|(?<![\p{L}\p{N}])'(?:[^'\n]|(?<=\p{L})'(?=\p{L})){1,400}'(?![\p{L}\p{N}])/gu;
const SAMPLE_LINE =
  /^[ \t]*(?:[-*] )?(?:in|out|input|output|q|a|before|after|good|bad|user|assistant): .*$/gim;
const TAG = /<\/?[a-z][\w-]*>/gi;
const END = /(?<=[.!?;])["'”)*]*\s+(?=[\p{L}\p{N}"'“‘([*<{-])|\n+/u;

export function passagesOf(blocks: readonly Block[]): Passages {
  const told = blocks.filter(({ kind }) => kind !== 'has_examples');
  const orders = told.filter(
    ({ kind, heading }) =>
      kind !== 'has_role' && kind !== 'has_context' && (kind !== null || heading === null),
  );
  return {
    own: told.flatMap(({ body }) => sentencesOf(body)),
    orders: orders.flatMap(({ body }) => sentencesOf(body)),
  };
}

function sentencesOf(text: string): string[] {
  return text
    .replace(CODE, '\n')
    .replace(SAMPLE_LINE, '')
    .replace(QUOTATION, (quote) => (/[.!?]['"”»]$/.test(quote) ? '"".' : '""'))
    .replace(TAG, '\n')
    .split(END)
    .map((part) => part.replace(/^[\s>*•-]+|^\d+[.)]\s+/g, '').trim())
    .filter((part) => part !== '');
}

/** Every quotation of a text. */
export function quotations(text: string): string[] {
  return (text.replace(CODE, '\n').match(QUOTATION) ?? []).map((quote) => quote.slice(1, -1));
}
