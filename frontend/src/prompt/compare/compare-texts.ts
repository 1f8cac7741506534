import { diffArrays, diffWordsWithSpace } from 'diff';
import type { HistoryItem } from '../../api/generated';

/** A stretch of text that two versions share, or that only one of them has. */
export interface Piece {
  kind: 'kept' | 'removed' | 'added';
  text: string;
}

/** What became of one section from one version to the other. */
export interface SectionComparison {
  label: string;
  kind: 'same' | 'changed' | 'removed' | 'added';
  pieces: readonly Piece[];
}

/** Differing words beyond which two texts count as different altogether; it bounds the time. */
const MOST_EDITS = 800;

/** The least share of the longer text that two versions of one text have in common. */
const LEAST_KEPT = 0.25;

function rewritten(before: string, after: string): Piece[] {
  return [
    { kind: 'removed' as const, text: before },
    { kind: 'added' as const, text: after },
  ].filter(({ text }) => text !== '');
}

/** Joins changes with nothing but space between them, so that a changed phrase stays one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let [before, after] = ['', ''];
  pieces.forEach(({ kind, text }, index) => {
    const between = index < pieces.length - 1 && before + after !== '' && !text.trim();
    if (kind !== 'added' && (kind === 'removed' || between)) before += text;
    if (kind !== 'removed' && (kind === 'added' || between)) after += text;
    if (kind !== 'kept' || between) return;
    result.push(...rewritten(before, after), { kind, text });
    [before, after] = ['', ''];
  });
  return [...result, ...rewritten(before, after)];
}

/**
 * Word by word, what a text lost and gained. Without what was added the pieces are `before`, without
 * what was removed they are `after`.
 */
export function compareTexts(before: string, after: string): Piece[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS });
  if (!changes) return rewritten(before, after);
  const pieces = changes.map(({ value, added, removed }): Piece => {
    if (added) return { kind: 'added', text: value };
    return { kind: removed ? 'removed' : 'kept', text: value };
  });
  const kept = pieces.reduce((sum, { kind, text }) => sum + (kind === 'kept' ? text.length : 0), 0);
  const share = kept / Math.max(before.length, after.length, 1);
  return share < LEAST_KEPT ? rewritten(before, after) : joined(pieces);
}

type Sections = Pick<HistoryItem, 'sections'>;

/** Section by section, what became of a prompt from one version to another. */
export function compareSections(before: Sections, after: Sections): SectionComparison[] {
  const keys = ({ sections }: Sections): string[] => sections.map(({ key }) => key);
  let [old, young] = [0, 0];
  return diffArrays(keys(before), keys(after)).flatMap(({ value, added, removed }) =>
    value.map((): SectionComparison => {
      const left = added ? undefined : before.sections[old++];
      const right = removed ? undefined : after.sections[young++];
      const label = (right ?? left)?.label ?? '';
      if (!left || !right) {
        const kind = left ? 'removed' : 'added';
        return { label, kind, pieces: [{ kind, text: (left ?? right)?.text ?? '' }] };
      }
      const kind = left.text === right.text ? 'same' : 'changed';
      return { label, kind, pieces: compareTexts(left.text, right.text) };
    }),
  );
}
