import type { Share } from './statistics.js';

/** Rows of cells in aligned columns: the first column to the left, the others to the right. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join(
    '\n',
  );
}

/** A number with the given number of decimals, or "-" for NaN. */
export function fixed(value: number, decimals: number): string {
  return Number.isNaN(value) ? '-' : value.toFixed(decimals);
}

/** A share with its interval, for a table. */
export function shareCell({ value, low, high, count, of }: Share): string {
  if (of === 0) return '-';
  const number = (part: number) => (part * 100).toFixed(1);
  return `${number(value)} % (${number(low)} to ${number(high)}; ${count} of ${of})`;
}

/** A share with its interval, for a table that says elsewhere how many were counted. */
export function shortShareCell({ value, low, high, of }: Share): string {
  const number = (part: number) => (part * 100).toFixed(1);
  return of === 0 ? '-' : `${number(value)} % (${number(low)} to ${number(high)})`;
}
