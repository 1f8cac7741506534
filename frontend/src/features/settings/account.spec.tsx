import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill } from '../../../testing/fill';
import {
  FREE_SUBSCRIPTION,
  USER,
  errorAnswer,
  json,
  startFakeServer,
  unreachable,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const ME = 'GET /api/auth/me';
const SUBSCRIPTION = 'GET /api/auth/subscription';
const EMAIL = 'POST /api/auth/change-email';
const PASSWORD = 'POST /api/auth/change-password';
const EVERYWHERE = 'POST /api/auth/logout-everywhere';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

const account = async () =>
  within(await screen.findByRole('region', { name: 'Account information' }));
const dialog = () => screen.findByRole('dialog', { name: /^(Change|Log out)/ });
const wrongPassword = (): Response =>
  errorAnswer(403, 'The current password is not correct.', { code: 'wrong_password' });

async function press(user: UserEvent, name: string): Promise<void> {
  await user.click(await (await account()).findByRole('button', { name }));
}

async function fillAll(user: UserEvent, texts: Record<string, string>): Promise<void> {
  const form = within(await dialog());
  for (const [label, text] of Object.entries(texts)) {
    await fill(user, form.getByLabelText(label, { selector: 'input' }), text);
  }
}

const field = async (label: string) =>
  within(await dialog()).getByLabelText(label, { selector: 'input' });
const send = async (user: UserEvent, name: string) =>
  user.click(within(await dialog()).getByRole('button', { name }));

describe('the account section of the settings', () => {
  it('shows the email, that it is verified, and when the account was created', async () => {
    renderApp('/settings');
    const section = await account();
    expect(await section.findByText('nora@example.com')).toBeVisible();
    expect(await section.findByText('Verified')).toBeVisible();
    expect(section.getByText('Nov 1, 2026')).toBeVisible();
    expect(section.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('offers a new verification link to an unverified person', async () => {
    server.answer(SUBSCRIPTION, () => json(200, { ...FREE_SUBSCRIPTION, email_verified: false }));
    const { user } = renderApp('/settings');
    expect(await (await account()).findByText('Not verified')).toBeVisible();
    await press(user, 'Resend email');
    expect(await screen.findByText(/Verification email sent/)).toBeVisible();
  });

  it('shows that it could not be loaded, and loads again on request', async () => {
    server.answer(ME, () => errorAnswer(503, 'Down'));
    const { user } = renderApp('/settings');
    await waitFor(() => expect(screen.getByText('Failed to load settings')).toBeVisible());
    const section = await account();
    expect(section.getByText("We couldn't load your account")).toBeVisible();
    expect(screen.getByText("We couldn't load your preferences")).toBeVisible();
    server.answer(ME, () => json(200, USER));
    await press(user, 'Try again');
    expect(screen.getByRole('region', { name: 'Account information' })).toHaveFocus();
    expect(await section.findByText('nora@example.com')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toBeVisible();
  });

  it('shows a skeleton while it loads', async () => {
    server.answer(ME, () => new Promise(() => undefined));
    renderApp('/settings');
    expect(await screen.findByRole('status', { name: 'Loading your account' })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading your preferences' })).toBeVisible();
  });
});

describe('changing the email', () => {
  it("asks for the password and shows the server's message", async () => {
    server.answer(EMAIL, () => json(200, { message: 'We have sent a link to ada@example.com.' }));
    const { user } = renderApp('/settings');
    await press(user, 'Change email');
    expect(await field('New email')).toHaveFocus();
    expect(await field('New email')).toHaveAttribute('autocomplete', 'email');
    expect(await field('Current password')).toHaveAttribute('autocomplete', 'current-password');
    await fillAll(user, { 'New email': ' ada@example.com ', 'Current password': 'Secret12' });
    await send(user, 'Send link');
    expect(await screen.findByText('We have sent a link to ada@example.com.')).toHaveRole('status');
    expect(screen.queryByRole('dialog', { name: 'Change email' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
    expect(JSON.parse(server.callsTo(EMAIL)[0]?.body ?? '')).toEqual({
      new_email: 'ada@example.com',
      current_password: 'Secret12',
    });
    expect((await account()).getByText('nora@example.com')).toBeVisible();
  });

  it('requires both fields and a different address', async () => {
    const { user } = renderApp('/settings');
    await press(user, 'Change email');
    await send(user, 'Send link');
    expect(await field('New email')).toHaveAccessibleDescription('Enter the new email');
    expect(await field('New email')).toHaveFocus();
    expect(await field('Current password')).toHaveAccessibleDescription(
      'Enter your current password',
    );
    await fillAll(user, { 'New email': 'NORA@example.com', 'Current password': 'Secret12' });
    await send(user, 'Send link');
    expect(await field('New email')).toHaveAccessibleDescription('This is already your email');
    expect(server.callsTo(EMAIL)).toEqual([]);
  });

  it.each([
    ['a wrong password', wrongPassword, 'Current password', 'The current password is not correct.'],
    [
      'an address that is taken',
      () => errorAnswer(409, 'An account with this email exists.', { code: 'email_taken' }),
      'New email',
      'An account with this email exists.',
    ],
    [
      'an invalid address',
      () =>
        errorAnswer(400, 'Please enter a valid email address', {
          errors: [{ field: 'new_email', message: 'Please enter a valid email address' }],
        }),
      'New email',
      'Please enter a valid email address',
    ],
  ])('shows %s beside its field and keeps the typed values', async (_what, answer, at, words) => {
    server.answer(EMAIL, answer);
    const { user } = renderApp('/settings');
    await press(user, 'Change email');
    await fillAll(user, { 'New email': 'ada@example.com', 'Current password': 'Secret12' });
    await send(user, 'Send link');
    await waitFor(async () => expect(await field(at)).toHaveAccessibleDescription(words));
    expect(await field(at)).toHaveFocus();
    expect(await field('New email')).toHaveValue('ada@example.com');
  });

  it.each([
    [
      'too many attempts',
      () => errorAnswer(429, 'Too many attempts. Try again in 5 minutes.'),
      /in 5/,
    ],
    ['no answer', unreachable, /could not be reached/],
  ])('shows %s in the dialog', async (_what, answer, words) => {
    server.answer(EMAIL, answer);
    const { user } = renderApp('/settings');
    await press(user, 'Change email');
    await fillAll(user, { 'New email': 'ada@example.com', 'Current password': 'Secret12' });
    await send(user, 'Send link');
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(words);
  });

  it('closes on Escape and Cancel and returns the focus to its button', async () => {
    const { user } = renderApp('/settings');
    await press(user, 'Change email');
    await fillAll(user, { 'New email': 'ada@example.com' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Change email' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await field('New email')).toHaveValue('');
    await send(user, 'Cancel');
    expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
  });
});

describe('changing the password', () => {
  const TYPED = {
    'Current password': 'Secret12',
    'New password': 'Weekend-Shift-16',
    'Confirm new password': 'Weekend-Shift-16',
  };

  it('continues with the new session in this browser', async () => {
    server.answer(PASSWORD, () => json(200, { access_token: 'fresh', token_type: 'bearer' }));
    const { user, path, go } = renderApp('/settings');
    await press(user, 'Change password');
    await fillAll(user, TYPED);
    await send(user, 'Change password');
    expect(await screen.findByText(/Password changed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    expect(localStorage.getItem('token')).toBe('fresh');
    expect(path()).toBe('/settings');
    expect(JSON.parse(server.callsTo(PASSWORD)[0]?.body ?? '')).toEqual({
      current_password: 'Secret12',
      new_password: 'Weekend-Shift-16',
    });
    await go('/history');
    await screen.findByText('No prompts yet');
    const [call] = server.callsTo('GET /api/prompts/history');
    expect(call?.headers.get('Authorization')).toBe('Bearer fresh');
  });

  it('applies the same rules as a reset and requires the confirmation', async () => {
    const { user } = renderApp('/settings');
    await press(user, 'Change password');
    expect(await field('New password')).toHaveAttribute('autocomplete', 'new-password');
    await fillAll(user, { 'New password': 'weekend1', 'Confirm new password': 'weekend2' });
    await send(user, 'Change password');
    expect(await field('Current password')).toHaveFocus();
    expect(await field('Current password')).toHaveAccessibleDescription(
      'Enter your current password',
    );
    expect(await field('New password')).toHaveAccessibleDescription(
      /Please meet all password requirements.*An uppercase letter/,
    );
    expect(await field('Confirm new password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
    expect(server.callsTo(PASSWORD)).toEqual([]);
  });

  it('shows a wrong and a common password beside their fields', async () => {
    server.answer(PASSWORD, wrongPassword);
    const { user } = renderApp('/settings');
    await press(user, 'Change password');
    await fillAll(user, TYPED);
    await send(user, 'Change password');
    await waitFor(async () =>
      expect(await field('Current password')).toHaveAccessibleDescription(
        'The current password is not correct.',
      ),
    );
    expect(localStorage.getItem('token')).toBe('stored');
    const errors = [{ field: 'new_password', message: 'This password is among the most common' }];
    server.answer(PASSWORD, () => errorAnswer(400, 'Common', { errors }));
    await send(user, 'Change password');
    await waitFor(async () =>
      expect(await field('New password')).toHaveAccessibleDescription(/among the most common/),
    );
    expect(await field('New password')).toHaveFocus();
  });
});

describe('logging out everywhere', () => {
  it('asks for confirmation first', async () => {
    const { user } = renderApp('/settings');
    await press(user, 'Log out everywhere');
    const asked = within(await dialog());
    expect(asked.getByText(/every browser and device, including this one/)).toBeVisible();
    expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(server.callsTo(EVERYWHERE)).toEqual([]);
    expect(localStorage.getItem('token')).toBe('stored');
  });

  it('ends this session too and shows a message', async () => {
    let finish: (answer: Response) => void = () => undefined;
    server.answer(EVERYWHERE, () => new Promise((resolve) => (finish = resolve)));
    const { user, path } = renderApp('/settings');
    await press(user, 'Log out everywhere');
    await send(user, 'Log out everywhere');
    await send(user, 'Logging out...');
    expect(server.callsTo(EVERYWHERE)).toHaveLength(1);
    await act(async () => finish(json(200, { message: 'Done' })));
    expect(await screen.findByText('You are logged out on all devices.')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
    expect(path()).toBe('/auth');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('keeps the dialog open if it failed', async () => {
    server.answer(EVERYWHERE, () => errorAnswer(503, 'The service is briefly unavailable.'));
    const { user } = renderApp('/settings');
    await press(user, 'Log out everywhere');
    await send(user, 'Log out everywhere');
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'The service is briefly unavailable.',
    );
    expect(localStorage.getItem('token')).toBe('stored');
  });
});
