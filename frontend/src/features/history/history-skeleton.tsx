import { Skeleton } from '@mantine/core';
import styles from './history-list.module.css';

/** The list's shape while it is on its way. */
export function HistorySkeleton() {
  return (
    <div className={styles.list} role="status" aria-label="Loading your history">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className={styles.item}>
          <div className={styles.waiting}>
            <Skeleton height={14} width={`${72 - ((index * 13) % 34)}%`} />
            <Skeleton height={10} width="min(260px, 60%)" mt={12} />
          </div>
        </div>
      ))}
    </div>
  );
}
