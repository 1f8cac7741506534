import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/notice';
import { FocusOnMount } from '../../ui/focus-on-mount';

/**
 * Shows the server's message, which is the same for known and unknown addresses, and what to check.
 */
export function MailSent({
  answer,
  email,
  onOther,
}: {
  answer: string;
  email: string;
  onOther: () => void;
}) {
  return (
    <FocusOnMount>
      <Notice
        level="h1"
        title="Check Your Email"
        action={
          <>
            <Button component={Link} to="/auth">
              Back to Login
            </Button>
            <Button variant="default" onClick={onOther}>
              Use another email
            </Button>
          </>
        }
      >
        <p>{answer}</p>
        <p>
          Nothing after a few minutes? Check your spam folder and make sure <b>{email.trim()}</b> is
          correct.
        </p>
      </Notice>
    </FocusOnMount>
  );
}
