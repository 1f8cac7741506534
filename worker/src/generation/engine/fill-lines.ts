import type { Line } from './types/prompt-type.js';
import { cueHolds } from './types/choose-type.js';

export type Slots = ReadonlyMap<string, string>;

const SLOT = /\{(\w+)\}/g;
/** `{? about {matter}}`: left out, not missed, when its slot has no content. */
const OPTIONAL = /\{\?([^{}]*)\{(\w+)\}([^{}]*)\}/g;

/** A sentence of the catalogue with its slots filled, or null when one has no content. */
export function fillLine(template: string, slots: Slots): string | null {
  let missing = false;
  const chosen = template.replace(OPTIONAL, (_, before: string, name: string, after: string) =>
    slots.has(name) ? `${before}{${name}}${after}` : '',
  );
  const filled = chosen.replace(SLOT, (_, name: string) => {
    const value = slots.get(name);
    if (value === undefined) missing = true;
    return value ?? '';
  });
  return missing ? null : filled;
}

/** The sentences whose cue holds and whose slots have content. */
export function fillLines(
  lines: readonly Line[],
  slots: Slots,
  cues: ReadonlySet<string>,
): string[] {
  return lines.flatMap((line) => {
    const [cue, template] = typeof line === 'string' ? [null, line] : line;
    if (cue !== null && !cueHolds(cue, cues)) return [];
    return fillLine(template, slots) ?? [];
  });
}

/**
 * The sentences that the request calls for, by a cue or by what it puts into them, and of the
 * others only the first few: what every prompt of a kind would say is said sparingly.
 */
export function calledFor(
  lines: readonly Line[],
  slots: Slots,
  cues: ReadonlySet<string>,
  others: number,
): string[] {
  let free = 0;
  return lines.flatMap((line) => {
    const [cue, template] = typeof line === 'string' ? [null, line] : line;
    if (cue !== null && !cueHolds(cue, cues)) return [];
    const filled = fillLine(template, slots);
    if (filled === null) return [];
    if (cue === null && filled === template) {
      free += 1;
      if (free > others) return [];
    }
    return filled;
  });
}

/** The first sentence that can be filled. */
export function firstFilled(templates: readonly string[], slots: Slots): string | null {
  for (const template of templates) {
    const filled = fillLine(template, slots);
    if (filled !== null) return filled;
  }
  return null;
}
