import { Skeleton } from '@mantine/core';
import { EmptySheet } from './empty-sheet';
import chips from './kind-chips.module.css';
import form from './request-form.module.css';
import { WelcomeSkeleton } from './welcome-skeleton';
import work from './workbench.module.css';

function Field({ height }: { height: number }) {
  return (
    <div>
      <Skeleton height={14} width={96} mb={8} />
      <Skeleton height={height} />
    </div>
  );
}

/** A skeleton of the dashboard while the account and the plan are loading. */
export function DashboardSkeleton() {
  return (
    <>
      <WelcomeSkeleton />
      <div className={work.work}>
        <div className={form.form} aria-hidden="true">
          <Field height={200} />
          <div className={chips.line} />
          <Field height={44} />
          <Field height={44} />
          <Field height={44} />
          <Skeleton height={44} />
        </div>
        <div className={work.side}>
          <EmptySheet />
        </div>
      </div>
    </>
  );
}
