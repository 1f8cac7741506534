import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '../../api/api-error';
import { useCreditsQuery, useMeQuery } from '../../api/client';
import { PLAN_NAMES } from '../../api/catalogue';
import type { Subscription } from '../../api/generated';
import { creditsText } from '../../ui/credits-text';
import { Notice } from '../../ui/notice';
import { CreditStrokes } from '../../ui/credit-strokes';
import { toast } from '../../ui/toast';
import { WelcomeSkeleton } from './welcome-skeleton';
import styles from './welcome.module.css';

/** Below this balance, a button to buy more appears (specification, section 9). */
const FEW_CREDITS = 10;

/** The person's name and balance. */
export function Welcome({ plan }: { plan: Subscription['plan'] }) {
  const { data: me, isError, error, isFetching, refetch } = useMeQuery();
  const { data: balance } = useCreditsQuery();

  const failed = isError && !(isApiError(error) && error.status === 401);
  useEffect(() => {
    if (failed) toast.error('Failed to load user information');
  }, [failed]);

  if (me) {
    const credits = balance?.credits ?? me.credits;
    return (
      <header className={styles.welcome}>
        <div className={styles.who}>
          <h1>Welcome, {me.full_name}</h1>
          <p>{me.email}</p>
        </div>
        <div className={styles.balance}>
          <CreditStrokes count={credits} />
          <div>
            <p className={styles.credits}>{creditsText(credits)} left</p>
            <p className={styles.plan}>{PLAN_NAMES[plan]} plan</p>
          </div>
          {credits < FEW_CREDITS && (
            <Button component={Link} to="/pricing" variant="default">
              Buy More Credits
            </Button>
          )}
        </div>
      </header>
    );
  }
  if (isFetching || !failed) return <WelcomeSkeleton />;
  return (
    <div className={styles.failure}>
      <Notice
        kind="danger"
        level="h1"
        title="We couldn't load your account"
        action={
          <Button variant="default" onClick={refetch}>
            Try again
          </Button>
        }
      >
        <p>Your name and balance can't be shown right now. You can still write prompts.</p>
      </Notice>
    </div>
  );
}
