import { Skeleton } from '@mantine/core';
import styles from './request-form.module.css';

/** The form's shape while the person's defaults are on their way. */
export function RequestFormSkeleton() {
  return (
    <div className={styles.form} aria-hidden="true">
      {[200, 44, 44, 44].map((height, index) => (
        <div key={index}>
          <Skeleton height={14} width={96} mb={8} />
          <Skeleton height={height} />
        </div>
      ))}
      <Skeleton height={44} />
    </div>
  );
}
