import '@mantine/core/styles/Input.layer.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../ui/page-title';
import { EmailForm } from './email-form';
import styles from './forgot-password-page.module.css';
import { MailSent } from './mail-sent';

/** The email typed on the previous page, if any. */
function typedBefore(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}

/** Sends a link to choose a new password. */
export function ForgotPasswordPage() {
  const { state } = useLocation();
  const [email, setEmail] = useState(() => typedBefore(state));
  const [answer, setAnswer] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function askAgain(): void {
    flushSync(() => setAnswer(null));
    field.current?.focus();
  }

  return (
    <div className={styles.page}>
      <PageTitle>{answer === null ? 'Forgot password' : 'Check Your Email'}</PageTitle>
      {answer === null ? (
        <EmailForm field={field} email={email} onEmail={setEmail} onSent={setAnswer} />
      ) : (
        <MailSent answer={answer} email={email} onOther={askAgain} />
      )}
    </div>
  );
}
