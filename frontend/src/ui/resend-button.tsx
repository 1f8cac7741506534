import { Button, type ButtonProps } from '@mantine/core';
import { useDispatch } from 'react-redux';
import { isApiError, messageOf, type ApiError } from '../api/api-error';
import { client, useResendVerificationMutation } from '../api/client';
import { authorization } from '../api/session';
import { toast } from './toast';
import { useCountdown, countdownText } from './use-countdown';

const FAILED = 'Failed to resend verification email';

/** Sends a new verification link and shows whether that worked. */
export function ResendButton({ children = 'Resend email', ...rest }: ButtonProps) {
  const [resend, { isLoading }] = useResendVerificationMutation();
  const { secondsLeft, startCountdown } = useCountdown();
  const dispatch = useDispatch();

  async function send(): Promise<void> {
    if (isLoading || secondsLeft > 0) return;
    try {
      await resend().unwrap();
      toast.plain('Verification email sent. Check your inbox.');
    } catch (error) {
      // An ended session shows its own message.
      if (authorization()) showFailure(error);
    }
  }

  function showFailure(error: unknown): void {
    const { status, retryAfter }: Partial<ApiError> = isApiError(error) ? error : {};
    if (status === 409) {
      // Verified meanwhile: reload the subscription to update the page.
      toast.plain('Your email is already verified.');
      dispatch(client.util.invalidateTags(['Subscription']));
    } else if (status === 429) {
      toast.error(messageOf(error, FAILED));
      if (retryAfter) startCountdown(retryAfter);
    } else {
      toast.error(FAILED);
    }
  }

  const label = secondsLeft > 0 ? `Resend in ${countdownText(secondsLeft)}` : children;
  return (
    <Button
      variant="default"
      {...rest}
      aria-disabled={isLoading || secondsLeft > 0}
      onClick={() => void send()}
    >
      {isLoading ? 'Sending...' : label}
    </Button>
  );
}
