import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router-dom';
import { detailOf, fieldErrors } from '../../api/api-error';
import { useRegisterMutation } from '../../api/client';
import { LIMITS } from '../../api/limits';
import { PasswordField } from '../../ui/password-field';
import { toast } from '../../ui/toast';
import styles from './auth-page.module.css';

const EMPTY = { full_name: '', email: '', password: '', confirmation: '' };
type Field = keyof typeof EMPTY;

const MISSING: Readonly<Record<Field, string>> = {
  full_name: 'Enter your name',
  email: 'Enter your email',
  password: 'Choose a password',
  confirmation: 'Type the password again',
};

function problems(values: typeof EMPTY): Partial<Record<Field, string>> {
  const fields = Object.keys(EMPTY) as Field[];
  const missing = fields.filter((field) => !values[field].trim());
  if (missing.length > 0) {
    return Object.fromEntries(missing.map((field) => [field, MISSING[field]]));
  }
  if (values.password !== values.confirmation) {
    return { confirmation: 'Passwords do not match' };
  }
  return {};
}

/** Registers an account. */
export function SignUpForm({ onRegistered }: { onRegistered: () => void }) {
  const [register, { isLoading }] = useRegisterMutation();
  const form = useForm({
    name: 'sign-up',
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: problems,
  });

  function refuse(errors: Partial<Record<string, unknown>>): void {
    const complete = Object.values(form.getValues()).every((value) => value.trim());
    // That the passwords do not match is said beside the field.
    if (!complete) toast.error('All fields are required');
    focusFirst(errors);
  }

  function focusFirst(errors: Partial<Record<string, unknown>>): void {
    const first = Object.keys(EMPTY).find((field) => errors[field]);
    if (first) form.getInputNode(first as Field)?.focus();
  }

  async function submit({ email, password, full_name }: typeof EMPTY): Promise<void> {
    if (isLoading) return;
    const registerRequest = { email: email.trim(), password, full_name: full_name.trim() };
    try {
      await register({ registerRequest }).unwrap();
    } catch (error) {
      toast.error(detailOf(error, 'Registration failed'));
      const errors = fieldErrors(error);
      form.setErrors(errors);
      focusFirst(errors);
      return;
    }
    form.reset();
    toast.plain('Account created! Check your email to verify your account.');
    onRegistered();
  }

  return (
    <form
      className={styles.form}
      aria-label="Sign Up"
      noValidate
      onSubmit={form.onSubmit(submit, refuse)}
    >
      <TextInput
        {...form.getInputProps('full_name')}
        key={form.key('full_name')}
        label="Full name"
        name="name"
        autoComplete="name"
        dir="auto"
      />
      <TextInput
        {...form.getInputProps('email')}
        key={form.key('email')}
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.getInputProps('password')}
        key={form.key('password')}
        label="Password"
        description={`At least ${LIMITS.passwordMin} characters, with an uppercase letter, a lowercase letter and a number.`}
        name="new-password"
        autoComplete="new-password"
      />
      <PasswordField
        {...form.getInputProps('confirmation')}
        key={form.key('confirmation')}
        label="Confirm password"
        name="confirm-password"
        autoComplete="new-password"
      />
      <Button type="submit" aria-disabled={isLoading}>
        {isLoading ? 'Creating account...' : 'Sign Up'}
      </Button>
      <p className={styles.note}>
        By signing up you agree to the <Link to="/terms">Terms</Link> and{' '}
        <Link to="/privacy">Privacy Policy</Link>.
      </p>
    </form>
  );
}
