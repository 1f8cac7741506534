import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '../../api/api-error';
import { useMeQuery, usePaymentsQuery, useSubscriptionQuery } from '../../api/client';
import type { Transactions } from '../../api/generated';
import { dollars } from '../../ui/dollars';
import { Notice } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import { Pager } from '../../ui/pager';
import { PageOutOfRange } from '../../ui/page-out-of-range';
import { toast } from '../../ui/toast';
import { usePage } from '../../ui/use-page';
import { VerificationBanner } from '../../ui/verification-banner';
import styles from './payment-history-page.module.css';
import { PaymentHistorySkeleton } from './payment-history-skeleton';
import { TransactionCards, TransactionTable } from './transactions';

/** Payments on one page: the API's maximum. */
const PAGE_SIZE = 100;

/**
 * Whether the email is verified, whether that is known yet, and how many free credits wait for it. If
 * it cannot be loaded, it counts as verified.
 */
function useVerified(): { known: boolean; verified: boolean; waiting: number | undefined } {
  const { isLoading: addressLoading } = useMeQuery();
  const { data, isSuccess, isError, error } = useSubscriptionQuery(undefined, {
    refetchOnFocus: true,
  });
  const failed = isError && !(isApiError(error) && error.status === 401);
  useEffect(() => {
    if (failed) console.error("We couldn't load your subscription");
  }, [failed]);

  // An older server does not send this field.
  const said: boolean | undefined = data?.email_verified;
  return {
    known: (isSuccess || isError) && !addressLoading,
    verified: said ?? true,
    waiting: data?.credits_waiting,
  };
}

/** Everything a person has paid, newest first. */
export function PaymentHistoryPage() {
  const page = usePage(PAGE_SIZE);
  const { known, verified, waiting } = useVerified();
  const { data, currentData, isError, error, isFetching, refetch } = usePaymentsQuery(
    { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );

  const failed = isError && !isFetching && !(isApiError(error) && error.status === 401);
  // Shown only when all are loaded, because a banner that came later would move the page. Once
  // shown, it stays.
  const [ready, setReady] = useState(false);
  if (!ready && known && (failed || data)) setReady(true);

  useEffect(() => {
    if (!failed) return;
    toast.error('Unable to load payment history. Please try again.', { title: 'Error' });
  }, [failed]);

  return (
    <div className={styles.page}>
      <PageTitle>Payment History</PageTitle>
      <header className={styles.head}>
        <h1>Payment History</h1>
        <p>View your past purchases and transactions</p>
      </header>
      {ready && !verified && <VerificationBanner className={styles.banner} waiting={waiting} />}
      {ready && failed && <Failure error={error} onRetry={refetch} />}
      {(!ready || (!failed && !data)) && <PaymentHistorySkeleton />}
      {ready && data && (!failed || isUnreachable(error)) && (
        <div className={styles.content} aria-busy={!currentData}>
          <Payments data={data} />
          <Pager current={page} last={Math.ceil(data.total / PAGE_SIZE)} />
        </div>
      )}
    </div>
  );
}

/** Without a connection, the page keeps what it has shown last. */
const isUnreachable = (error: unknown): boolean =>
  isApiError(error) && error.status === 'unreachable';

function Payments({ data: { transactions, total, total_spent: spent } }: { data: Transactions }) {
  const small = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false });
  if (total === 0) return <Empty />;
  const List = small ? TransactionCards : TransactionTable;
  return (
    <>
      {spent > 0 && (
        <section className={styles.spent} aria-labelledby="total-spent">
          <h2 id="total-spent">Total Spent</h2>
          <p className={styles.sum}>{dollars(spent)}</p>
          <p>
            {total.toLocaleString('en')} {total === 1 ? 'purchase' : 'purchases'}, net of refunds
          </p>
        </section>
      )}
      {transactions.length > 0 ? (
        <section aria-labelledby="transactions">
          <h2 id="transactions" className={styles.title}>
            Transactions
          </h2>
          <List transactions={transactions} />
        </section>
      ) : (
        <PageOutOfRange />
      )}
    </>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      kind="danger"
      title="Unable to Load Payment History"
      action={
        <Button variant="default" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <p>{isApiError(error) ? error.message : 'An error occurred'}</p>
    </Notice>
  );
}

function Empty() {
  return (
    <Notice
      title="No Payment History Yet"
      action={
        <Button component={Link} to="/pricing">
          Buy Credits
        </Button>
      }
    >
      <p>Every purchase is listed here, with its receipt.</p>
    </Notice>
  );
}
