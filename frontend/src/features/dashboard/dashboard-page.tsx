import { useState } from 'react';
import { useMeQuery, useSubscriptionQuery } from '../../api/client';
import type { Subscription } from '../../api/generated';
import { PageTitle } from '../../ui/page-title';
import styles from './dashboard-page.module.css';
import { DashboardSkeleton } from './dashboard-skeleton';
import { UpgradeCard } from './upgrade-card';
import { useRestoredResult } from './use-restored-result';
import { VerificationBanner } from '../../ui/verification-banner';
import { Welcome } from './welcome';
import { Workbench } from './workbench';

const isAnswered = ({ isSuccess, isError }: { isSuccess: boolean; isError: boolean }): boolean =>
  isSuccess || isError;

/** Where a request becomes a prompt. */
export function DashboardPage() {
  const account = useMeQuery();
  const subscription = useSubscriptionQuery(undefined, { refetchOnFocus: true });
  const restoreSettled = useRestoredResult(account.data?.email);
  const [ready, setReady] = useState(false);
  // Both at once, as a banner that came later would push everything down; and from then on for good.
  if (!ready && isAnswered(account) && isAnswered(subscription) && restoreSettled) setReady(true);

  return (
    <div className={styles.page}>
      <PageTitle>Dashboard</PageTitle>
      {ready ? <Dashboard subscription={subscription.data} /> : <DashboardSkeleton />}
    </div>
  );
}

/** A subscription that could not be loaded counts as free, unverified and unscored. */
function Dashboard({ subscription }: { subscription: Subscription | undefined }) {
  return (
    <>
      {!subscription?.email_verified && <VerificationBanner />}
      <Welcome plan={subscription?.plan ?? 'free'} />
      <Workbench>{!subscription?.features.quality_scoring && <UpgradeCard />}</Workbench>
    </>
  );
}
