import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill } from '../../../testing/fill';
import { errorAnswer, json, startFakeServer, unreachable } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const ROUTE = 'POST /api/auth/reset-password';
const CHANGED = 'Your password has been changed. Please log in.';
const GOOD = 'Weekend-16';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.answer(ROUTE, () => json(200, { message: CHANGED }));
});

const open = (token = 'abc') => renderApp(`/reset-password?token=${token}`);
const field = (label: 'New password' | 'Confirm password') =>
  screen.findByLabelText(label, { selector: 'input' });
const submit = () => screen.findByRole('button', { name: 'Reset Password' });

async function choose(user: UserEvent, password: string, confirmation = password): Promise<void> {
  await fill(user, await field('New password'), password);
  await fill(user, await field('Confirm password'), confirmation);
}

async function reset(user: UserEvent): Promise<void> {
  await choose(user, GOOD);
  await user.click(await submit());
}

describe('resetting a password by an emailed link', () => {
  it('sets the password and opens the login page after two seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user, path } = open();
    await reset(user);
    const heading = await screen.findByRole('heading', { name: 'Password changed' });
    expect(document.activeElement).toContainElement(heading);
    expect(screen.getByText(CHANGED)).toBeVisible();
    expect(JSON.parse(server.callsTo(ROUTE)[0]?.body ?? '')).toEqual({
      token: 'abc',
      new_password: GOOD,
    });
    expect(path()).toBe('/reset-password');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(path()).toBe('/auth'));
  });

  it('says before and after that it ends every session and every API key', async () => {
    const { user } = open();
    expect(
      await screen.findByText(
        "You'll be logged out everywhere, and any API keys you have will stop working.",
      ),
    ).toBeVisible();
    await reset(user);
    expect(
      await screen.findByText(
        "You've been logged out everywhere, and any API keys you had were revoked.",
      ),
    ).toBeVisible();
  });

  it('says that a password is a common one while it is typed', async () => {
    const reason = 'This password is among the most common ones. Please choose another.';
    const errors = [{ field: 'password', message: reason }];
    server.answer('POST /api/auth/check-password', () => errorAnswer(400, 'Refused', { errors }));
    const { user } = open();
    await fill(user, await field('New password'), 'Abcdefg1');
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Weak');
    server.answer('POST /api/auth/check-password', () => json(200, { message: 'Fine' }));
    await fill(user, await field('New password'), GOOD);
    await waitFor(() => expect(screen.queryByText(reason)).not.toBeInTheDocument());
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong');
  });

  it('is sent without the stored session and ends it', async () => {
    signIn();
    const { user } = open();
    await reset(user);
    await screen.findByRole('heading', { name: 'Password changed' });
    expect(server.callsTo(ROUTE)[0]?.headers.get('Authorization')).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('token_type')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    expect(screen.getByText(CHANGED)).toBeVisible();
    expect(screen.queryByText('Logged out successfully')).not.toBeInTheDocument();
  });

  it('keeps the session if the password could not be set', async () => {
    signIn();
    server.answer(ROUTE, () => errorAnswer(401, 'Who are you?'));
    const { user, path } = open();
    await reset(user);
    expect(await screen.findByText('Who are you?')).toBeVisible();
    expect(localStorage.getItem('token')).toBe('stored');
    expect(path()).toBe('/reset-password');
  });

  it('works while the stored session turns out to have ended', async () => {
    signIn();
    server.answer('GET /api/auth/credits', () => errorAnswer(401, 'Unauthorized'));
    const { path } = renderApp('/reset-password?token=abc');
    expect(await screen.findByText('Session expired. Please login again.')).toBeVisible();
    expect(await screen.findByLabelText('New password', { selector: 'input' })).toBeVisible();
    expect(path()).toBe('/reset-password');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('removes the token from the address but keeps it through a reload', async () => {
    const { user, path, entry, close } = open('one-time');
    await choose(user, GOOD);
    expect(path()).toBe('/reset-password');
    close();
    const reloaded = renderApp(entry());
    await reset(reloaded.user);
    await screen.findByRole('heading', { name: 'Password changed' });
    expect(JSON.parse(server.callsTo(ROUTE)[0]?.body ?? '')).toMatchObject({ token: 'one-time' });
  });
});

