import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMeQuery, useSubscriptionQuery } from '../../api/client';
import type { User } from '../../api/generated';
import { calendarDay } from '../../ui/calendar-day';
import { ResendButton } from '../../ui/resend-button';
import { Sheet } from '../../ui/sheet';
import styles from './account-information.module.css';
import { ChangeEmail } from './change-email';
import { ChangePassword } from './change-password';
import { Facts } from './facts';
import facts from './facts.module.css';
import { LoadedSection } from './loaded-section';
import { LogOutEverywhere } from './log-out-everywhere';
import { Section } from './section';
import { SectionSkeleton } from './section-skeleton';

/** The account's email and password settings. */
export function AccountInformation() {
  const call = useMeQuery(undefined, {
    refetchOnMountOrArgChange: true,
    // The address may be confirmed in another tab.
    refetchOnFocus: true,
  });
  return (
    <Section id="account">
      <LoadedSection
        call={call}
        failure="We couldn't load your account"
        shape={<SectionSkeleton label="Loading your account" lines={3} />}
      >
        {(me) => <Account me={me} />}
      </LoadedSection>
    </Section>
  );
}

function Account({ me }: { me: User }) {
  const [open, setOpen] = useState<'email' | 'password' | 'everywhere' | null>(null);
  const [news, setNews] = useState('');
  const close = (): void => setOpen(null);
  return (
    <Sheet className={facts.card}>
      <div className={styles.facts}>
        {/* Each on its own line, because an address can be long. */}
        <Facts of={{ Email: <Email address={me.email} /> }} />
        <Facts of={{ 'Account created': calendarDay(me.created_at) }} />
      </div>
      <p role="status" className={styles.news}>
        {news}
      </p>
      <div className={facts.actions}>
        <Button variant="default" onClick={() => setOpen('email')}>
          Change email
        </Button>
        <Button variant="default" onClick={() => setOpen('password')}>
          Change password
        </Button>
        <Button variant="default" onClick={() => setOpen('everywhere')}>
          Log out everywhere
        </Button>
      </div>
      {open === 'email' && <ChangeEmail email={me.email} onClose={close} onAsked={setNews} />}
      {open === 'password' && <ChangePassword email={me.email} onClose={close} />}
      {open === 'everywhere' && <LogOutEverywhere onClose={close} />}
    </Sheet>
  );
}

/** The address and whether it is verified. */
function Email({ address }: { address: string }) {
  const { data: subscription } = useSubscriptionQuery(undefined, { refetchOnFocus: true });
  const verified = subscription?.email_verified;
  return (
    <>
      <span className={styles.email}>
        {address}
        {verified !== undefined && (
          <span className={styles.mark} data-verified={verified}>
            {verified ? 'Verified' : 'Not verified'}
          </span>
        )}
      </span>
      {verified === false && <ResendButton className={styles.resend} />}
    </>
  );
}
