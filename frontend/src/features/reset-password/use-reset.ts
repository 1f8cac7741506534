import { useDispatch } from 'react-redux';
import { fieldErrors, isApiError, messageOf } from '../../api/api-error';
import { useResetPasswordMutation } from '../../api/client';
import { authorization, endSession, passwordReset, type SessionDispatch } from '../../api/session';
import { toast } from '../../ui/toast';

/** Called when the form is finished. */
export interface Outcome {
  onDone: () => void;
  /** Gets the server's message about the link. */
  onDeadLink: (reason: string) => void;
}

/** Whether the error is about the link and not about the password. */
function isDeadLink(error: unknown): boolean {
  return (
    isApiError(error) &&
    (error.code === 'reset_link_invalid' || fieldErrors(error)['token'] !== undefined)
  );
}

/** Sets the password with the link's token. All sessions end, including this one. */
export function useReset(token: string, { onDone, onDeadLink }: Outcome) {
  const [send, { isLoading }] = useResetPasswordMutation();
  const dispatch = useDispatch<SessionDispatch>();

  /** `onRefused` gets the server's message about the password, if the password was refused. */
  async function reset(
    password: string,
    onRefused: (reason: string | undefined) => void,
  ): Promise<void> {
    try {
      const resetPasswordRequest = { token, new_password: password };
      const { message } = await send({ resetPasswordRequest }).unwrap();
      if (authorization()) dispatch(endSession(passwordReset()));
      toast.plain(message, { explainsNextPage: true });
      onDone();
    } catch (error) {
      const message = messageOf(error, 'Password reset failed');
      toast.error(message);
      if (isDeadLink(error)) onDeadLink(message);
      else onRefused(fieldErrors(error)['new_password']);
    }
  }

  return { reset, isLoading };
}
