import { useSubscriptionQuery } from '../../api/client';
import { PageTitle } from '../../ui/page-title';
import styles from './dashboard-page.module.css';
import { UpgradeCard } from './upgrade-card';
import { VerificationBanner } from './verification-banner';
import { Welcome } from './welcome';
import { Workbench } from './workbench';

/** Where a request becomes a prompt. A failed subscription call counts as free and unverified. */
export function DashboardPage() {
  const { data: subscription, isError } = useSubscriptionQuery(undefined, { refetchOnFocus: true });
  const unverified = isError || subscription?.email_verified === false;
  const unscored = isError || subscription?.features.quality_scoring === false;
  return (
    <div className={styles.page}>
      <PageTitle>Dashboard</PageTitle>
      {unverified && <VerificationBanner />}
      <Welcome plan={isError ? 'free' : subscription?.plan} />
      <Workbench>{unscored && <UpgradeCard />}</Workbench>
    </div>
  );
}
