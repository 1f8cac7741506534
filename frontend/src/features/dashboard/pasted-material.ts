import type { Analysis } from '../../api/generated';

/** "table, 12 rows" or "code, 40 lines". */
export function materialText({ type, lines }: Analysis['pasted'][number]): string {
  const unit = type === 'table' ? 'row' : 'line';
  return `${type}, ${lines.toLocaleString('en')} ${unit}${lines === 1 ? '' : 's'}`;
}
