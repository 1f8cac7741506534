import { type Spread, spread } from './statistics.ts';

/** One figure of the report; `product` and `control` were measured in turns, where there is a control. */
export interface Figure {
  name: string;
  unit: string;
  /** One figure for each round. */
  product: number[];
  control?: number[];
  /** What is held to the goal: product over control, or the figure itself. */
  ratio?: number[];
  goal?: { atMost?: number; atLeast?: number };
  note?: string;
}

/** A figure for each round of what the product needs, or can do, over its control. */
export const ratios = (product: readonly number[], control: readonly number[]): number[] =>
  product.map((figure, round) => figure / (control[round] ?? Number.NaN));

function isMet({ goal, ratio, product }: Figure): boolean | null {
  if (!goal) return null;
  const { median } = spread(ratio ?? product);
  return median <= (goal.atMost ?? Infinity) && median >= (goal.atLeast ?? -Infinity);
}

/** A table in Markdown: each cell is the median, with the lowest and the highest in brackets. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, unit, product, control, ratio, goal, note } = figure;
    const met = isMet(figure);
    return [
      note ? `${name} (${note})` : name,
      `${cell(product)} ${unit}`.trim(),
      control ? `${cell(control)} ${unit}`.trim() : '',
      ratio ? cell(ratio) : '',
      goal ? [limit('≤', goal.atMost), limit('≥', goal.atLeast)].join('') : '',
      met === null ? '' : met ? 'yes' : 'no',
    ];
  });
  const head = ['Figure', 'Product', 'Control', 'Ratio', 'Goal', 'Met'];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const limit = (sign: string, bound: number | undefined) =>
  bound === undefined ? '' : `${sign} ${short(bound)}`;

function cell(figures: readonly number[]): string {
  const { min, median, max }: Spread = spread(figures);
  return figures.length === 1 ? short(median) : `${short(median)} (${short(min)} to ${short(max)})`;
}

export function short(figure: number): string {
  const size = Math.abs(figure);
  return figure.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2).replace(/\.0+$/, '');
}
