import { Button } from '@mantine/core';
import { useRef, type SubmitEvent } from 'react';
import { PasswordChecks } from '../../ui/password-checks';
import { PasswordField } from '../../ui/password-field';
import { toast } from '../../ui/toast';
import styles from './reset-password-page.module.css';
import { useNewPassword } from './use-new-password';
import { useReset, type Outcome } from './use-reset';

/** Asks for the new password, twice, and sets it. */
export function NewPasswordForm({ token, ...outcome }: { token: string } & Outcome) {
  const { password, confirmation, ...typed } = useNewPassword();
  const { reset, isLoading } = useReset(token, outcome);
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmationField = useRef<HTMLInputElement>(null);

  async function submit(): Promise<void> {
    if (isLoading) return;
    if (!typed.ready) {
      toast.error('Please meet all password requirements');
      typed.refuse();
      (typed.rulesMet ? confirmationField : passwordField).current?.focus();
      return;
    }
    await reset(password.value, (reason) => {
      typed.refuseByServer(reason);
      passwordField.current?.focus();
    });
  }

  return (
    <form
      className={styles.form}
      aria-labelledby="reset-password"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div>
        <h1 id="reset-password" className={styles.title}>
          Choose a new password
        </h1>
        <p className={styles.lead}>
          You'll be logged out everywhere, and any API keys you have will stop working.
        </p>
      </div>
      <PasswordField
        {...password}
        ref={passwordField}
        label="New password"
        name="new-password"
        autoComplete="new-password"
        description={<PasswordChecks password={password.value} />}
        onChange={({ currentTarget: { value } }) => password.onChange(value)}
      />
      <PasswordField
        {...confirmation}
        ref={confirmationField}
        label="Confirm password"
        name="confirm-password"
        autoComplete="new-password"
        onChange={({ currentTarget: { value } }) => confirmation.onChange(value)}
      />
      {/* Not `disabled`, because a disabled button could not explain what is missing. */}
      <Button
        className={styles.submit}
        type="submit"
        aria-disabled={!typed.ready || isLoading}
        data-disabled={!typed.ready || undefined}
      >
        {isLoading ? 'Saving...' : 'Reset Password'}
      </Button>
    </form>
  );
}
