import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import styles from './daily-chart.module.css';

const SERIES = [{ name: 'prompts', label: 'Prompts', color: 'var(--mint)' }];

export interface ChartProps {
  days: { day: string; prompts: number }[];
}

/** A bar for each day. The text beside it has the same numbers, so the chart takes no focus. */
export function DailyChart({ days }: ChartProps) {
  return (
    <BarChart
      className={styles.chart}
      data={days}
      dataKey="day"
      series={SERIES}
      tickLine="none"
      strokeDasharray="0"
      maxBarWidth={14}
      accessibilityLayer={false}
      barProps={{ isAnimationActive: false, radius: [2, 2, 0, 0] }}
      xAxisProps={{ minTickGap: 32 }}
      yAxisProps={{ allowDecimals: false, width: 28, interval: 0 }}
      barChartProps={{ margin: { top: 10, right: 4 } }}
    />
  );
}
