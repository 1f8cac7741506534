import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import { FocusOnMount } from '../../ui/focus-on-mount';
import { useDelayedRedirect } from '../../ui/use-delayed-redirect';
import { NewPasswordForm } from './new-password-form';
import styles from './reset-password-page.module.css';
import { useResetToken } from './use-reset-token';

/** Sets a new password with the token of an emailed link. */
export function ResetPasswordPage() {
  const token = useResetToken();
  return (
    <div className={styles.page}>
      <PageTitle>Reset password</PageTitle>
      {token ? (
        <Reset key={token} token={token} />
      ) : (
        <DeadLink reason="Invalid or missing reset token" />
      )}
    </div>
  );
}

function Reset({ token }: { token: string }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  if (done) return <Done />;
  if (refusal === null) {
    return <NewPasswordForm token={token} onDone={() => setDone(true)} onDeadLink={setRefusal} />;
  }
  return (
    <FocusOnMount>
      <DeadLink reason={refusal} />
    </FocusOnMount>
  );
}

function DeadLink({ reason }: { reason: string }) {
  return (
    <Notice
      kind="danger"
      level="h1"
      title="Invalid or Expired Link"
      action={
        <>
          <Button component={Link} to="/forgot-password">
            Request New Link
          </Button>
          <Button component={Link} to="/auth" variant="default">
            Back to Login
          </Button>
        </>
      }
    >
      <p>{reason}</p>
      <p>Links expire after one hour, or when you use them or request a new one.</p>
    </Notice>
  );
}

function Done() {
  useDelayedRedirect('/auth');
  return (
    <FocusOnMount>
      <Notice
        level="h1"
        title="Password changed"
        action={
          <Button component={Link} to="/auth" replace>
            Go to Login
          </Button>
        }
      >
        <p>You've been logged out everywhere, and any API keys you had were revoked.</p>
        <p>The login page will open in a moment.</p>
      </Notice>
    </FocusOnMount>
  );
}
