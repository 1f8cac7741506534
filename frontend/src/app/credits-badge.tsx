import { Link } from 'react-router-dom';
import { useCreditsQuery, useSubscriptionQuery } from '../api/client';
import { creditsText, waitingCreditsText } from '../ui/credits-text';
import styles from './credits-badge.module.css';

/** The number of credits left, as a link to buy more. Reserves its space while loading. */
export function CreditsBadge() {
  const { data, isError } = useCreditsQuery(undefined, { refetchOnFocus: true });
  const isEmpty = data?.credits === 0;
  // Free credits can wait for an account that has none, and for no other.
  const plan = useSubscriptionQuery(undefined, { skip: !isEmpty });
  if (!data) return isError ? null : <span className={styles.badge} />;
  if (isEmpty && plan.isLoading) return <span className={styles.badge} />;
  const waiting = (isEmpty && plan.data?.credits_waiting) || 0;
  if (waiting > 0) {
    return (
      <Link className={styles.badge} data-waiting to="/settings">
        {waitingCreditsText(waiting)}
      </Link>
    );
  }
  return (
    <Link className={styles.badge} to="/pricing">
      {creditsText(data.credits)}
    </Link>
  );
}
