/** The value below which the share `part` of the sorted values lies; NaN without values. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

/** The arithmetic mean; NaN without values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The share of items that fulfil a condition, 0 to 1; NaN without items. */
export function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.filter((item) => holds(item)).length / items.length;
}
