import dayjs from 'dayjs';
import type { Stats } from '../../api/generated';
import styles from './credit-usage.module.css';
import { DailyChart } from './daily-chart';

const dayName = (date: string): string => dayjs(date).format('MMM D');

/** "12 prompts in the last 30 days (busiest day: Nov 12)" */
function summaryOf(daily: Stats['daily']): string {
  const total = daily.reduce((sum, { prompts }) => sum + prompts, 0);
  const most = daily.reduce((best, day) => (day.prompts >= best.prompts ? day : best));
  const prompts = total === 1 ? '1 prompt' : `${total.toLocaleString('en')} prompts`;
  return `${prompts} in the last ${daily.length} days (busiest day: ${dayName(most.date)})`;
}

/** Prompts per day: as a chart, a sentence and a table. */
export function DailyPrompts({ daily }: { daily: Stats['daily'] }) {
  return (
    <figure className={styles.figure} aria-labelledby="daily-title">
      <h3 id="daily-title">Prompts per day</h3>
      <p className={styles.summary}>{summaryOf(daily)}</p>
      <div aria-hidden="true">
        <DailyChart days={daily.map(({ date, prompts }) => ({ day: dayName(date), prompts }))} />
      </div>
      <details className={styles.details}>
        <summary>Show as a table</summary>
        <table aria-labelledby="daily-title">
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              <th scope="col">Prompts</th>
            </tr>
          </thead>
          <tbody>
            {daily
              .filter(({ prompts }) => prompts > 0)
              .toReversed()
              .map(({ date, prompts }) => (
                <tr key={date}>
                  <th scope="row">{dayName(date)}</th>
                  <td>{prompts}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
