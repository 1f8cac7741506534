import { Skeleton } from '@mantine/core';
import styles from './welcome.module.css';

/** A skeleton of name, email and balance. */
export function WelcomeSkeleton() {
  return (
    <div className={styles.welcome} role="status" aria-label="Loading your account">
      <div className={styles.who}>
        <Skeleton height={28} width="min(320px, 70vw)" />
        <Skeleton height={14} width="min(220px, 50vw)" mt={10} />
      </div>
      <Skeleton height={28} width={150} />
    </div>
  );
}
