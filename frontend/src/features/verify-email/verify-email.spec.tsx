import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import {
  FREE_SUBSCRIPTION,
  errorAnswer,
  json,
  startFakeServer,
  unreachable,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const ROUTE = 'GET /api/auth/verify-email';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
});

describe('verifying an email address', () => {
  it('shows success, then opens the dashboard after two seconds', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    signIn();
    server.answer(ROUTE, () => json(200, { message: 'Verified' }));
    const { path } = renderApp('/verify-email?token=abc');
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    expect(server.callsTo(ROUTE)).toHaveLength(1);
    expect(server.callsTo(ROUTE)[0]?.query).toEqual({ token: 'abc' });
    expect(path()).toBe('/verify-email?token=abc');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('shows that it is running', async () => {
    server.answer(ROUTE, () => new Promise(() => undefined));
    renderApp('/verify-email?token=abc');
    expect(await screen.findByRole('status')).toHaveTextContent('Verifying your email...');
  });

  it('shows an error if the link has no token', async () => {
    renderApp('/verify-email');
    expect(await screen.findByText('No verification token provided')).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it("shows the server's reason and offers a new link", async () => {
    signIn();
    server.answer('GET /api/auth/subscription', () =>
      json(200, { ...FREE_SUBSCRIPTION, email_verified: false }),
    );
    server.answer(ROUTE, () => errorAnswer(400, 'This link was already used.'));
    const { user } = renderApp('/verify-email?token=abc');
    expect(await screen.findByText('This link was already used.')).toBeVisible();
    expect(screen.getByText('Email verification failed')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText(/Verification email sent/)).toBeVisible();
    expect(server.callsTo('POST /api/auth/resend-verification')).toHaveLength(1);
  });

  it('links to the settings if a changed address could not be verified', async () => {
    signIn();
    server.answer(ROUTE, () => errorAnswer(400, 'The link is too old.'));
    renderApp('/verify-email?token=abc');
    expect(await screen.findByRole('link', { name: 'Go to Settings' })).toHaveAttribute(
      'href',
      '/settings',
    );
    expect(screen.getByText('The link is too old.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend email' })).not.toBeInTheDocument();
  });

  it('shows that another account has the address, and offers no new link', async () => {
    server.answer(ROUTE, () =>
      errorAnswer(409, 'An account with this email already exists.', { code: 'email_taken' }),
    );
    renderApp('/verify-email?token=abc');
    expect(await screen.findByText('An account with this email already exists.')).toBeVisible();
    expect(screen.queryByText(/new link/)).not.toBeInTheDocument();
    // One link in the bar, one on the card.
    expect(screen.getAllByRole('link', { name: 'Login' }).at(-1)).toHaveAttribute('href', '/auth');
  });

  it('shows its own message if the server sends none', async () => {
    server.answer(ROUTE, () => json(400, {}));
    renderApp('/verify-email?token=abc');
    expect(
      await screen.findByText('Verification failed. The link may be expired or invalid.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend email' })).not.toBeInTheDocument();
  });

  it('can be tried again if no answer came', async () => {
    server.answer(ROUTE, unreachable);
    const { user } = renderApp('/verify-email?token=abc');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(
      screen.getByText(/^Verification failed\. The server could not be reached/),
    ).toBeVisible();
    expect(screen.getByText('Email verification failed')).toBeVisible();
    server.answer(ROUTE, () => json(200, { message: 'Verified' }));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  });
});
