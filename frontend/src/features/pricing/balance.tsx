import { PLAN_NAMES } from '../../api/catalogue';
import { useCreditsQuery, useSubscriptionQuery } from '../../api/client';
import { creditsText } from '../../ui/credits-text';
import { CreditStrokes } from '../../ui/credit-strokes';
import styles from './balance.module.css';

/** The person's balance and plan. Reserves its space while loading. */
export function Balance() {
  const { data: balance, isError } = useCreditsQuery();
  const { data: subscription } = useSubscriptionQuery();
  if (!balance) return isError ? null : <div className={styles.balance} />;
  return (
    <div className={styles.balance}>
      <CreditStrokes count={balance.credits} />
      <div>
        <p className={styles.credits}>{creditsText(balance.credits)} left</p>
        <p className={styles.plan}>
          {subscription ? `You are on the ${PLAN_NAMES[subscription.plan]} plan` : '\u00a0'}
        </p>
      </div>
    </div>
  );
}
