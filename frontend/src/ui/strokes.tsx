import styles from './strokes.module.css';

/** Balances above this are a number alone. */
const DRAWN_UP_TO = 25;

/** One stroke per credit, beside the number that says the same in words. */
export function Strokes({ count }: { count: number }) {
  if (count < 1 || count > DRAWN_UP_TO) return null;
  return (
    <span className={styles.strokes} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
