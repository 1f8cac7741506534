import { useEffect } from 'react';
import { useMeQuery, useSubscriptionQuery } from '../../api/client';
import { PageTitle } from '../../ui/page-title';
import { toast } from '../../ui/toast';
import { AccountInformation } from './account-information';
import { ApiKeysSection } from './api-keys-section';
import { CreditStatement } from './credit-statement';
import { CreditUsage } from './credit-usage';
import { DangerZone } from './danger-zone';
import { hasFailed } from './loaded-section';
import { Notifications } from './notifications';
import { Preferences } from './preferences';
import { SectionIndex } from './section-index';
import { useShownSections } from './sections';
import styles from './settings-page.module.css';
import { SharedLinks } from './shared-links';
import { SubscriptionDetails } from './subscription-details';
import { YourData } from './your-data';

/**
 * Shows one toast if the account or the plan could not be loaded; the section has the retry button.
 */
function useFailureToast(): void {
  const account = useMeQuery();
  const subscription = useSubscriptionQuery();
  const failed = hasFailed(account) || hasFailed(subscription);
  useEffect(() => {
    if (failed) toast.error('Failed to load settings');
  }, [failed]);
}

/** The settings page: everything a person can see and change about the account. */
export function SettingsPage() {
  useFailureToast();
  const shown = useShownSections();
  return (
    <div className={styles.page}>
      <PageTitle>Settings</PageTitle>
      <h1>Settings</h1>
      <SectionIndex />
      <div className={styles.sections}>
        <SubscriptionDetails />
        <AccountInformation />
        <Preferences />
        <CreditUsage />
        <CreditStatement />
        <ApiKeysSection />
        {shown.includes('shared-links') && <SharedLinks />}
        <YourData />
        <Notifications />
        <DangerZone />
      </div>
    </div>
  );
}
