import { Skeleton } from '@mantine/core';
import { Sheet } from '../../ui/sheet';
import card from './pack-card.module.css';
import styles from './packs.module.css';

/** The shape of the packs while their prices are on their way. */
export function PricingSkeleton() {
  return (
    <div className={styles.packs} role="status" aria-label="Loading prices">
      {[1, 2, 3].map((pack) => (
        <Sheet key={pack} className={card.pack} aria-hidden="true">
          <Skeleton height={20} width={96} />
          <Skeleton height={12} width={160} mt={12} />
          <div className={card.field}>
            <Skeleton height={41} width={219} />
          </div>
          <Skeleton height={33} width={110} mt={20} />
          <Skeleton height={14} width={84} mt={16} />
          <Skeleton height={12} mt={24} />
          <Skeleton height={12} mt={14} width="70%" />
          <Skeleton height={44} mt={32} />
        </Sheet>
      ))}
    </div>
  );
}
