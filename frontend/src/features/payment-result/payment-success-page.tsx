import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useCreditsQuery } from '../../api/client';
import { selectSignedIn } from '../../api/session';
import { PageTitle } from '../../ui/page-title';
import { BalanceLine } from './balance-line';
import { PaymentState } from './payment-state';
import { BUY_MORE, ResultCard } from './result-card';
import styles from './result-page.module.css';

/** The page that Stripe returns to after payment; `session_id` names the payment. */
export function PaymentSuccessPage() {
  const signedIn = useSelector(selectSignedIn);
  const [params] = useSearchParams();
  const sessionId = params.get('session_id');
  return (
    <div className={styles.page}>
      <PageTitle>Payment</PageTitle>
      {signedIn && sessionId ? (
        <PaymentState sessionId={sessionId} />
      ) : (
        <Thanks signedIn={signedIn} />
      )}
    </div>
  );
}

/** Shown if the payment is unknown: thanks and, if signed in, the balance. */
function Thanks({ signedIn }: { signedIn: boolean }) {
  const { data: balance } = useCreditsQuery(undefined, { skip: !signedIn });
  return (
    <ResultCard title="Payment Successful!" more={BUY_MORE}>
      <p>
        Thank you. We'll add your credits as soon as the payment is confirmed.
        {!signedIn && ' Log in to see your balance.'}
      </p>
      {signedIn && balance && <BalanceLine name="Your balance" credits={balance.credits} />}
    </ResultCard>
  );
}
