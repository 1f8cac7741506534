import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { FREE_SUBSCRIPTION, errorAnswer, json, startFakeServer } from '../../testing/fake-server';
import { renderApp, signIn } from '../../testing/render-app';

const ROUTE = 'POST /api/auth/resend-verification';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
  server.answer('GET /api/auth/subscription', () =>
    json(200, { ...FREE_SUBSCRIPTION, email_verified: false }),
  );
});

const button = () => screen.findByRole('button', { name: 'Resend email' });

describe('the button for a new verification link', () => {
  it('counts down until it can be pressed again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const sentence = 'Too many attempts. Please try again in 2 minutes.';
    server.answer(ROUTE, () => errorAnswer(429, sentence, { retry_after: 90 }));
    const { user } = renderApp('/dashboard');
    await user.click(await button());
    expect(await screen.findByText(sentence)).toBeVisible();
    const waiting = screen.getByRole('button', { name: 'Resend in 2 min' });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await user.click(waiting);
    expect(server.callsTo(ROUTE)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(45_000));
    expect(screen.getByRole('button', { name: /^Resend in [34]\d s$/ })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(45_000));
    server.answer(ROUTE, () => json(200, { message: 'Sent' }));
    await user.click(await button());
    expect(await screen.findByText(/Verification email sent/)).toBeVisible();
  });

  it('shows no second message if the session has ended', async () => {
    server.answer(ROUTE, () => errorAnswer(401, 'Unauthorized'));
    const { user, path } = renderApp('/dashboard');
    await user.click(await button());
    expect(await screen.findByText('Session expired. Please login again.')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/auth'));
    expect(screen.queryByText('Failed to resend verification email')).not.toBeInTheDocument();
  });

  it('disappears if the email was verified meanwhile', async () => {
    server.answer(ROUTE, () => errorAnswer(409, 'Already verified'));
    const { user } = renderApp('/dashboard');
    const resend = await button();
    server.answer('GET /api/auth/subscription', () => json(200, FREE_SUBSCRIPTION));
    await user.click(resend);
    expect(await screen.findByText('Your email is already verified.')).toBeVisible();
    await waitFor(() => expect(resend).not.toBeInTheDocument());
  });

  it('shows a failure', async () => {
    server.answer(ROUTE, () => errorAnswer(500, 'Down'));
    const { user } = renderApp('/dashboard');
    await user.click(await button());
    expect(await screen.findByText('Failed to resend verification email')).toBeVisible();
  });
});
