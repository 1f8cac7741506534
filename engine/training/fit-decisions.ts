/** A criterion is met if the weighted sum of a prompt's summary plus the bias is at least 0. */
export interface Decision {
  weights: number[];
  bias: number;
}

const STEPS = 600;
const RATE = 0.5;
const RIDGE = 1e-2;

/** Fits a decision on all prompts; kappa is measured on folds that the decision had not seen. */
export function fitDecisions(
  summaries: readonly (readonly number[])[],
  labels: readonly boolean[],
  folds: readonly number[],
): { decision: Decision; kappa: number } {
  const found = labels.map(() => false);
  for (const fold of new Set(folds)) {
    const isIn = (_: unknown, index: number): boolean => folds[index] !== fold;
    const { weights, bias } = fit(summaries.filter(isIn), labels.filter(isIn));
    summaries.forEach((summary, index) => {
      if (folds[index] === fold) found[index] = scoreOf(summary, weights, bias) >= 0;
    });
  }
  return { decision: fit(summaries, labels), kappa: kappaOf(found, labels) };
}

/** Logistic regression, with the bias moved to where kappa is best. */
function fit(summaries: readonly (readonly number[])[], labels: readonly boolean[]): Decision {
  const size = summaries[0]?.length ?? 0;
  const columns = Array.from({ length: size }, (_, n) => summaries.map((summary) => summary[n]!));
  const means = columns.map((column) => column.reduce((sum, x) => sum + x, 0) / column.length);
  const spreads = columns.map(
    (column, n) =>
      Math.sqrt(column.reduce((sum, x) => sum + (x - means[n]!) ** 2, 0) / column.length) + 1e-9,
  );
  const rows = summaries.map((summary) => summary.map((x, n) => (x - means[n]!) / spreads[n]!));
  const weights = descend(rows, labels);
  const raw = weights.map((weight, n) => Number((weight / spreads[n]!).toPrecision(5)));
  const scores = summaries.map((summary) => scoreOf(summary, raw, 0));
  return { weights: raw, bias: Number((-bestThreshold(scores, labels)).toPrecision(6)) };
}

function descend(rows: readonly (readonly number[])[], labels: readonly boolean[]): number[] {
  const size = rows[0]?.length ?? 0;
  const weights = Array.from({ length: size }, () => 0);
  let bias = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const gradients = weights.map((weight) => RIDGE * weight);
    let biasGradient = 0;
    rows.forEach((row, index) => {
      const error = 1 / (1 + Math.exp(-scoreOf(row, weights, bias))) - (labels[index] ? 1 : 0);
      biasGradient += error / rows.length;
      for (let n = 0; n < size; n += 1) gradients[n]! += (error * row[n]!) / rows.length;
    });
    bias -= RATE * biasGradient;
    for (let n = 0; n < size; n += 1) weights[n]! -= RATE * gradients[n]!;
  }
  return weights;
}

function scoreOf(summary: readonly number[], weights: readonly number[], bias: number): number {
  return summary.reduce((sum, value, n) => sum + value * weights[n]!, bias);
}

/** The threshold at which "met" agrees best with the labels. */
function bestThreshold(scores: readonly number[], labels: readonly boolean[]): number {
  const order = scores.map((_, index) => index).sort((one, other) => scores[other]! - scores[one]!);
  const all = scores.length;
  const yes = labels.filter(Boolean).length;
  let best = { kappa: -1, threshold: Infinity };
  let both = 0;
  order.forEach((index, n) => {
    both += labels[index] ? 1 : 0;
    const found = n + 1;
    const agreed = (both + (all - yes - (found - both))) / all;
    const chance = (found * yes + (all - found) * (all - yes)) / all ** 2;
    const kappa = (agreed - chance) / (1 - chance || 1);
    const next = scores[order[n + 1] ?? index]!;
    if (kappa > best.kappa) best = { kappa, threshold: (scores[index]! + next) / 2 };
  });
  return best.threshold;
}

/** Agreement beyond chance (Cohen, 1960). */
function kappaOf(found: readonly boolean[], labels: readonly boolean[]): number {
  const share = (holds: (index: number) => boolean): number =>
    found.filter((_, index) => holds(index)).length / found.length;
  const agreed = share((index) => found[index] === labels[index]);
  const one = share((index) => found[index]!);
  const other = share((index) => labels[index]!);
  const chance = one * other + (1 - one) * (1 - other);
  return (agreed - chance) / (1 - chance || 1);
}
