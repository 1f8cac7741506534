import { Button } from '@mantine/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { isApiError } from '../../api/api-error';
import { useCatalogueQuery } from '../../api/client';
import { selectSignedIn } from '../../api/session';
import { Notice } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import { Balance } from './balance';
import { Packs } from './packs';
import { PlanComparison } from './plan-comparison';
import styles from './pricing-page.module.css';
import { PricingSkeleton } from './pricing-skeleton';

/** What credits cost, and where to buy them. */
export function PricingPage() {
  const signedIn = useSelector(selectSignedIn);
  const { data: catalogue, isFetching, error, refetch } = useCatalogueQuery();
  return (
    <>
      <PageTitle>Pricing</PageTitle>
      <header className={styles.head}>
        <div>
          <h1>Buy credits</h1>
          <p>
            One credit is one prompt. You pay once, by card: there is no subscription, and credits
            never expire.
          </p>
        </div>
        {signedIn && <Balance />}
      </header>
      {catalogue && (
        <>
          <Packs catalogue={catalogue} />
          <Terms signedIn={signedIn} />
          <PlanComparison catalogue={catalogue} />
        </>
      )}
      {!catalogue && isFetching && <PricingSkeleton />}
      {!catalogue && !isFetching && <Failure error={error} onRetry={refetch} />}
    </>
  );
}

function Terms({ signedIn }: { signedIn: boolean }) {
  return (
    <div className={styles.terms}>
      <p>All plans include access to all AI models and quality optimization features</p>
      <p>
        Refunds are not given as a rule. If something went wrong, ask support within 7 days of the
        purchase. {signedIn && <Link to="/payment-history">Payment history</Link>}
      </p>
    </div>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      kind="danger"
      title="The prices could not be loaded"
      action={
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <p>{isApiError(error) ? error.message : 'An error occurred'}</p>
    </Notice>
  );
}