describe('the rules of a new password', () => {
  it('are shown as met or not', async () => {
    const { user } = open();
    await fill(user, await field('New password'), 'weekend1');
    const rules = within(screen.getByRole('list'));
    expect(rules.getAllByRole('listitem').map((rule) => rule.textContent)).toEqual([
      'Met: At least 8 characters',
      'Not met: An uppercase letter',
      'Met: A lowercase letter',
      'Met: A number',
    ]);
    expect(await field('New password')).toHaveAccessibleDescription(/Not met: An uppercase letter/);
  });

  it.each([
    ['weekend', 0, 'Weak'],
    ['weekends', 25, 'Weak'],
    ['Weekends', 45, 'Fair'],
    ['Weekend16', 65, 'Good'],
    ['Weekend-Shift-16', 100, 'Strong'],
  ])('score %s as %i, called %s', async (password, score, word) => {
    const { user } = open();
    await fill(user, await field('New password'), password);
    const meter = screen.getByRole('meter', { name: 'Password strength' });
    expect(meter).toHaveAttribute('aria-valuenow', String(score));
    expect(meter).toHaveAttribute('aria-valuetext', word);
    expect(screen.getByText(word)).toBeVisible();
  });

  it('keep the button disabled until all are met', async () => {
    const { user } = open();
    expect(await submit()).toHaveAttribute('aria-disabled', 'true');
    await fill(user, await field('New password'), 'Weekend16');
    expect(await submit()).toHaveAttribute('aria-disabled', 'true');
    await fill(user, await field('Confirm password'), 'Weekend16');
    expect(await submit()).toHaveAttribute('aria-disabled', 'false');
    await user.type(await field('Confirm password'), '7');
    expect(await submit()).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['weekend', 'weekend', 'New password', /Please meet all the rules below/],
    ['Weekend16', '', 'Confirm password', 'Type the password again'],
    ['Weekend16', 'Weekend17', 'Confirm password', 'Passwords do not match'],
    ['Weekend16', 'Weekend', 'Confirm password', 'Passwords do not match'],
  ] as const)(
    'refuse %j and %j on Enter and focus the wrong field',
    async (password, confirmation, label, reason) => {
      const { user } = open();
      await fill(user, await field('New password'), password);
      if (confirmation) await fill(user, await field('Confirm password'), confirmation);
      await user.keyboard('{Enter}');
      expect(await screen.findByText('Please meet all password requirements')).toBeVisible();
      expect(await field(label)).toHaveFocus();
      expect(await field(label)).toHaveAccessibleDescription(reason);
      expect(server.callsTo(ROUTE)).toEqual([]);
    },
  );

  it('report different passwords, but not while the second one is still being typed', async () => {
    const { user } = open();
    await choose(user, GOOD, 'Week');
    expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
    await user.type(await field('Confirm password'), 'x');
    expect(await field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    await user.type(await field('Confirm password'), '{Backspace}');
    expect(await field('Confirm password')).not.toHaveAccessibleDescription();
    await user.tab();
    await user.click(await field('New password'));
    expect(await field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
  });

  it("show the server's message beside the field", async () => {
    const message = 'This password is among the most common ones. Please choose another.';
    server.answer(ROUTE, () =>
      errorAnswer(400, message, { errors: [{ field: 'new_password', message }] }),
    );
    const { user } = open();
    await reset(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await field('New password')).toHaveAccessibleDescription(new RegExp(message));
    expect(await field('New password')).toHaveFocus();
    await user.type(await field('New password'), 'x');
    expect(await field('New password')).not.toHaveAccessibleDescription(new RegExp(message));
  });

  it('let a password manager fill in both fields, which can be shown', async () => {
    const { user } = open();
    for (const label of ['New password', 'Confirm password'] as const) {
      expect(await field(label)).toHaveAttribute('autocomplete', 'new-password');
      await user.click(screen.getByRole('button', { name: `Show ${label.toLowerCase()}` }));
      expect(await field(label)).toHaveAttribute('type', 'text');
    }
  });
});

describe('a reset link that does not work', () => {
  it.each(['/reset-password', '/reset-password?token='])(
    'offers a new link if the address has no token: %s',
    async (address) => {
      const { user, path } = renderApp(address);
      expect(await screen.findByRole('heading', { name: 'Invalid or Expired Link' })).toBeVisible();
      expect(screen.getByText('Invalid or missing reset token')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/auth');
      expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
      await user.click(screen.getByRole('link', { name: 'Request New Link' }));
      await screen.findByRole('heading', { name: 'Forgot your password?' });
      expect(path()).toBe('/forgot-password');
    },
  );

  it.each([
    { code: 'reset_link_invalid' },
    { code: 'validation_failed', errors: [{ field: 'token', message: 'Too long' }] },
  ])('offers a new link if the server answers %j', async (details) => {
    const message = 'This link is invalid or has expired. Please request a new one.';
    server.answer(ROUTE, () => errorAnswer(400, message, details));
    const { user } = open();
    await reset(user);
    const heading = await screen.findByRole('heading', { name: 'Invalid or Expired Link' });
    expect(document.activeElement).toContainElement(heading);
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it('shows its own message if the answer has none or no answer comes, and keeps the typed values', async () => {
    server.answer(ROUTE, () => json(500, {}));
    const { user } = open();
    await reset(user);
    expect(await screen.findByText('Password reset failed')).toBeVisible();
    server.answer(ROUTE, unreachable);
    await user.click(await submit());
    expect(await screen.findByText(/could not be reached/)).toBeVisible();
    expect(await field('Confirm password')).toHaveValue(GOOD);
  });
});
