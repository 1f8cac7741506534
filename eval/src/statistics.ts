/** The value below which the share `part` of the sorted values lies; NaN without values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

/** The arithmetic mean; NaN without values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A share with its 95 % interval, all from 0 to 1; NaN if there is nothing to count. */
export interface Share {
  count: number;
  of: number;
  value: number;
  low: number;
  high: number;
}

/** 97.5 % of a normal distribution lie below this many standard deviations. */
const Z = 1.96;

/** The share of items that fulfil a condition, with Wilson's score interval. */
export function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): Share {
  return wilson(items.filter((item) => holds(item)).length, items.length);
}

/** Wilson's score interval, because it stays within 0 and 1 and is accurate near both. */
export function wilson(count: number, of: number): Share {
  const value = count / of;
  if (of === 0) return { count, of, value: Number.NaN, low: Number.NaN, high: Number.NaN };
  const scale = 1 + Z ** 2 / of;
  const centre = (value + Z ** 2 / (2 * of)) / scale;
  const half = (Z / scale) * Math.sqrt((value * (1 - value)) / of + Z ** 2 / (4 * of ** 2));
  return {
    count,
    of,
    value,
    low: count === 0 ? 0 : centre - half,
    high: count === of ? 1 : centre + half,
  };
}
