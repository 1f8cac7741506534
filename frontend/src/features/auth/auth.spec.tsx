import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill } from '../../../testing/fill';
import { errorAnswer, json, startFakeServer, unreachable } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { BUILT_CATALOGUE } from '../../api/built-catalogue';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
});

const field = (form: 'Login' | 'Sign Up', label: string) =>
  within(screen.getByRole('form', { name: form })).getByLabelText(label, { selector: 'input' });

async function login(user: UserEvent): Promise<void> {
  await screen.findByRole('form', { name: 'Login' });
  await fill(user, field('Login', 'Email'), ' nora@example.com ');
  await fill(user, field('Login', 'Password'), 'Secret12');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

async function signUp(
  user: UserEvent,
  fields: Partial<Record<'Full name' | 'Email' | 'Password' | 'Confirm password', string>>,
): Promise<void> {
  await user.click(await screen.findByRole('tab', { name: 'Sign Up' }));
  await screen.findByRole('form', { name: 'Sign Up' });
  for (const [label, text] of Object.entries(fields)) {
    await fill(user, field('Sign Up', label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

const COMPLETE = {
  'Full name': 'Nora Lindqvist',
  Email: 'nora@example.com',
  Password: 'Secret12',
  'Confirm password': 'Secret12',
};

describe('the login form', () => {
  it('sends the credentials, stores the token and opens the dashboard', async () => {
    const { user, path } = renderApp('/auth');
    await login(user);
    await waitFor(() => expect(path()).toBe('/dashboard'));
    const [call] = server.callsTo('POST /api/auth/login');
    expect(call?.headers.get('Content-Type')).toMatch('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      username: 'nora@example.com',
      password: 'Secret12',
    });
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(localStorage.getItem('token_type')).toBe('bearer');
  });

  it('signs in, for as long as the page is open, where the browser stores nothing', async () => {
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const { user, path } = renderApp('/auth');
    await login(user);
    expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
    expect(server.callsTo('GET /api/auth/me')[0]?.headers.get('Authorization')).toBe(
      'Bearer fresh',
    );
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    await waitFor(() => expect(path()).toBe('/'));
    write.mockRestore();
  });

  it("shows the server's detail on a 401, and not that the session expired", async () => {
    server.answer('POST /api/auth/login', () =>
      json(401, { message: 'no', detail: 'Wrong email or password.' }),
    );
    const { user, path } = renderApp('/auth?next=%2Fhistory');
    await login(user);
    expect(await screen.findByText('Wrong email or password.')).toBeVisible();
    expect(screen.queryByText(/Session expired/)).not.toBeInTheDocument();
    expect(path()).toBe('/auth?next=%2Fhistory');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('nora@example.com');
  });

  it('shows its own message if the answer has no detail or no answer comes', async () => {
    server.answer('POST /api/auth/login', () => json(400, {}));
    const { user } = renderApp('/auth');
    await login(user);
    expect(await screen.findByText('Login failed')).toBeVisible();
    server.answer('POST /api/auth/login', unreachable);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(
      await screen.findByText(
        'Login failed. The server could not be reached. Check your connection and try again.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  });

  it('asks for both fields and focuses the first empty one', async () => {
    const { user } = renderApp('/auth');
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveAccessibleDescription('Enter your email');
    expect(email).toHaveFocus();
    expect(email).toHaveAttribute('type', 'email');
    expect(server.calls).toEqual([]);
  });

  it('passes the typed email on to the forgotten password page', async () => {
    const { user, path } = renderApp('/auth');
    await screen.findByRole('form', { name: 'Login' });
    await fill(user, field('Login', 'Email'), 'nora@example.com');
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    expect(path()).toBe('/forgot-password');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('nora@example.com');
  });

  it('can show the password', async () => {
    const { user } = renderApp('/auth');
    await screen.findByRole('form', { name: 'Login' });
    expect(field('Login', 'Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Login', 'Password')).toHaveAttribute('type', 'text');
  });
});

describe('the login to a deleted account', () => {
  const deleted = () =>
    errorAnswer(403, 'This account was deleted. You can still restore it.', {
      code: 'account_deleted',
      restore_until: '2026-12-21T10:05:00',
    });
  const RESTORE = 'POST /api/auth/restore';

  it('can restore the account with the typed credentials', async () => {
    server.answer('POST /api/auth/login', deleted);
    server.answer(RESTORE, () => json(200, { access_token: 'back', token_type: 'bearer' }));
    const { user, path } = renderApp('/auth?next=%2Fhistory');
    await login(user);
    expect(await screen.findByRole('heading', { name: 'This account was deleted' })).toBeVisible();
    expect(screen.getByText('Dec 21, 2026 at 10:05 AM')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Login' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Restore account' }));
    expect(await screen.findByText('Your account is restored')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(localStorage.getItem('token')).toBe('back');
    const [call] = server.callsTo(RESTORE);
    expect(call?.headers.get('Content-Type')).toMatch('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      username: 'nora@example.com',
      password: 'Secret12',
    });
  });

  it('can be cancelled without losing the typed credentials', async () => {
    server.answer('POST /api/auth/login', deleted);
    const { user } = renderApp('/auth');
    await login(user);
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(field('Login', 'Email')).toHaveValue('nora@example.com');
    expect(field('Login', 'Password')).toHaveValue('Secret12');
    expect(field('Login', 'Password')).toHaveFocus();
    expect(server.callsTo(RESTORE)).toEqual([]);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('shows why restoring failed and allows another attempt', async () => {
    server.answer('POST /api/auth/login', deleted);
    server.answer(RESTORE, () => errorAnswer(401, 'Incorrect email or password.'));
    const { user, path } = renderApp('/auth');
    await login(user);
    await user.click(await screen.findByRole('button', { name: 'Restore account' }));
    expect(await screen.findByText('Incorrect email or password.')).toBeVisible();
    expect(screen.queryByText(/Session expired/)).not.toBeInTheDocument();
    expect(path()).toBe('/auth');
    server.answer(RESTORE, () => json(500, {}));
    await user.click(await screen.findByRole('button', { name: 'Restore account' }));
    expect(await screen.findByText('Failed to restore account')).toBeVisible();
  });

  it('moves the focus to the offer to restore, so that it is announced', async () => {
    server.answer('POST /api/auth/login', deleted);
    const { user } = renderApp('/auth');
    await login(user);
    const heading = await screen.findByRole('heading', { name: 'This account was deleted' });
    expect(document.activeElement).toContainElement(heading);
  });
});

describe('the sign-up form', () => {
  it('shows the number of free credits from the catalogue', async () => {
    jest.replaceProperty(BUILT_CATALOGUE, 'signup_credits', 12);
    renderApp('/auth?tab=sign-up');
    expect(await screen.findByText(/^12 free credits/)).toBeVisible();
  });

  it('registers the account, clears its fields and opens the login tab', async () => {
    const { user } = renderApp('/auth');
    await signUp(user, COMPLETE);
    expect(
      await screen.findByText('Account created! Check your email to verify your account.'),
    ).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Login', selected: true })).toHaveFocus();
    expect(JSON.parse(server.callsTo('POST /api/auth/register')[0]?.body ?? '')).toEqual({
      email: 'nora@example.com',
      password: 'Secret12',
      full_name: 'Nora Lindqvist',
    });
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await screen.findByRole('form', { name: 'Sign Up' });
    for (const label of Object.keys(COMPLETE)) {
      expect(field('Sign Up', label)).toHaveValue('');
    }
  });

  it('accepts a name of 100 characters in any script', async () => {
    const { user } = renderApp('/auth?tab=sign-up');
    await user.click(await screen.findByRole('textbox', { name: 'Full name' }));
    await user.paste('\u{1F600}'.repeat(100));
    expect(field('Sign Up', 'Full name')).toHaveValue('\u{1F600}'.repeat(100));
  });

  it('refuses empty fields', async () => {
    const { user } = renderApp('/auth');
    await signUp(user, { 'Full name': 'Nora' });
    expect(await screen.findByText('All fields are required')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(server.calls).toEqual([]);
  });

  it('refuses two different passwords', async () => {
    const { user } = renderApp('/auth');
    await signUp(user, { ...COMPLETE, 'Confirm password': 'Secret13' });
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(field('Sign Up', 'Confirm password')).toHaveFocus();
    expect(server.calls).toEqual([]);
  });

  it("shows the server's message in a toast and beside the field, and keeps the typed values", async () => {
    const errors = [{ field: 'email', message: 'Has an account already' }];
    server.answer('POST /api/auth/register', () => errorAnswer(409, 'Email taken', { errors }));
    const { user } = renderApp('/auth');
    await signUp(user, COMPLETE);
    expect(await screen.findByText('Email taken')).toBeVisible();
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveAccessibleDescription('Has an account already');
    expect(email).toHaveFocus();
    expect(email).toHaveValue('nora@example.com');
  });

  it('shows beside the password that it is too common', async () => {
    const message = 'This password is among the most common ones. Please choose another.';
    server.answer('POST /api/auth/register', () =>
      errorAnswer(400, message, { errors: [{ field: 'password', message }] }),
    );
    const { user } = renderApp('/auth');
    await signUp(user, COMPLETE);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field('Sign Up', 'Password')).toHaveAccessibleDescription(new RegExp(message));
    expect(field('Sign Up', 'Password')).toHaveFocus();
  });

  it('shows its own message if the answer has no detail', async () => {
    server.answer('POST /api/auth/register', () => json(400, {}));
    const { user } = renderApp('/auth');
    await signUp(user, COMPLETE);
    expect(await screen.findByText('Registration failed')).toBeVisible();
  });

  it('links to the Terms and the Privacy Policy', async () => {
    renderApp('/auth?tab=sign-up');
    const note = within(await screen.findByText(/By signing up you agree to the/));
    expect(note.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    expect(note.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });
});
