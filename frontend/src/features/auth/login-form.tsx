import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { detailOf, isApiError } from '../../api/api-error';
import { useLoginMutation } from '../../api/client';
import type { AccessToken, LoginApiArg } from '../../api/generated';
import { startSession, type SessionDispatch } from '../../api/session';
import { PasswordField } from '../../ui/password-field';
import { returnPath } from '../../ui/return-path';
import { toast } from '../../ui/toast';
import styles from './auth-page.module.css';
import { DeletedAccount } from './deleted-account';

interface Deleted {
  restoreUntil: string | undefined;
  credentials: LoginApiArg['body'];
}

/** Signs in with email and password, then opens the page that the person came from. */
export function LoginForm() {
  const [login, { isLoading }] = useLoginMutation();
  const dispatch = useDispatch<SessionDispatch>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const form = useForm({
    name: 'login',
    mode: 'controlled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (value.trim() ? null : 'Enter your email'),
      password: (value) => (value ? null : 'Enter your password'),
    },
  });

  async function enter(session: AccessToken, path: string): Promise<void> {
    dispatch(startSession(session));
    await navigate(path, { replace: true });
  }

  async function submit({ email, password }: typeof form.values): Promise<void> {
    if (isLoading) return;
    const credentials = { username: email.trim(), password };
    try {
      await enter(await login({ body: credentials }).unwrap(), returnPath(search));
    } catch (error) {
      if (isApiError(error) && error.code === 'account_deleted') {
        setDeleted({ restoreUntil: error.restoreUntil, credentials });
        return;
      }
      toast.error(detailOf(error, 'Login failed'));
      form.getInputNode('password')?.focus();
    }
  }

  if (deleted) {
    return (
      <DeletedAccount
        {...deleted}
        onRestored={(session) => {
          toast.plain('Your account is restored', { explainsNextPage: true });
          void enter(session, '/dashboard');
        }}
        onLeft={() => {
          flushSync(() => setDeleted(null));
          form.getInputNode('password')?.focus();
        }}
      />
    );
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
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.getInputProps('password')}
        label="Password"
        name="password"
        autoComplete="current-password"
      />
      <Button type="submit" aria-disabled={isLoading}>
        {isLoading ? 'Logging in...' : 'Login'}
      </Button>
      <Link className={styles.forgot} to="/forgot-password" state={{ email: form.values.email }}>
        Forgot password?
      </Link>
    </form>
  );
}
