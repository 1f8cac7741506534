import { useCreditsQuery } from '../api/client';
import styles from './credits-badge.module.css';

/** One stroke and the number of credits left; nothing while the number is not known. */
export function CreditsBadge() {
  const { data } = useCreditsQuery(undefined, { refetchOnFocus: true });
  if (!data) return null;
  return (
    <span className={styles.badge}>
      {data.credits.toLocaleString('en')} {data.credits === 1 ? 'credit' : 'credits'}
    </span>
  );
}
