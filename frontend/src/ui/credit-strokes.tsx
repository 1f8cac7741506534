import styles from './credit-strokes.module.css';

/** Balances above this are a number alone. */
const MAX_STROKES = 25;

/** One stroke per credit, beside the number that says the same in words. */
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
