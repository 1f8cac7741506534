import { useCreditsQuery } from '../api/client';
import styles from './credits-badge.module.css';

/** One stroke and the number of credits left; keeps its place while the number is on its way. */
export function CreditsBadge() {
  const { data, isError } = useCreditsQuery(undefined, { refetchOnFocus: true });
  if (!data && isError) return null;
  return (
    <span className={styles.badge}>
      {data && `${data.credits.toLocaleString('en')} ${data.credits === 1 ? 'credit' : 'credits'}`}
    </span>
  );
}
