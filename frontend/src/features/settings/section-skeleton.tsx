import { Skeleton } from '@mantine/core';
import { Sheet } from '../../ui/sheet';
import styles from './facts.module.css';

/** A skeleton of a section with as many lines as it will have. */
export function SectionSkeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <div role="status" aria-label={label}>
      <Sheet className={styles.card} aria-hidden="true">
        <div className={styles.waiting}>
          {Array.from({ length: lines }, (_, index) => (
            <Skeleton key={index} height={16} width={`${88 - ((index * 17) % 40)}%`} />
          ))}
        </div>
      </Sheet>
    </div>
  );
}
