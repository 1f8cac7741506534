import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/notice';

interface NextStep {
  label: string;
  to: string;
  /** Whether this is the most likely next step. */
  first: boolean;
}

export const BUY_MORE: NextStep = { label: 'Buy More Credits', to: '/pricing', first: false };
export const TRY_AGAIN: NextStep = { label: 'Try Again', to: '/pricing', first: true };
export const PAYMENT_HISTORY: NextStep = {
  label: 'Payment History',
  to: '/payment-history',
  first: true,
};

/** The outcome of a payment, with a button to the dashboard and one more. */
export function ResultCard({
  title,
  kind = 'plain',
  more,
  children,
}: {
  title: string;
  kind?: 'plain' | 'danger';
  more: NextStep;
  children: ReactNode;
}) {
  const other = (
    <Button component={Link} to={more.to} variant={more.first ? 'filled' : 'default'}>
      {more.label}
    </Button>
  );
  return (
    <Notice
      kind={kind}
      level="h1"
      title={title}
      action={
        <>
          {more.first && other}
          <Button component={Link} to="/dashboard" variant={more.first ? 'default' : 'filled'}>
            Go to Dashboard
          </Button>
          {!more.first && other}
        </>
      }
    >
      {children}
    </Notice>
  );
}
