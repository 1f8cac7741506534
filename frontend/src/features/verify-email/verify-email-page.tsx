import { Button, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { detailOf, isApiError } from '../../api/api-error';
import { useVerifyEmailQuery } from '../../api/client';
import { selectSignedIn } from '../../api/session';
import { Notice } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import { ResendButton } from '../../ui/resend-button';
import { Sheet } from '../../ui/sheet';
import { toast } from '../../ui/toast';
import styles from './verify-email-page.module.css';

/** How long the good news stays before the dashboard follows, in milliseconds. */
const REDIRECT_DELAY = 2_000;

/** Confirms the email address with the token of the link that led here. */
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
  return (
    <Failure
      reason={detailOf(error, 'Verification failed. The link may be expired or invalid.')}
      retry={isApiError(error) && error.status === 'unreachable' ? refetch : undefined}
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
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/dashboard', { replace: true }), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div role="status">
      <Notice
        level="h1"
        title="Email verified"
        action={
          <Button component={Link} to="/dashboard" replace>
            Go to Dashboard
          </Button>
        }
      >
        <p>Thank you. Your dashboard opens in a moment.</p>
      </Notice>
    </div>
  );
}

function Failure({ reason, retry }: { reason: string; retry?: (() => void) | undefined }) {
  const signedIn = useSelector(selectSignedIn);
  return (
    <Notice
      kind="danger"
      level="h1"
      title="Your email is not verified yet"
      action={
        <>
          {retry && <Button onClick={retry}>Try again</Button>}
          {signedIn && <ResendButton />}
          {!signedIn && (
            <Button component={Link} to="/auth" variant="default">
              Login
            </Button>
          )}
        </>
      }
    >
      <p>{reason}</p>
      {!signedIn && <p>Log in to get a new link: your dashboard offers one.</p>}
    </Notice>
  );
}
