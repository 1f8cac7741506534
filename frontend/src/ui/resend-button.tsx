import { Button, type ButtonProps } from '@mantine/core';
import { useDispatch } from 'react-redux';
import { client, useResendVerificationMutation } from '../api/client';
import { isApiError } from '../api/api-error';
import { toast } from './toast';

/** Asks for a new verification link and says whether it is on its way. */
export function ResendButton({ children = 'Resend email', ...rest }: ButtonProps) {
  const [resend, { isLoading }] = useResendVerificationMutation();
  const dispatch = useDispatch();

  async function send(): Promise<void> {
    if (isLoading) return;
    try {
      await resend().unwrap();
      toast.plain('Verification email sent. Check your inbox.');
    } catch (error) {
      const status = isApiError(error) ? error.status : undefined;
      // The session says itself that it is over.
      if (status === 401) return;
      // Verified in the meantime: asking again brings the page up to date.
      if (status === 409) {
        toast.plain('Your email is already verified.');
        dispatch(client.util.invalidateTags(['Subscription']));
      } else {
        toast.error('Failed to resend verification email');
      }
    }
  }

  return (
    <Button variant="default" {...rest} aria-disabled={isLoading} onClick={() => void send()}>
      {isLoading ? 'Sending...' : children}
    </Button>
  );
}
