import { useForm } from '@mantine/form';
import { useDispatch } from 'react-redux';
import { useCreditsQuery, useDeleteAccountMutation, useMeQuery } from '../../api/client';
import { accountDeleted, endSession, type SessionDispatch } from '../../api/session';
import { creditsText } from '../../ui/credits-text';
import { exactTime } from '../../ui/exact-time';
import { PasswordField } from '../../ui/password-field';
import styles from './delete-account.module.css';
import { FormDialog } from '../../ui/form-dialog';

/** What is deleted with the account; the credits with their number if it is loaded. */
function useLosses(email: string | undefined): string[] {
  const { data: balance } = useCreditsQuery();
  const credits = balance ? creditsText(balance.credits) : 'Your credits';
  return [
    email ? `Your account ${email}` : 'Your account',
    'All your prompts and templates',
    ...(balance?.credits === 0 ? [] : [credits]),
  ];
}

/** Lists what will be lost, asks for the password and deletes the account. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const [deleteAccount] = useDeleteAccountMutation();
  const dispatch = useDispatch<SessionDispatch>();
  const { data: me } = useMeQuery();
  const losses = useLosses(me?.email);
  const form = useForm({
    name: 'delete-account',
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: (value) => (value ? null : 'Enter your password') },
  });

  async function send(deleteAccountRequest: { password: string }): Promise<void> {
    const { restore_until: until } = await deleteAccount({ deleteAccountRequest }).unwrap();
    const message = `Your account is deleted. To restore it, log in before ${exactTime(until)}.`;
    dispatch(endSession(accountDeleted({ message, ...(me && { email: me.email }) })));
  }

  return (
    <FormDialog
      title="Delete your account?"
      form={form}
      action={{ label: 'Delete Account', busy: 'Deleting...', danger: true }}
      fieldOf={{ wrong_password: 'password' }}
      onClose={onClose}
      username={me?.email}
      onSend={send}
    >
      <div className={styles.losses}>
        <p>You will lose:</p>
        <ul>
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
        <p>
          You can restore everything for 30 days: just log in with your email and password. After
          that it is permanently deleted.
        </p>
      </div>
      <PasswordField
        {...form.getInputProps('password')}
        key={form.key('password')}
        label="Password"
        name="password"
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
