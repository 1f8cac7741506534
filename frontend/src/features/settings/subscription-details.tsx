import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PLAN_NAMES } from '../../api/catalogue';
import { useCreditsQuery, useSubscriptionQuery } from '../../api/client';
import type { Subscription } from '../../api/generated';
import { calendarDay } from '../../ui/calendar-day';
import { Icon } from '../../ui/icon';
import { Sheet } from '../../ui/sheet';
import { Facts } from './facts';
import facts from './facts.module.css';
import { LoadedSection } from './loaded-section';
import { Section } from './section';
import { SectionSkeleton } from './section-skeleton';
import styles from './subscription-details.module.css';

/** "quality_scoring" becomes "Quality Scoring" (specification, section 2). */
function inWords(name: string): string {
  return name
    .split('_')
    .map((word) => (word === 'api' ? 'API' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** The plan, and what it includes. */
export function SubscriptionDetails() {
  const call = useSubscriptionQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Section
      id="subscription"
      about="Your plan is based on the largest pack you've bought. Nothing renews."
    >
      <LoadedSection
        call={call}
        failure="We couldn't load your plan"
        shape={<SectionSkeleton label="Loading your plan" lines={9} />}
      >
        {(subscription) => <Details subscription={subscription} />}
      </LoadedSection>
    </Section>
  );
}

function Details({ subscription }: { subscription: Subscription }) {
  const { data: balance } = useCreditsQuery();
  return (
    <Sheet className={facts.card}>
      <Facts
        of={{
          Plan: PLAN_NAMES[subscription.plan],
          Status: inWords(subscription.status),
          Credits: (balance?.credits ?? subscription.credits).toLocaleString('en'),
          'Start date': calendarDay(subscription.start_date),
        }}
      />
      <h3 className={styles.title} id="features">
        Features
      </h3>
      <ul className={styles.features} aria-labelledby="features">
        {Object.entries(subscription.features).map(([name, included]) => (
          <li key={name} data-included={included}>
            {included ? <Icon name="check" /> : <span className={styles.no} />}
            <span>{inWords(name)}</span>
            <small>{included ? 'Included' : 'Not included'}</small>
          </li>
        ))}
      </ul>
      <div className={facts.actions}>
        <Button component={Link} to="/pricing" variant="default">
          Buy Credits
        </Button>
        <Button component={Link} to="/payment-history" variant="subtle">
          Payment history
        </Button>
      </div>
    </Sheet>
  );
}
