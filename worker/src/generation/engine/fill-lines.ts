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

/** In how many sentences of a prompt each value stands so far. */
export type Named = Map<string, number>;

/** A name said in every line reads as if stamped in. */
const LINES_OF_A_PROMPT = 4;
const LINES_OF_A_SECTION = 2;

/** The same within one section; where a section begins, all its counts are nought. */
export class SectionFiller {
  private readonly here: Named = new Map();

  constructor(
    private readonly slots: Slots,
    private readonly everywhere: Named,
  ) {}

  /**
   * The sentence, whether something of the request stands in it, and whether a name was left out
   * because it stands in enough others; null when it misses a value.
   */
  fill(template: string): { text: string; told: boolean; bare: boolean } | null {
    const spare = template.replace(OPTIONAL, (part, _before: string, name: string) =>
      this.isSpent(name) ? '' : part,
    );
    const text = fillLine(spare, this.slots);
    if (text === null) return null;
    const names = [...spare.matchAll(SLOT)]
      .flatMap(([, name]) => name ?? [])
      .filter((name) => this.slots.has(name));
    for (const counts of [this.here, this.everywhere]) {
      for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return { text, told: names.length > 0, bare: spare !== template };
  }

  private isSpent(name: string): boolean {
    return (
      (this.here.get(name) ?? 0) >= LINES_OF_A_SECTION ||
      (this.everywhere.get(name) ?? 0) >= LINES_OF_A_PROMPT
    );
  }
}

/** The sentences whose cue holds and whose slots have content. */
export function fillLines(
  lines: readonly Line[],
  filler: SectionFiller,
  cues: ReadonlySet<string>,
): string[] {
  return lines.flatMap((line) => {
    const [cue, template] = typeof line === 'string' ? [null, line] : line;
    if (cue !== null && !cueHolds(cue, cues)) return [];
    return filler.fill(template)?.text ?? [];
  });
}

/**
 * The sentences that the request calls for, by a cue or by what it puts into them, and of the
 * others only the first few: what every prompt of a kind would say is said sparingly.
 */
export function calledFor(
  lines: readonly Line[],
  filler: SectionFiller,
  cues: ReadonlySet<string>,
  others: number,
): string[] {
  let free = 0;
  let kept = 0;
  return lines.flatMap((line) => {
    const [cue, template] = typeof line === 'string' ? [null, line] : line;
    if (cue !== null && !cueHolds(cue, cues)) return [];
    const filled = filler.fill(template);
    if (filled === null) return [];
    if (cue === null && !filled.told) {
      if (free >= others || (filled.bare && kept >= others)) return [];
      free += 1;
    }
    kept += 1;
    return filled.text;
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
