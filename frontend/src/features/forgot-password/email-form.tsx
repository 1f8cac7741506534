import { Button, TextInput } from '@mantine/core';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { fieldErrors, messageOf } from '../../api/api-error';
import { useForgotPasswordMutation } from '../../api/client';
import { toast } from '../../ui/toast';
import styles from './forgot-password-page.module.css';

/** Asks for the email; `onSent` gets the server's message. */
export function EmailForm({
  field,
  email,
  onEmail,
  onSent,
}: {
  field: RefObject<HTMLInputElement | null>;
  email: string;
  onEmail: (email: string) => void;
  onSent: (answer: string) => void;
}) {
  const [forgot, { isLoading }] = useForgotPasswordMutation();
  const [problem, setProblem] = useState<string>();

  function refuse(reason: string | undefined): void {
    setProblem(reason);
    field.current?.focus();
  }

  async function submit(): Promise<void> {
    if (isLoading) return;
    if (!email.trim()) return refuse('Enter your email');
    try {
      const { message } = await forgot({ email: email.trim() }).unwrap();
      onSent(message);
    } catch (error) {
      toast.error(messageOf(error, 'Failed to send reset email'));
      refuse(fieldErrors(error)['email']);
    }
  }

  return (
    <form
      className={styles.form}
      aria-labelledby="forgot-password"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div>
        <h1 id="forgot-password" className={styles.title}>
          Forgot your password?
        </h1>
        <p className={styles.lead}>
          Enter your account's email, and we'll send you a link to choose a new password.
        </p>
      </div>
      <TextInput
        ref={field}
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          setProblem(undefined);
          onEmail(value);
        }}
      />
      <Button type="submit" aria-disabled={isLoading}>
        {isLoading ? 'Sending...' : 'Send Reset Link'}
      </Button>
      <Link className={styles.back} to="/auth">
        Back to Login
      </Link>
    </form>
  );
}
