import { useState } from 'react';
import { useMeQuery, useSubscriptionQuery } from '../../api/client';
import type { Subscription } from '../../api/generated';
import { PageTitle } from '../../ui/page-title';
import styles from './dashboard-page.module.css';
import { DashboardSkeleton } from './dashboard-skeleton';
import { UpgradeCard } from './upgrade-card';
import { useRestoredResult } from './use-restored-result';
import { useResumedAttempt } from './use-resumed-attempt';
import { VerificationBanner } from '../../ui/verification-banner';
import { Welcome } from './welcome';
import { Workbench } from './workbench';

const isAnswered = ({ isSuccess, isError }: { isSuccess: boolean; isError: boolean }): boolean =>
  isSuccess || isError;

/** The page on which a request becomes a prompt. */
export function DashboardPage() {
  const account = useMeQuery();
  const subscription = useSubscriptionQuery(undefined, { refetchOnFocus: true });
  const restoreSettled = useRestoredResult(account.data?.email);
  const resumeSettled = useResumedAttempt(account.data?.email, restoreSettled);
  const [ready, setReady] = useState(false);
  // Shown only when all are loaded, because a banner that came later would move the page. Once
  // shown, it stays.
  const settled = restoreSettled && resumeSettled;
  if (!ready && isAnswered(account) && isAnswered(subscription) && settled) setReady(true);

  return (
    <div className={styles.page}>
      <PageTitle>Dashboard</PageTitle>
      {ready ? <Dashboard subscription={subscription.data} /> : <DashboardSkeleton />}
    </div>
  );
}

/**
 * If the subscription could not be loaded, the page assumes the free plan, an unverified email and
 * no scoring.
 */
function Dashboard({ subscription }: { subscription: Subscription | undefined }) {
  return (
    <>
      {!subscription?.email_verified && (
        <VerificationBanner waiting={subscription?.credits_waiting} />
      )}
      <Welcome plan={subscription?.plan ?? 'free'} />
      <Workbench>{!subscription?.features.quality_scoring && <UpgradeCard />}</Workbench>
    </>
  );
}
