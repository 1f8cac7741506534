import { useState } from 'react';
import { meetsPasswordRules } from '../../ui/password-rules';

/** A new password and its confirmation, with the problem of each. */
export function useNewPassword() {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [left, setLeft] = useState(false);
  const [refused, setRefused] = useState(false);
  const [serverRefusal, setServerRefusal] = useState<string>();
  const rulesMet = meetsPasswordRules(password);

  function confirmationProblem(): string | undefined {
    if (confirmation === '') return refused && rulesMet ? 'Type the password again' : undefined;
    // While typing, a matching beginning is not a mistake yet.
    const fits = left || refused ? password === confirmation : password.startsWith(confirmation);
    return fits ? undefined : 'Passwords do not match';
  }

  return {
    password: {
      value: password,
      error: refused && !rulesMet ? 'Please meet all the rules below' : serverRefusal,
      onChange: (value: string): void => {
        setServerRefusal(undefined);
        setPassword(value);
      },
    },
    confirmation: {
      value: confirmation,
      error: confirmationProblem(),
      onChange: setConfirmation,
      onBlur: (): void => setLeft(true),
    },
    rulesMet,
    ready: rulesMet && password === confirmation,
    /** After a submit that was not ready, everything missing is shown. */
    refuse: (): void => setRefused(true),
    refuseByServer: setServerRefusal,
  };
}
