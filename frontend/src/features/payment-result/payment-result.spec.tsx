import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { CheckoutState } from '../../api/generated';
import { BOOSTER, failure, json, startFakeServer, unreachable } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const STATE = 'GET /api/payments/checkout/cs_test_1';
const ADDRESS = '/payment-success?session_id=cs_test_1';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
});

function stand(status: CheckoutState['status'], credits = 108): void {
  server.answer(STATE, () => json(200, { status, credits_purchased: 100, credits }));
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = (name: string) => screen.getByRole('link', { name });

/** Lets time go by, and with it the pauses between two questions. */
const wait = (seconds: number) =>
  act(async () => {
    for (let passed = 0; passed < seconds; passed += 1) await jest.advanceTimersByTimeAsync(1_000);
  });

describe('coming back from payment', () => {
  it('shows the new balance and takes it everywhere', async () => {
    signIn();
    const { go } = renderApp('/dashboard');
    await screen.findByText('Free plan');
    stand('paid');
    server.answer('GET /api/auth/credits', () => json(200, { credits: 108 }));
    server.answer('GET /api/auth/subscription', () => json(200, BOOSTER));
    await go(ADDRESS);
    expect(await heading('Payment Successful!')).toBeVisible();
    expect(screen.getByText('Thank you. You bought 100 credits.')).toBeVisible();
    expect(screen.getByText('108 credits', { selector: 'b' })).toBeVisible();
    expect(await screen.findByRole('link', { name: '108 credits' })).toBeVisible();
    expect(link('Go to Dashboard')).toHaveAttribute('href', '/dashboard');
    expect(link('Buy More Credits')).toHaveAttribute('href', '/pricing');
    expect(server.callsTo(STATE)).toHaveLength(1);
    await go('/dashboard');
    expect(await screen.findByText('Booster plan')).toBeVisible();
    expect(screen.getByText('108 credits left')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buy More Credits' })).not.toBeInTheDocument();
  });

  it('says that it is checking', async () => {
    signIn();
    server.answer(STATE, () => new Promise(() => undefined));
    renderApp(ADDRESS);
    expect(await heading('Checking your payment...')).toBeVisible();
  });

  it('waits for credits that are still on their way, and shows them when they come', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    signIn();
    stand('pending', 8);
    renderApp(ADDRESS);
    expect(await heading('Your credits are on their way')).toBeVisible();
    expect(screen.getByText('Your new balance will appear here.')).toBeVisible();
    expect(screen.queryByText(/Successful/)).not.toBeInTheDocument();
    await wait(3);
    expect(server.callsTo(STATE).length).toBeGreaterThan(1);
    server.answer(STATE, unreachable);
    await wait(6);
    expect(await heading('Your credits are on their way')).toBeVisible();
    stand('paid');
    await wait(12);
    expect(await heading('Payment Successful!')).toBeVisible();
    const asked = server.callsTo(STATE).length;
    await wait(60);
    expect(server.callsTo(STATE)).toHaveLength(asked);
  });

  it('stops asking after a minute, and asks again when told to', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    signIn();
    stand('pending', 8);
    const { user } = renderApp(ADDRESS);
    await heading('Your credits are on their way');
    await wait(90);
    expect(await screen.findByText(/add the credits as soon as/)).toBeVisible();
    const asked = server.callsTo(STATE).length;
    expect(asked).toBe(9);
    await wait(60);
    expect(server.callsTo(STATE)).toHaveLength(asked);
    stand('paid');
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await heading('Payment Successful!')).toBeVisible();
  });
});

describe('a payment that brought no credits', () => {
  it.each([
    ['failed', 'Payment Failed', /did not go through, so no credits were added/],
    ['expired', 'Payment Expired', /not charged, and no credits were added/],
  ] as const)('because it %s says so', async (status, title, words) => {
    signIn();
    stand(status, 8);
    renderApp(ADDRESS);
    expect(await heading(title)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(link('Try Again')).toHaveAttribute('href', '/pricing');
  });

  it.each([
    ['belongs to somebody else', ADDRESS],
    ['cannot be one', '/payment-success?session_id=..%2F..%2Fauth%2Fme'],
  ])('because it %s says what to do', async (_which, address) => {
    signIn();
    server.answer(STATE, () => failure(404, 'This payment does not exist.'));
    renderApp(address);
    expect(await heading('Payment not found')).toBeVisible();
    expect(link('Payment History')).toHaveAttribute('href', '/payment-history');
    expect(server.callsTo('GET /api/auth/me')).toEqual([]);
  });

  it('as far as is known can be asked for again when no answer came', async () => {
    signIn();
    server.answer(STATE, unreachable);
    const { user } = renderApp(ADDRESS);
    expect(await heading("We couldn't check your payment")).toBeVisible();
    stand('paid');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Payment Successful!')).toBeVisible();
  });
});

describe('the page of success', () => {
  it('has its words without a balance for someone who is signed out', async () => {
    renderApp(ADDRESS);
    expect(await heading('Payment Successful!')).toBeVisible();
    expect(screen.getByText(/Log in to see your balance/)).toBeVisible();
    expect(link('Go to Dashboard')).toBeVisible();
    expect(link('Buy More Credits')).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it('shows the balance there is where no payment is named', async () => {
    signIn();
    renderApp('/payment-success');
    expect(await heading('Payment Successful!')).toBeVisible();
    expect(await screen.findByText('8 credits', { selector: 'b' })).toBeVisible();
    expect(screen.queryByText(/New balance|Log in/)).not.toBeInTheDocument();
  });

  it('with an expired session comes back here after login', async () => {
    signIn();
    server.answer(STATE, () => failure(401, 'Unauthorized'));
    const { path } = renderApp(ADDRESS);
    expect(await screen.findByText('Session expired. Please login again.')).toBeVisible();
    await waitFor(() => expect(path()).toBe(`/auth?next=${encodeURIComponent(ADDRESS)}`));
  });
});

describe('coming back without having paid', () => {
  it('says that nothing was charged, and leads on', async () => {
    renderApp('/payment-cancelled');
    expect(await heading('Payment Cancelled')).toBeVisible();
    expect(screen.getByText(/No charge was made/)).toBeVisible();
    expect(link('Try Again')).toHaveAttribute('href', '/pricing');
    expect(link('Go to Dashboard')).toHaveAttribute('href', '/dashboard');
    expect(server.calls).toEqual([]);
  });
});
