import { PageTitle } from '../../ui/page-title';
import { ResultCard, TRY_AGAIN } from './result-card';
import styles from './result-page.module.css';

/** The page that Stripe returns to after a cancelled payment. */
export function PaymentCancelledPage() {
  return (
    <div className={styles.page}>
      <PageTitle>Payment Cancelled</PageTitle>
      <ResultCard title="Payment Cancelled" more={TRY_AGAIN}>
        <p>No charge was made, and your credit balance hasn't changed.</p>
      </ResultCard>
    </div>
  );
}
