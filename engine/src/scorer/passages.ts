import type { Span } from '../score.js';
import type { Block } from './blocks.js';
import { isImperative } from './verbs.js';
import { wordCount } from './word-count.js';

/** A sentence or line of a text. */
export interface Passage extends Span {
  /** Its masked words in lower case, without the mark of a list. */
  words: string;
  /** The same as typed, for names and capitals. */
  typed: string;
  readonly count: number;
  readonly imperative: boolean;
  block: Block;
}

const END =
  /(?=\s)(?:(?<=[.;…]["'”’»)*_]{0,4})|(?<=[!?]["'”’»)*_]{0,4})(?!\s+\p{Ll}))(?<!(?:^|[\s(])(?:[Ee]\.g|[Ii]\.e|etc|[Aa]pprox|vs|[Nn]o|[Dd]r|M(?:r|rs|s)|[Ss]t|[Mm]ax|[Mm]in|incl|[A-Za-z])\.)\s+(?=[^\s,.;:!?)])|\n+/gu;
const LIST_MARK = /^[ \t]*(?:(?:[-*•–>]|\[[ x]?\]|\(?\d{1,2}[.)]|\(?[a-h][.)])[ \t]+){1,3}/;
const LEAD =
  /^(?:[ \t]*(?:(?:[-*•–>]|\[[ x]?\]|\(?\d{1,2}[.)]|\(?[a-h][.)])[ \t]+){1,3})?[\s*_"'“]*(?=\p{L})/u;
const TAG = /<\/?[a-z][\w-]*(?:\s[^<>\n]{0,80})?>/gi;
/** Passages are cut here, so that no rule ever reads more at once. */
const LONGEST = 700;

/** The sentences and lines of a block. */
export function passagesOf(masked: string, block: Block): Passage[] {
  const body = masked.slice(block.start, block.end).replace(TAG, (tag) => '\n'.repeat(tag.length));
  const passages: Passage[] = [];
  let from = 0;
  for (const { index, 0: gap } of body.matchAll(END)) {
    add(body, from, index, block, passages);
    from = index + gap.length;
  }
  add(body, from, body.length, block, passages);
  return passages;
}

function add(body: string, start: number, end: number, block: Block, passages: Passage[]): void {
  for (let from = start; from < end; from += LONGEST) {
    const piece = body.slice(from, Math.min(end, from + LONGEST));
    const typed = piece.replace(LEAD, '').trim();
    if (typed === '') continue;
    const range = {
      start: block.start + from + (LIST_MARK.exec(piece)?.[0].length ?? 0),
      end: block.start + from + piece.length,
    };
    passages.push(passageOf(typed, block, range));
  }
}

/** Most passages are never asked how many words they have, or whether they order something. */
function passageOf(typed: string, block: Block, range: Span): Passage {
  const words = typed.toLowerCase();
  let count: number | undefined;
  let imperative: boolean | undefined;
  return {
    words,
    typed,
    get count() {
      return (count ??= wordCount(typed));
    },
    get imperative() {
      return (imperative ??= isImperative(words));
    },
    block,
    ...range,
  };
}
