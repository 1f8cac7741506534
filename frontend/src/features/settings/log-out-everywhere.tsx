import { useForm } from '@mantine/form';
import { useDispatch } from 'react-redux';
import { useLogoutEverywhereMutation } from '../../api/client';
import { endSession, loggedOutEverywhere, type SessionDispatch } from '../../api/session';
import { FormDialog } from '../../ui/form-dialog';

/** Asks for confirmation, then ends every session, including this one. */
export function LogOutEverywhere({ onClose }: { onClose: () => void }) {
  const [logOut] = useLogoutEverywhereMutation();
  const dispatch = useDispatch<SessionDispatch>();
  const form = useForm({ name: 'log-out-everywhere', initialValues: {} });

  async function send(): Promise<void> {
    await logOut().unwrap();
    dispatch(endSession(loggedOutEverywhere('You are logged out on all devices.')));
  }

  return (
    <FormDialog
      title="Log out everywhere?"
      form={form}
      action={{ label: 'Log out everywhere', busy: 'Logging out...' }}
      onClose={onClose}
      onSend={send}
    >
      <p>
        You'll have to log in again on every browser and device, including this one. Your prompts
        and credits are not affected.
      </p>
    </FormDialog>
  );
}
