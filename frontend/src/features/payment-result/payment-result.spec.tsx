import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { CheckoutState } from '../../api/generated';
import {
  BOOSTER_SUBSCRIPTION,
  errorAnswer,
  json,
  startFakeServer,
  unreachable,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const STATE = 'GET /api/payments/checkout/cs_test_1';
const ADDRESS = '/payment-success?session_id=cs_test_1';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
});

function answerWithStatus(status: CheckoutState['status'], credits = 108): void {
  server.answer(STATE, () =>
    json(200, {
      status,
      credits_purchased: 100,
      credits,
      receipt_url: status === 'paid' ? 'https://pay.example/receipt' : null,
      card: status === 'paid' ? 'Visa ending in 4242' : null,
    }),
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.getByRole('link', { name });

/** Advances the time, including the pauses between two requests. */
const wait = (seconds: number) =>
  act(async () => {
    for (let passed = 0; passed < seconds; passed += 1) await jest.advanceTimersByTimeAsync(1_000);
  });

describe('returning from a payment', () => {
  it('shows the new balance here and in the navigation', async () => {
    signIn();
    const { go } = renderApp('/dashboard');
    await screen.findByText('Free plan');
    answerWithStatus('paid');
    server.answer('GET /api/auth/credits', () => json(200, { credits: 108 }));
    server.answer('GET /api/auth/subscription', () => json(200, BOOSTER_SUBSCRIPTION));
    await go(ADDRESS);
    expect(await heading('Payment Successful!')).toBeVisible();
    expect(screen.getByText('Thank you. You bought 100 credits.')).toBeVisible();
    expect(screen.getByText('108 credits', { selector: 'b' })).toBeVisible();
    expect(await screen.findByRole('link', { name: '108 credits' })).toBeVisible();
    expect(await screen.findByText('Your Booster plan includes:')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Quality scoring before and after',
    );
    expect(screen.getByText(/^Paid with Visa ending in 4242\./)).toBeVisible();
    expect(link('View your receipt (new tab)')).toHaveAttribute(
      'href',
      'https://pay.example/receipt',
    );
    expect(link('Go to Dashboard')).toHaveAttribute('href', '/dashboard');
    expect(link('Buy More Credits')).toHaveAttribute('href', '/pricing');
    expect(server.callsTo(STATE)).toHaveLength(1);
    await go('/dashboard');
    expect(await screen.findByText('Booster plan')).toBeVisible();
    expect(screen.getByText('108 credits left')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buy More Credits' })).not.toBeInTheDocument();
  });

  it('shows that the payment is being checked', async () => {
    signIn();
    server.answer(STATE, () => new Promise(() => undefined));
    renderApp(ADDRESS);
    expect(await heading('Checking your payment...')).toBeVisible();
  });

  it('waits for a pending payment and then shows the credits', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    signIn();
    answerWithStatus('pending', 8);
    renderApp(ADDRESS);
    expect(await heading('Your credits are on their way')).toBeVisible();
    expect(screen.getByText('Your new balance will appear here.')).toBeVisible();
    expect(screen.queryByText(/Successful/)).not.toBeInTheDocument();
    await wait(3);
    expect(server.callsTo(STATE).length).toBeGreaterThan(1);
    server.answer(STATE, unreachable);
    await wait(6);
    expect(await heading('Your credits are on their way')).toBeVisible();
    answerWithStatus('paid');
    await wait(12);
    expect(await heading('Payment Successful!')).toBeVisible();
    const asked = server.callsTo(STATE).length;
    await wait(60);
    expect(server.callsTo(STATE)).toHaveLength(asked);
  });

  it('stops checking after a minute, and checks again on request', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    signIn();
    answerWithStatus('pending', 8);
    const { user } = renderApp(ADDRESS);
    await heading('Your credits are on their way');
    await wait(90);
    expect(await screen.findByText(/add the credits as soon as/)).toBeVisible();
    const asked = server.callsTo(STATE).length;
    expect(asked).toBe(9);
    await wait(60);
    expect(server.callsTo(STATE)).toHaveLength(asked);
    answerWithStatus('paid');
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await heading('Payment Successful!')).toBeVisible();
  });
});

describe('a payment without credits', () => {
  it.each([
    ['failed', 'Payment Failed', /did not go through, so no credits were added/],
    ['expired', 'Payment Expired', /not charged, and no credits were added/],
  ] as const)('that has %s is shown as such', async (status, title, words) => {
    signIn();
    answerWithStatus(status, 8);
    renderApp(ADDRESS);
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(link('Try Again')).toHaveAttribute('href', '/pricing');
  });

  it.each([
    ['belongs to another account', ADDRESS],
    ['has a wrong format', '/payment-success?session_id=..%2F..%2Fauth%2Fme'],
  ])('is not found if its id %s', async (_which, address) => {
    signIn();
    server.answer(STATE, () => errorAnswer(404, 'This payment does not exist.'));
    renderApp(address);
    expect(await heading('Payment not found')).toBeVisible();
    expect(link('Payment History')).toHaveAttribute('href', '/payment-history');
    expect(server.callsTo('GET /api/auth/me')).toEqual([]);
  });

  it('can be checked again if no answer came', async () => {
    signIn();
    server.answer(STATE, unreachable);
    const { user } = renderApp(ADDRESS);
    expect(await heading("We couldn't check your payment")).toBeVisible();
    answerWithStatus('paid');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Payment Successful!')).toBeVisible();
  });
});

describe('the payment success page', () => {
  it('thanks a signed-out person without showing a balance', async () => {
    renderApp(ADDRESS);
    expect(await heading('Payment Successful!')).toBeVisible();
    expect(screen.getByText(/Log in to see your balance/)).toBeVisible();
    expect(link('Go to Dashboard')).toBeVisible();
    expect(link('Buy More Credits')).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it('shows the current balance if the address names no payment', async () => {
    signIn();
    renderApp('/payment-success');
    expect(await heading('Payment Successful!')).toBeVisible();
    expect(await screen.findByText('8 credits', { selector: 'b' })).toBeVisible();
    expect(screen.queryByText(/New balance|Log in/)).not.toBeInTheDocument();
  });

  it('returns here after login if the session has expired', async () => {
    signIn();
    server.answer(STATE, () => errorAnswer(401, 'Unauthorized'));
    const { path } = renderApp(ADDRESS);
    expect(await screen.findByText('Session expired. Please login again.')).toBeVisible();
    await waitFor(() => expect(path()).toBe(`/auth?next=${encodeURIComponent(ADDRESS)}`));
  });
});

describe('returning from a cancelled payment', () => {
  it('shows that nothing was charged and what to do next', async () => {
    renderApp('/payment-cancelled');
    expect(await heading('Payment Cancelled')).toBeVisible();
    expect(screen.getByText(/No charge was made/)).toBeVisible();
    expect(link('Try Again')).toHaveAttribute('href', '/pricing');
    expect(link('Go to Dashboard')).toHaveAttribute('href', '/dashboard');
    expect(server.calls).toEqual([]);
  });
});
