import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../../testing/fill';
import { GENERATE, generate, requestField, result } from '../../../testing/dashboard';
import {
  PROMPT,
  REQUEST,
  failure,
  json,
  startFakeServer,
  unreachable,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

describe('a generation that fails', () => {
  it.each([
    [500, 'x', 'Generation failed, credit refunded. Please try again.'],
    [429, 'Too many requests. Wait a minute.', 'Too many requests. Wait a minute.'],
  ])('with %i says so and loses nothing', async (status, message, words) => {
    server.answer(GENERATE, () => failure(status, message));
    const { user } = renderApp('/dashboard');
    await generate(user);
    expect(await within(await screen.findByRole('alert')).findByText(words)).toBeVisible();
    expect(screen.getByText(/Your request is saved/)).toBeVisible();
    expect(await requestField()).toHaveValue(REQUEST);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('for want of credits says so and leads to more, losing nothing', async () => {
    server.answer(GENERATE, () => failure(402, 'Payment required'));
    const { user, path, go } = renderApp('/dashboard');
    await generate(user);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Out of credits! Buy more credits')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: 'No credits left' })).toBeVisible();
    const buy = main.getByRole('link', { name: 'Buy Credits' });
    expect(buy).toHaveAttribute('href', '/pricing');
    const again = main.getByRole('button', { name: 'Generate' });
    expect(again).toHaveAttribute('data-variant', 'default');
    await user.click(alert.getByRole('link', { name: 'Buy Credits' }));
    expect(await screen.findByRole('heading', { name: 'Buy credits' })).toBeVisible();
    expect(path()).toBe('/pricing');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await go('/dashboard');
    expect(await requestField()).toHaveValue(REQUEST);
  });

  it('with 401 leads to sign in, once, and keeps the draft', async () => {
    server.answer(GENERATE, () => failure(401, 'Unauthorized'));
    const { user, path } = renderApp('/dashboard');
    await generate(user);
    await screen.findByRole('tab', { name: 'Login' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Session expired. Please login again.');
    expect(path()).toBe('/auth');

    await fill(user, screen.getByRole('textbox', { name: 'Email' }), 'nora@example.com');
    await fill(
      user,
      screen.getByLabelText('Password', { selector: '[name=password]' }),
      'Secret12',
    );
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await requestField()).toHaveValue(REQUEST);
  });

  it('without a connection is sent again by itself with the same key', async () => {
    let attempts = 0;
    server.answer(GENERATE, () => {
      attempts += 1;
      return attempts === 1 ? unreachable() : json(200, PROMPT);
    });
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = renderApp('/dashboard');
    await generate(user);
    await waitFor(() => expect(attempts).toBe(1));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await result();
    const keys = server.callsTo(GENERATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('without an answer in time can be tried again with the same key', async () => {
    server.answer(GENERATE, () => failure(504, 'It takes longer than usual.'));
    const { user } = renderApp('/dashboard');
    await generate(user);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer(GENERATE, () => json(200, PROMPT));
    await user.click(again);
    await result();
    const keys = server.callsTo(GENERATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('for good is tried again with a new key', async () => {
    server.answer(GENERATE, () => failure(500, 'x'));
    const { user } = renderApp('/dashboard');
    await generate(user);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer(GENERATE, () => json(200, PROMPT));
    await user.click(again);
    await result();
    const keys = server.callsTo(GENERATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });
});
