import { PageTitle } from '../../ui/page-title';
import { ResultCard, TRY_AGAIN } from './result-card';
import styles from './result-page.module.css';

/** The page people come back to when they left payment without paying. */
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
