import { Skeleton } from '@mantine/core';
import filters from './history-filters.module.css';
import styles from './history-list.module.css';

/** A skeleton of the list, at least `height` pixels tall. */
export function HistorySkeleton({ height }: { height: number }) {
  return (
    <div role="status" aria-label="Loading your history" style={{ minHeight: height }}>
      <div className={styles.list}>
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index} className={styles.item}>
            <div className={styles.waiting}>
              <Skeleton height={16} width={`${72 - ((index * 13) % 34)}%`} />
              <Skeleton height={12} width="min(260px, 60%)" mt={11} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A skeleton of the search and its filters. */
export function FiltersSkeleton() {
  return (
    <div className={filters.filters} aria-hidden="true">
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton className={filters.favourites} height={44} width="auto" miw={126} />
    </div>
  );
}
