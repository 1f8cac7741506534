import { Link } from 'react-router-dom';
import { useCreditsQuery } from '../api/client';
import { creditsText } from '../ui/credits-text';
import styles from './credits-badge.module.css';

/** One stroke and the number of credits left, leading to more; keeps its place until it is known. */
export function CreditsBadge() {
  const { data, isError } = useCreditsQuery(undefined, { refetchOnFocus: true });
  if (!data) return isError ? null : <span className={styles.badge} />;
  return (
    <Link className={styles.badge} to="/pricing">
      {creditsText(data.credits)}
    </Link>
  );
}
