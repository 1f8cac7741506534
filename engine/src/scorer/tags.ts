import type { Span } from '../score.js';

/** An element: its name, its whole range and the range of what stands inside. */
export interface Element extends Span {
  name: string;
  inner: Span;
}

const TAG = /<(\/?)([a-z][\w-]*)(?:\s[^<>\n]{0,80})?>/gi;

/** The outermost elements of a range: tags that are closed again. Linear in the text. */
export function elementsOf(masked: string, { start, end }: Span): Element[] {
  const tags = [...masked.slice(start, end).matchAll(TAG)].map(
    ([whole, slash, name = ''], n, all) => ({
      name: name.toLowerCase(),
      closes: slash !== '',
      start: start + (all[n]?.index ?? 0),
      end: start + (all[n]?.index ?? 0) + whole.length,
    }),
  );
  return tags.length === 0 ? [] : outermost(tags);
}

interface Tag extends Span {
  name: string;
  closes: boolean;
}

function outermost(tags: readonly Tag[]): Element[] {
  const closings = new Map<string, Tag[]>();
  for (const tag of tags.toReversed()) {
    if (!tag.closes) continue;
    const same = closings.get(tag.name);
    if (same === undefined) closings.set(tag.name, [tag]);
    else same.push(tag);
  }
  const elements: Element[] = [];
  let reached = 0;
  for (const { name, closes, start, end } of tags) {
    if (closes || start < reached) continue;
    const left = closings.get(name) ?? [];
    while ((left.at(-1)?.start ?? end) < end) left.pop();
    const closing = left.pop();
    if (closing === undefined) continue;
    elements.push({ name, start, end: closing.end, inner: { start: end, end: closing.start } });
    reached = closing.end;
  }
  return elements;
}
