import { Button, Skeleton } from '@mantine/core';
import { isApiError } from '../../api/api-error';
import type { CheckoutState } from '../../api/generated';
import { creditsText } from '../../ui/credits-text';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { BalanceLine } from './balance-line';
import { BUY_MORE, PAYMENT_HISTORY, ResultCard, TRY_AGAIN } from './result-card';
import styles from './result-page.module.css';
import { useCheckoutState } from './use-checkout-state';

/** The form of a checkout session's id; anything else names no payment. */
const SESSION_ID = /^\w{1,200}$/;

/** What is known of a payment of the signed-in person; changes are read out. */
export function PaymentState({ sessionId }: { sessionId: string }) {
  return (
    <div aria-live="polite">
      {SESSION_ID.test(sessionId) ? (
        <Followed key={sessionId} sessionId={sessionId} />
      ) : (
        <UnknownPayment />
      )}
    </div>
  );
}

function Followed({ sessionId }: { sessionId: string }) {
  const { state, error, isFetching, watching, askAgain } = useCheckoutState(sessionId);
  if (state?.status === 'paid') return <Paid state={state} />;
  if (state?.status === 'pending') {
    return <Pending watching={watching} asking={isFetching} onAsk={askAgain} />;
  }
  if (state) return <NotPaid status={state.status} />;
  if (isFetching) return <Checking />;
  if (isApiError(error) && (error.status === 404 || error.status === 400))
    return <UnknownPayment />;
  return <Unanswered error={error} onAsk={askAgain} />;
}

function Checking() {
  return (
    <Sheet className={styles.checking} aria-busy="true">
      <h1 className={styles.title}>Checking your payment...</h1>
      <Skeleton height={10} mt={20} />
      <Skeleton height={10} mt={10} width="60%" />
    </Sheet>
  );
}

function Paid({ state }: { state: CheckoutState }) {
  return (
    <ResultCard title="Payment Successful!" more={BUY_MORE}>
      <p>Thank you. You bought {creditsText(state.credits_purchased)}.</p>
      <BalanceLine name="New balance" credits={state.credits} />
    </ResultCard>
  );
}

function Pending({
  watching,
  asking,
  onAsk,
}: {
  watching: boolean;
  asking: boolean;
  onAsk: () => void;
}) {
  return (
    <ResultCard title="Your credits are on their way" more={BUY_MORE}>
      <p>Thank you. Your payment is still being confirmed, which mostly takes a few seconds.</p>
      {watching ? (
        <p>Your new balance appears here by itself.</p>
      ) : (
        <>
          <p>
            This time it takes longer. You need not wait or pay again: the credits are added to your
            account as soon as the payment is confirmed, also when this page is closed.
          </p>
          <Button
            className={styles.again}
            variant="default"
            aria-disabled={asking}
            onClick={asking ? undefined : onAsk}
          >
            {asking ? 'Checking...' : 'Check again'}
          </Button>
        </>
      )}
    </ResultCard>
  );
}

function NotPaid({ status }: { status: 'failed' | 'expired' }) {
  return status === 'failed' ? (
    <ResultCard kind="danger" title="Payment Failed" more={TRY_AGAIN}>
      <p>The payment did not go through, so no credits were added.</p>
      <p>You can try again, with another card if you like.</p>
    </ResultCard>
  ) : (
    <ResultCard kind="danger" title="Payment Expired" more={TRY_AGAIN}>
      <p>
        This payment was not finished in time. No charge was made, and no credits were added. You
        can start again.
      </p>
    </ResultCard>
  );
}

function UnknownPayment() {
  return (
    <ResultCard kind="danger" title="Payment not found" more={PAYMENT_HISTORY}>
      <p>
        This address names no payment of the account you are logged in with. If you paid with
        another account, log in with that one.
      </p>
      <p>Every payment of this account is in your payment history.</p>
    </ResultCard>
  );
}

function Unanswered({ error, onAsk }: { error: unknown; onAsk: () => void }) {
  return (
    <Notice
      kind="danger"
      level="h1"
      title="Your payment could not be checked"
      action={<Button onClick={onAsk}>Try again</Button>}
    >
      <p>{isApiError(error) ? error.message : 'An error occurred'}</p>
      <p>If you have paid, your credits are added all the same. You need not pay again.</p>
    </Notice>
  );
}
