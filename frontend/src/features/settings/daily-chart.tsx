import styles from './daily-chart.module.css';

/** Above the zero. */
const MOST_LINES = 4;
/** Names of days, counted from the last one: all would not fit. */
const DAYS_PER_NAME = 7;

interface Day {
  day: string;
  prompts: number;
}

/** The numbers beside the lines, in steps of 1, 2 or 5, tens of them and so on, at least to the most of a day. */
function linesUpTo(most: number): number[] {
  const gap = Math.max(1, most / MOST_LINES);
  const unit = 10 ** Math.floor(Math.log10(gap));
  const step = unit * ([1, 2, 5].find((digit) => digit * unit >= gap) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** A bar for each day. The text beside it has the same numbers, so the chart takes no focus. */
export function DailyChart({ days }: { days: readonly Day[] }) {
  const lines = linesUpTo(Math.max(...days.map(({ prompts }) => prompts)));
  const top = lines.at(-1) ?? 1;
  return (
    <div className={styles.chart}>
      {lines.map((line) => (
        <span key={line} className={styles.line} style={{ bottom: percent(line, top) }}>
          {line.toLocaleString('en')}
        </span>
      ))}
      {days.map(({ day, prompts }, index) => (
        <div key={day} className={styles.day} title={`${day}: ${prompts.toLocaleString('en')}`}>
          {prompts > 0 && <span className={styles.bar} style={{ height: percent(prompts, top) }} />}
          {(days.length - 1 - index) % DAYS_PER_NAME === 0 && (
            <span className={styles.name}>{day}</span>
          )}
        </div>
      ))}
    </div>
  );
}
