import { useForm } from '@mantine/form';
import { useChangePasswordMutation } from '../../api/client';
import { storeSession } from '../../api/session';
import { PasswordChecks } from '../../ui/password-checks';
import { PasswordField } from '../../ui/password-field';
import { meetsPasswordRules } from '../../ui/password-rules';
import { toast } from '../../ui/toast';
import { FormDialog } from '../../ui/form-dialog';

const EMPTY = { current_password: '', new_password: '', confirmation: '' };

function problems({ current_password, new_password, confirmation }: typeof EMPTY) {
  return {
    current_password: current_password ? null : 'Enter your current password',
    new_password: meetsPasswordRules(new_password) ? null : 'Please meet all password requirements',
    confirmation: confirmation === new_password ? null : 'Passwords do not match',
  };
}

/** Changes the password. Every other session ends; this one gets a new token. */
export function ChangePassword({ email, onClose }: { email: string; onClose: () => void }) {
  const [changePassword] = useChangePasswordMutation();
  const form = useForm({
    name: 'change-password',
    mode: 'controlled',
    initialValues: EMPTY,
    validate: problems,
  });

  async function send({ current_password, new_password }: typeof EMPTY): Promise<void> {
    const changePasswordRequest = { current_password, new_password };
    storeSession(await changePassword({ changePasswordRequest }).unwrap());
    toast.plain('Password changed. You are logged out on all other devices.');
  }

  return (
    <FormDialog
      title="Change password"
      form={form}
      action={{ label: 'Change password', busy: 'Changing...' }}
      fieldOf={{ wrong_password: 'current_password' }}
      onClose={onClose}
      username={email}
      onSend={send}
    >
      <PasswordField
        {...form.getInputProps('current_password')}
        key={form.key('current_password')}
        label="Current password"
        name="current-password"
        autoComplete="current-password"
      />
      <PasswordField
        {...form.getInputProps('new_password')}
        key={form.key('new_password')}
        label="New password"
        description={<PasswordChecks password={form.values.new_password} />}
        name="new-password"
        autoComplete="new-password"
      />
      <PasswordField
        {...form.getInputProps('confirmation')}
        key={form.key('confirmation')}
        label="Confirm new password"
        name="confirm-password"
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
