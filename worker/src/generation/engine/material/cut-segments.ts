import { codeLanguage } from './code-language.js';
import { findCode } from './find-code.js';
import { findErrors } from './find-errors.js';
import { findFences } from './find-fences.js';
import { findInlineCode } from './find-inline-code.js';
import { findJson } from './find-json.js';
import { findPassages } from './find-passages.js';
import { findTables } from './find-tables.js';
import { findYaml } from './find-yaml.js';
import type { Segment, SpanFinder } from './segment.js';

/** In the order in which they may take a part of the text. */
const FINDERS: readonly SpanFinder[] = [
  findFences,
  findJson,
  findErrors,
  findTables,
  findYaml,
  findCode,
  findInlineCode,
  findPassages,
];

/** With more things pasted than this, cutting would part what belongs together. */
const MOST_PARTS = 6;

/**
 * Cuts a request into prose and what was pasted into it. What is not certain stays prose; a request
 * that would fall into many pieces stays whole.
 */
export function cutSegments(text: string): Segment[] {
  const whole: Segment[] = [{ kind: 'prose', text, language: null }];
  if (text.trim() === '') return whole;
  const cut = joined(FINDERS.reduce(cutProse, whole));
  const parts = cut.filter(({ kind }) => kind !== 'prose').length;
  return parts > MOST_PARTS ? whole : named(cut);
}

function cutProse(segments: Segment[], find: SpanFinder): Segment[] {
  return segments.flatMap((segment) =>
    segment.kind === 'prose' ? cutOne(segment.text, find) : [segment],
  );
}

function cutOne(text: string, find: SpanFinder): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (const { start, end, kind, language } of find(text)) {
    if (start < from || end <= start || text.slice(start, end).trim() === '') continue;
    segments.push(proseOf(text.slice(from, start)));
    segments.push({ kind, text: text.slice(start, end), language: language ?? null });
    from = end;
  }
  segments.push(proseOf(text.slice(from)));
  return segments.filter((segment) => segment.text !== '');
}

function proseOf(text: string): Segment {
  return { kind: 'prose', text, language: null };
}

/** Neighbours of one kind with nothing but white space between them are one. */
function joined(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (const segment of segments) {
    const [before, gap] = [result.at(-2), result.at(-1)];
    const blank = gap?.kind === 'prose' && gap.text.trim() === '';
    const last = blank ? before : gap;
    if (last?.kind === segment.kind) {
      const text = last.text + (blank ? gap.text : '') + segment.text;
      result.splice(blank ? -2 : -1, blank ? 2 : 1, { ...last, text });
    } else result.push(segment);
  }
  return result;
}

function named(segments: readonly Segment[]): Segment[] {
  const prose = segments.flatMap(({ kind, text }) => (kind === 'prose' ? [text] : [])).join(' ');
  return segments.map((segment) =>
    segment.kind === 'code' && segment.language === null
      ? { ...segment, language: codeLanguage(segment.text, prose) }
      : segment,
  );
}
