const RUN = 5;
/** Two texts that share at least this part of their five-character runs are near duplicates. */
const NEAR = 0.5;

/** Texts of `held` that nearly repeat one of `known`; no text may be in both training and exam. */
export function findNearDuplicates<Text extends { text: string }>(
  held: readonly Text[],
  known: readonly { text: string }[],
): Text[] {
  const runsOfKnown = known.map(({ text }) => runsOf(text));
  const places = new Map<string, number[]>();
  runsOfKnown.forEach((runs, index) => {
    for (const run of runs) places.set(run, [...(places.get(run) ?? []), index]);
  });
  return held.filter(({ text }) => {
    const own = runsOf(text);
    const shared = new Map<number, number>();
    for (const run of own) {
      for (const index of places.get(run) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    }
    return [...shared].some(([index, count]) => {
      const all = own.size + (runsOfKnown[index]?.size ?? 0) - count;
      return count / all >= NEAR;
    });
  });
}

function runsOf(text: string): Set<string> {
  const plain = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= plain.length; at += 1) runs.add(plain.slice(at, at + RUN));
  return runs.size > 0 ? runs : new Set([plain]);
}
