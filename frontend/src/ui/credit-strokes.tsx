import styles from './credit-strokes.module.css';

/** Larger balances are shown as a number only. */
const MAX_STROKES = 25;

/** One stroke per credit; the text beside it has the number. */
export function CreditStrokes({ count }: { count: number }) {
  if (count < 1 || count > MAX_STROKES) return null;
  return (
    <span className={styles.strokes} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}
