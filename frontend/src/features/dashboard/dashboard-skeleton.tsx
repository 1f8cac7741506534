import { Skeleton } from '@mantine/core';
import { EmptySheet } from './empty-sheet';
import form from './request-form.module.css';
import { WelcomeSkeleton } from './welcome-skeleton';
import work from './workbench.module.css';

/** The dashboard's shape while the person's account and plan are on their way. */
export function DashboardSkeleton() {
  return (
    <>
      <WelcomeSkeleton />
      <div className={work.work}>
        <div className={form.form} aria-hidden="true">
          {[200, 44, 44, 44].map((height, index) => (
            <div key={index}>
              <Skeleton height={14} width={96} mb={8} />
              <Skeleton height={height} />
            </div>
          ))}
          <Skeleton height={44} />
        </div>
        <div className={work.side}>
          <EmptySheet />
        </div>
      </div>
    </>
  );
}
