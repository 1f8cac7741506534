/** Lower scores count as this one. */
const LOWEST = -8;

/**
 * Sums up the scores of a prompt's sentences as the numbers that decide each criterion: for each column
 * the best score, the second best and the expected number of sentences, then the length of the prompt.
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
