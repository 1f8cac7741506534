import { Button, Skeleton } from '@mantine/core';
import { isApiError } from '../../api/api-error';
import type { CheckoutState } from '../../api/generated';
import { creditsText } from '../../ui/credits-text';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import { BalanceLine } from './balance-line';
import { BUY_MORE, PAYMENT_HISTORY, ResultCard, TRY_AGAIN } from './result-card';
import styles from './result-page.module.css';
import { UnlockedFeatures } from './unlocked-features';
import { useCheckoutState } from './use-checkout-state';

/** The format of a checkout session's id. */
const SESSION_ID = /^\w{1,200}$/;

/** The state of the person's payment; screen readers announce changes. */
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
  const { state, error, isFetching, polling, askAgain } = useCheckoutState(sessionId);
  if (state?.status === 'paid') return <Paid state={state} />;
  if (state?.status === 'pending') {
    return <Pending watching={polling} asking={isFetching} onAsk={askAgain} />;
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
      <UnlockedFeatures />
      {(state.card ?? state.receipt_url) && (
        <p>
          {state.card && `Paid with ${state.card}. `}
          {state.receipt_url && <ReceiptLink href={state.receipt_url} />}
        </p>
      )}
    </ResultCard>
  );
}

function ReceiptLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      View your receipt<span className="sr-only"> (new tab)</span>
    </a>
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
      <p>Thank you. Your payment is still being confirmed, which usually takes a few seconds.</p>
      {watching ? (
        <p>Your new balance will appear here.</p>
      ) : (
        <>
          <p>
            This is taking longer than usual. No need to wait or pay again: we'll add the credits as
            soon as the payment is confirmed, even if you close this page.
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
      <p>You can try again, or use another card.</p>
    </ResultCard>
  ) : (
    <ResultCard kind="danger" title="Payment Expired" more={TRY_AGAIN}>
      <p>
        This payment was not completed in time. You were not charged, and no credits were added. You
        can start again.
      </p>
    </ResultCard>
  );
}

function UnknownPayment() {
  return (
    <ResultCard kind="danger" title="Payment not found" more={PAYMENT_HISTORY}>
      <p>
        We can't find this payment in your account. If you paid with another account, log in with
        that one.
      </p>
      <p>All your payments are in your payment history.</p>
    </ResultCard>
  );
}

function Unanswered({ error, onAsk }: { error: unknown; onAsk: () => void }) {
  return (
    <Notice
      kind="danger"
      level="h1"
      title="We couldn't check your payment"
      action={<Button onClick={onAsk}>Try again</Button>}
    >
      <p>{isApiError(error) ? error.message : 'An error occurred'}</p>
      <p>If you paid, your credits will be added anyway. No need to pay again.</p>
    </Notice>
  );
}
