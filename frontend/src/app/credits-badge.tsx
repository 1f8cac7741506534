import { Link } from 'react-router-dom';
import { useCreditsQuery } from '../api/client';
import { creditsText } from '../ui/credits-text';
import styles from './credits-badge.module.css';

/** The number of credits left, as a link to buy more. Reserves its space while loading. */
export function CreditsBadge() {
  const { data, isError } = useCreditsQuery(undefined, { refetchOnFocus: true });
  if (!data) return isError ? null : <span className={styles.badge} />;
  return (
    <Link className={styles.badge} to="/pricing">
      {creditsText(data.credits)}
    </Link>
  );
}
