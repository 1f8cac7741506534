import { useEffect, useState } from 'react';
import { fieldErrors } from '../api/api-error';
import { useCheckPasswordMutation } from '../api/client';
import { meetsPasswordRules } from './password-rules';

/** Milliseconds without typing before the server is asked. */
const TYPING_PAUSE = 400;

/**
 * Why the server would refuse a password that meets the rules, such as a common one; null while it is
 * not known.
 */
export function useRefusedPassword(password: string): string | null {
  const [check] = useCheckPasswordMutation();
  const [refused, setRefused] = useState<{ password: string; reason: string } | null>(null);

  useEffect(() => {
    if (!meetsPasswordRules(password)) return;
    const timer = setTimeout(() => {
      check({ checkPasswordRequest: { password } })
        .unwrap()
        .catch((error: unknown) => {
          // Without an answer the page says nothing: the server checks again when the form is sent.
          const reason = fieldErrors(error)['password'];
          if (reason) setRefused({ password, reason });
        });
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [password, check]);

  return refused?.password === password ? refused.reason : null;
}
