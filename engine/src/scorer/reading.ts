import type { Span } from '../score.js';
import type { BlockKind } from './announced.js';
import { type Block, splitBlocks } from './blocks.js';
import { mask } from './mask.js';
import { type Passage, passagesOf } from './passages.js';
import { saysSomething } from './substance.js';

/** A text taken apart once for all criteria. */
export interface Reading {
  text: string;
  masked: string;
  blocks: readonly Block[];
  /** Passages that say something, by block. */
  passagesIn: ReadonlyMap<Block, readonly Passage[]>;
  /** All that is neither sample nor material. */
  own: readonly Passage[];
  /** What can give orders: not the background under a heading either. */
  orders: readonly Passage[];
  /** Where a sample stands, once it is known. */
  sample: Span | null;
}

export function readText(text: string): Reading {
  const masked = mask(text);
  const blocks = splitBlocks(masked);
  const passagesIn = new Map(
    blocks.map((block) => [block, passagesOf(masked, block).filter(saysSomething)]),
  );
  const of = (...kinds: (BlockKind | null)[]) =>
    blocks
      .filter(({ kind }) => !kinds.includes(kind))
      .flatMap((block) => passagesIn.get(block) ?? [])
      .filter(({ words }) => READ_BY_RULES.test(words))
      .slice(0, MOST_PASSAGES);
  return {
    text,
    masked,
    blocks,
    passagesIn,
    own: of('has_examples', 'material'),
    orders: of('has_examples', 'material', 'has_context'),
    sample: null,
  };
}

/** The rules know English words and figures only. */
const READ_BY_RULES = /[a-z]{2}|\d/;
/** No prompt has as many sentences; what has is not read to the end. */
const MOST_PASSAGES = 400;

/** The body of the first section of a kind in which some passage is accepted. */
export function sectionOf(
  { blocks, passagesIn }: Reading,
  kind: BlockKind,
  accepts: (passage: Passage) => boolean,
): Span | null {
  for (const block of blocks) {
    if (block.kind !== kind) continue;
    const passages = passagesIn.get(block) ?? [];
    const [first] = passages;
    const last = passages.at(-1);
    if (first !== undefined && last !== undefined && passages.some(accepts))
      return { start: first.start, end: last.end };
  }
  return null;
}
