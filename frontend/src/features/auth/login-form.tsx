import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { detailOf } from '../../api/api-error';
import { useLoginMutation } from '../../api/client';
import { startSession, type SessionDispatch } from '../../api/session';
import { returnPath } from '../../ui/return-path';
import { toast } from '../../ui/toast';
import styles from './auth-page.module.css';
import { PasswordField } from './password-field';

/** Signs in with email and password, then leads back to where the person wanted to be. */
export function LoginForm() {
  const [login, { isLoading }] = useLoginMutation();
  const dispatch = useDispatch<SessionDispatch>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useForm({
    name: 'login',
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (value.trim() ? null : 'Enter your email'),
      password: (value) => (value ? null : 'Enter your password'),
    },
  });

  async function submit({ email, password }: typeof form.values): Promise<void> {
    if (isLoading) return;
    try {
      const session = await login({ body: { username: email.trim(), password } }).unwrap();
      dispatch(startSession(session));
      await navigate(returnPath(search), { replace: true });
    } catch (error) {
      toast.error(detailOf(error, 'Login failed'));
      form.getInputNode('password')?.focus();
    }
  }

  return (
    <form
      className={styles.form}
      aria-label="Login"
      noValidate
      onSubmit={form.onSubmit(submit, (errors) =>
        form.getInputNode(Object.keys(errors)[0] ?? 'email')?.focus(),
      )}
    >
      <TextInput
        {...form.getInputProps('email')}
        key={form.key('email')}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.getInputProps('password')}
        key={form.key('password')}
        label="Password"
        name="password"
        autoComplete="current-password"
      />
      <Button type="submit" aria-disabled={isLoading}>
        {isLoading ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  );
}
