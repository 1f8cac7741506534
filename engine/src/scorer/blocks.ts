import type { Span } from '../score.js';
import { type BlockKind, announced } from './announced.js';
import { type Heading, headingOf, segmentsOf } from './headings.js';
import { samplePairs } from './sample-pairs.js';
import { elementsOf } from './tags.js';

/** A part of a text under one heading, or a part without any; the range is that of its body. */
export interface Block extends Span {
  /** What the heading promises; null when it promises nothing known. */
  kind: BlockKind | null;
  heading: string | null;
}

/** Tags that only wrap a prompt. */
const WRAPPER = /^(?:prompt|system|instructions?|message|root|assistant_instructions)$/;

/** Splits a masked text at its tags, headings, labels and sample pairs. */
export function splitBlocks(masked: string): Block[] {
  return within(masked, { start: 0, end: masked.length }, { kind: null, heading: null }, 0);
}

type Under = Pick<Block, 'kind' | 'heading'>;
/** Elements further inside stay with their parent. */
const DEEPEST = 4;

function within(masked: string, range: Span, under: Under, depth: number): Block[] {
  const blocks: Block[] = [];
  let from = range.start;
  for (const element of depth < DEEPEST ? elementsOf(masked, range) : []) {
    blocks.push(...plain(masked, { start: from, end: element.start }, under));
    const request = isQuotedRequest(masked, element.name, element.start);
    const own = request ? 'material' : announced(element.name);
    const kind = own ?? (WRAPPER.test(element.name) ? null : under.kind);
    const inside = { kind, heading: element.name };
    const whole = kind === 'has_examples' || kind === 'material';
    if (whole) blocks.push({ ...inside, ...element.inner });
    else blocks.push(...within(masked, element.inner, inside, depth + 1));
    from = element.end;
  }
  blocks.push(...plain(masked, { start: from, end: range.end }, under));
  return blocks;
}

/** The finished prompts of this product name the tag that holds the request as typed. */
function isQuotedRequest(masked: string, name: string, at: number): boolean {
  return masked.slice(Math.max(0, at - 400), at).includes(`stands in the ${name} tag`);
}

/** The blocks of a range without tags. */
function plain(masked: string, range: Span, under: Under): Block[] {
  const blocks: Block[] = [];
  let from = range.start;
  for (const pair of samplePairs(masked, range)) {
    blocks.push(...headed(masked, { start: from, end: pair.start }, under));
    blocks.push({ ...pair, kind: 'has_examples', heading: null });
    from = pair.end;
  }
  blocks.push(...headed(masked, { start: from, end: range.end }, under));
  return blocks;
}

function headed(masked: string, range: Span, under: Under): Block[] {
  const blocks: Block[] = [{ ...under, start: range.start, end: range.start }];
  let section: Heading | null = null;
  let inLabel = false;
  let inItem = false;
  for (const segment of segmentsOf(masked, range)) {
    const heading = headingIn(masked, segment, section);
    const line = masked.slice(segment.start, segment.end);
    if (heading !== null) {
      const inherits = heading.kind === null && section !== null && heading.level > section.level;
      const kind = heading.kind ?? (inherits && section !== null ? section.kind : under.kind);
      blocks.push({ kind, heading: heading.title, start: heading.bodyStart, end: segment.end });
      inLabel = heading.bodyStart < segment.end;
      inItem = ITEM.test(line);
      if (!inLabel && !inherits) section = heading;
    } else if (inLabel && (BEGINS_ANEW.test(line) || (inItem && ITEM.test(line)))) {
      const back = section === null ? under : { kind: section.kind, heading: section.title };
      blocks.push({ ...(ITEM.test(line) ? back : under), ...segment });
      inLabel = false;
    } else {
      const open = blocks.at(-1);
      if (open !== undefined) open.end = segment.end;
    }
  }
  return blocks.filter(({ start, end, heading }) => heading !== null || start < end);
}

/** The labels within a section of samples or material are part of them. */
function headingIn(masked: string, segment: Span, section: Heading | null): Heading | null {
  const heading = headingOf(masked, segment);
  if (heading === null || section === null || heading.level <= section.level) return heading;
  return section.kind === 'has_examples' || section.kind === 'material' ? null : heading;
}

/** After "Label: text" a line that is no item of a list begins something else. */
const BEGINS_ANEW = /^[^\s\-*•|>"'“\d]/;
/** A label within an item ends with the item. */
const ITEM = /^(?:[-*•]|\d+[.)]) /;
