/** Scores below this say no more than this. */
const LOWEST = -8;

/**
 * What the scores of a prompt's sentences amount to, as numbers from which each criterion is decided: for
 * each column the best and the second best sentence and how many there may be, then how long the prompt is.
 */
export function summarise(
  scores: readonly Float64Array[],
  columns: number,
  length: number,
): number[] {
  const best = Array.from({ length: columns }, () => LOWEST);
  const second = [...best];
  const sums = Array.from({ length: columns }, () => 0);
  for (const row of scores)
    for (let k = 0; k < columns; k += 1) {
      const score = row[k] ?? LOWEST;
      sums[k] = (sums[k] ?? 0) + 1 / (1 + Math.exp(-score));
      if (score > (best[k] ?? LOWEST)) {
        second[k] = best[k] ?? LOWEST;
        best[k] = score;
      } else if (score > (second[k] ?? LOWEST)) second[k] = score;
    }
  return [
    ...best,
    ...second,
    ...sums.map(Math.log1p),
    Math.log1p(scores.length),
    Math.log1p(length),
  ];
}
