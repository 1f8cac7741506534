import { Skeleton } from '@mantine/core';
import styles from './payment-history-page.module.css';

/** The shape of the total and of the list while they are on their way. */
export function PaymentHistorySkeleton() {
  return (
    <div role="status" aria-label="Loading your payments">
      <div className={styles.spent} aria-hidden="true">
        <Skeleton height={12} width={90} />
        <Skeleton height={28} width={120} mt={12} />
      </div>
      <div className={styles.waiting} aria-hidden="true">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={14} width={`${92 - ((index * 13) % 24)}%`} />
        ))}
      </div>
    </div>
  );
}
