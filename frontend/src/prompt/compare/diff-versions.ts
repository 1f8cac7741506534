import { diffArrays, diffWordsWithSpace } from 'diff';
import type { HistoryItem } from '../../api/generated';

/** A part of a text that both versions have, or only one of them. */
export interface DiffPart {
  kind: 'kept' | 'removed' | 'added';
  text: string;
}

/** The difference of one section between two versions. */
export interface SectionDiff {
  label: string;
  kind: 'same' | 'changed' | 'removed' | 'added';
  parts: readonly DiffPart[];
}

/**
 * Most differing words to look for; beyond this, two texts count as entirely different. Limits the
 * time.
 */
const MAX_EDITS = 800;

/**
 * Smallest shared part of the longer text for a word-by-word diff; below it, the text counts as
 * replaced.
 */
const MIN_KEPT_SHARE = 0.25;

function replacement(before: string, after: string): DiffPart[] {
  return [
    { kind: 'removed' as const, text: before },
    { kind: 'added' as const, text: after },
  ].filter(({ text }) => text !== '');
}

/** Merges changes that only have spaces between them, so that a changed phrase stays together. */
function mergeAdjacentChanges(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let [before, after] = ['', ''];
  parts.forEach(({ kind, text }, index) => {
    const between = index < parts.length - 1 && before + after !== '' && !text.trim();
    if (kind !== 'added' && (kind === 'removed' || between)) before += text;
    if (kind !== 'removed' && (kind === 'added' || between)) after += text;
    if (kind !== 'kept' || between) return;
    result.push(...replacement(before, after), { kind, text });
    [before, after] = ['', ''];
  });
  return [...result, ...replacement(before, after)];
}

/**
 * A word-by-word diff. The parts without "added" give `before`, those without "removed" give
 * `after`.
 */
export function diffTexts(before: string, after: string): DiffPart[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  if (!changes) return replacement(before, after);
  const parts = changes.map(({ value, added, removed }): DiffPart => {
    if (added) return { kind: 'added', text: value };
    return { kind: removed ? 'removed' : 'kept', text: value };
  });
  const kept = parts.reduce((sum, { kind, text }) => sum + (kind === 'kept' ? text.length : 0), 0);
  const share = kept / Math.max(before.length, after.length, 1);
  return share < MIN_KEPT_SHARE ? replacement(before, after) : mergeAdjacentChanges(parts);
}

type Sections = Pick<HistoryItem, 'sections'>;

/** A section-by-section diff of two versions of a prompt. */
export function diffSections(before: Sections, after: Sections): SectionDiff[] {
  const keys = ({ sections }: Sections): string[] => sections.map(({ key }) => key);
  let [beforeIndex, afterIndex] = [0, 0];
  return diffArrays(keys(before), keys(after)).flatMap(({ value, added, removed }) =>
    value.map((): SectionDiff => {
      const left = added ? undefined : before.sections[beforeIndex++];
      const right = removed ? undefined : after.sections[afterIndex++];
      const label = (right ?? left)?.label ?? '';
      if (!left || !right) {
        const kind = left ? 'removed' : 'added';
        return { label, kind, parts: [{ kind, text: (left ?? right)?.text ?? '' }] };
      }
      const kind = left.text === right.text ? 'same' : 'changed';
      return { label, kind, parts: diffTexts(left.text, right.text) };
    }),
  );
}

const wordsIn = (sections: readonly SectionDiff[], kind: DiffPart['kind']): number =>
  sections
    .flatMap(({ parts }) => parts.filter((part) => part.kind === kind))
    .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0), 0);

/** Which sections differ and by how much: "Task, Examples (added). 3 words added, 5 removed." */
export function summariseChanges(sections: readonly SectionDiff[]): string {
  const names = sections
    .filter(({ kind }) => kind !== 'same')
    .map(({ label, kind }) => (kind === 'changed' ? label : `${label} (${kind})`));
  const words = (['added', 'removed'] as const)
    .map((kind) => ({ kind, count: wordsIn(sections, kind) }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }, index) =>
      index === 0 ? `${count} ${count === 1 ? 'word' : 'words'} ${kind}` : `${count} ${kind}`,
    );
  return [names, words]
    .filter((parts) => parts.length > 0)
    .map((parts) => `${parts.join(', ')}.`)
    .join(' ');
}
