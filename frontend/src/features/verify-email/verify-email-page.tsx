import { Button, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { detailOf, isApiError, type ApiError } from '../../api/api-error';
import { useSubscriptionQuery, useVerifyEmailQuery } from '../../api/client';
import { selectSignedIn } from '../../api/session';
import { Notice } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import { ResendButton } from '../../ui/resend-button';
import { Sheet } from '../../ui/sheet';
import { toast } from '../../ui/toast';
import { useDelayedRedirect } from '../../ui/use-delayed-redirect';
import styles from './verify-email-page.module.css';

const FAILED = 'Verification failed';

/**
 * Verifies an email address with the token of an emailed link: the address of a new account, or a
 * new address of an existing one. Only the server knows which.
 */
export function VerifyEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  return (
    <div className={styles.page}>
      <PageTitle>Verify your email</PageTitle>
      {token ? <Verification token={token} /> : <Failure reason="No verification token provided" />}
    </div>
  );
}

function Verification({ token }: { token: string }) {
  const { isSuccess, isError, error, isFetching, refetch } = useVerifyEmailQuery({ token });

  useEffect(() => {
    if (isError) toast.error('Email verification failed');
  }, [isError]);

  if (isFetching) return <Checking />;
  if (isSuccess) return <Verified />;
  const { status, code }: Partial<ApiError> = isApiError(error) ? error : {};
  const unreachable = status === 'unreachable';
  return (
    <Failure
      reason={detailOf(
        error,
        unreachable ? FAILED : `${FAILED}. The link may be expired or invalid.`,
      )}
      retry={unreachable ? refetch : undefined}
      newLink={code !== 'email_taken'}
    />
  );
}

function Checking() {
  return (
    <Sheet className={styles.checking} aria-busy="true">
      <h1 className={styles.title} role="status">
        Verifying your email...
      </h1>
      <Skeleton height={10} mt={20} />
      <Skeleton height={10} mt={10} width="60%" />
    </Sheet>
  );
}

function Verified() {
  const signedIn = useSelector(selectSignedIn);
  useDelayedRedirect('/dashboard');
  return (
    <div role="status">
      <Notice
        level="h1"
        title="Your email is verified"
        action={
          <Button component={Link} to="/dashboard" replace>
            Go to Dashboard
          </Button>
        }
      >
        <p>
          Thank you.{' '}
          {signedIn ? 'Your dashboard will open in a moment.' : 'Log in to see your dashboard.'}
        </p>
      </Notice>
    </div>
  );
}

/** `newLink`: whether a new link could help. */
function Failure({
  reason,
  retry,
  newLink = true,
}: {
  reason: string;
  retry?: (() => void) | undefined;
  newLink?: boolean;
}) {
  const signedIn = useSelector(selectSignedIn);
  return (
    <Notice
      kind="danger"
      level="h1"
      title="We couldn't verify your email"
      action={
        <>
          {retry && <Button onClick={retry}>Try again</Button>}
          {!signedIn && (
            <Button component={Link} to="/auth" variant="default">
              Login
            </Button>
          )}
          {signedIn && <NextStep newLink={newLink} />}
        </>
      }
    >
      <p>{reason}</p>
      {!signedIn && newLink && <p>Log in to request a new link.</p>}
    </Notice>
  );
}

/** A button that sends a new link, or a link to the settings if the email is verified already. */
function NextStep({ newLink }: { newLink: boolean }) {
  const { data, isFetching } = useSubscriptionQuery();
  if (isFetching && !data) return null;
  if (newLink && !data?.email_verified) return <ResendButton />;
  return (
    <Button component={Link} to="/settings" variant="default">
      Go to Settings
    </Button>
  );
}
