import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useChangeEmailMutation } from '../../api/client';
import { PasswordField } from '../../ui/password-field';
import { FormDialog } from '../../ui/form-dialog';

const MISSING = 'Enter your current password';

/** Asks for a new address. It replaces the current one when its link is opened. */
export function ChangeEmail({
  email,
  onClose,
  onAsked,
}: {
  email: string;
  onClose: () => void;
  onAsked: (message: string) => void;
}) {
  const [changeEmail] = useChangeEmailMutation();
  const form = useForm({
    name: 'change-email',
    mode: 'uncontrolled',
    initialValues: { new_email: '', current_password: '' },
    validate: {
      new_email: (value) => problemOf(value.trim(), email),
      current_password: (value) => (value ? null : MISSING),
    },
  });
  return (
    <FormDialog
      title="Change email"
      form={form}
      action={{ label: 'Send link', busy: 'Sending...' }}
      fieldOf={{ wrong_password: 'current_password', email_taken: 'new_email' }}
      username={email}
      onClose={onClose}
      onSend={async ({ new_email, current_password }) => {
        const changeEmailRequest = { new_email: new_email.trim(), current_password };
        const { message } = await changeEmail({ changeEmailRequest }).unwrap();
        onAsked(message);
      }}
    >
      <p>
        Your current email is <b>{email}</b>. We'll send a confirmation link to the new address and
        notify the old one.
      </p>
      <TextInput
        {...form.getInputProps('new_email')}
        key={form.key('new_email')}
        label="New email"
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.getInputProps('current_password')}
        key={form.key('current_password')}
        label="Current password"
        name="current-password"
        autoComplete="current-password"
      />
    </FormDialog>
  );
}

function problemOf(address: string, current: string): string | null {
  if (!address) return 'Enter the new email';
  if (address.toLowerCase() === current.toLowerCase()) return 'This is already your email';
  return null;
}
