import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Transaction } from '../../api/generated';
import {
  FREE_SUBSCRIPTION,
  USER,
  errorAnswer,
  json,
  startFakeServer,
  transaction,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const PAYMENTS = 'GET /api/payments/history';
const SUBSCRIPTION = 'GET /api/auth/subscription';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

function paid(
  transactions: Transaction[],
  more: { total?: number; total_spent?: number } = {},
): void {
  server.answer(PAYMENTS, () =>
    json(200, { transactions, total: transactions.length, total_spent: 9.98, ...more }),
  );
}

function screenIsSmall(): void {
  const query = window.matchMedia('all');
  jest.spyOn(window, 'matchMedia').mockReturnValue({ ...query, matches: true });
}

const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Transactions' }));
  return table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
};
const banner = () => screen.queryByRole('region', { name: 'Email verification' });

describe('the payment history', () => {
  it('requires a login', async () => {
    localStorage.clear();
    const { path } = renderApp('/payment-history');
    expect(await screen.findByText('Please login to continue')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/auth?next=%2Fpayment-history'));
    expect(server.calls).toEqual([]);
  });

  it('lists payments with plan, method and status in words', async () => {
    paid([
      transaction('a', {
        receipt_url: 'https://pay.example/receipt/a',
        card: 'Visa ending in 4242',
      }),
      transaction('b', { credits_purchased: 25, amount: 1.99, status: 'refunded' }),
      transaction('c', { credits_purchased: 250, amount: 9.99, status: 'disputed' }),
      transaction('d', {
        credits_purchased: 42,
        amount: 3,
        payment_method: 'paypal',
        date: 'soon',
      }),
    ]);
    renderApp('/payment-history');
    expect(await screen.findByRole('heading', { name: 'Payment History' })).toBeVisible();
    expect(screen.getByText('View your past purchases and transactions')).toBeVisible();
    expect(await rows()).toEqual([
      ['Date', 'Plan', 'Amount', 'Payment Method', 'Status', 'Receipt'],
      [
        'Nov 20, 2026 at 10:05 AM',
        'Booster Plan',
        '$4.99',
        'Credit CardVisa ending in 4242',
        'Completed',
        'View receipt of Nov 20, 2026 at 10:05 AM (new tab)',
      ],
      ['Nov 20, 2026 at 10:05 AM', 'Starter Plan', '$1.99', 'Credit Card', 'Refunded', ''],
      ['Nov 20, 2026 at 10:05 AM', 'Pro Plan', '$9.99', 'Credit Card', 'Disputed', ''],
      ['soon', '42 Credits', '$3.00', 'Paypal', 'Completed', ''],
    ]);
    expect(screen.getByRole('link', { name: /^View receipt/ })).toHaveAttribute(
      'href',
      'https://pay.example/receipt/a',
    );
    const spent = within(screen.getByRole('region', { name: 'Total Spent' }));
    expect(spent.getByText('$9.98')).toBeVisible();
    expect(server.callsTo(PAYMENTS)[0]?.query).toEqual({ limit: '100', offset: '0' });
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('shows cards instead of a table on a small screen', async () => {
    screenIsSmall();
    paid([transaction('a', { credits_purchased: 250, amount: 9.99 }), transaction('b')]);
    renderApp('/payment-history');
    const cards = within(await screen.findByRole('list', { name: 'Transactions' }));
    const [first] = cards.getAllByRole('listitem');
    expect(first).toHaveTextContent('Pro Plan$9.99Nov 20, 2026 at 10:05 AMCredit CardCompleted');
    expect(cards.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('shows no total if nothing was spent', async () => {
    paid([transaction('a', { status: 'refunded' })], { total_spent: 0 });
    renderApp('/payment-history');
    await rows();
    expect(screen.queryByText('Total Spent')).not.toBeInTheDocument();
  });

  it('has a second page after 100 payments', async () => {
    paid([transaction('a')], { total: 101 });
    const { user } = renderApp('/payment-history');
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await waitFor(() =>
      expect(server.callsTo(PAYMENTS)[1]?.query).toEqual({ limit: '100', offset: '100' }),
    );
    paid([], { total: 101 });
    await user.click(await screen.findByRole('link', { name: 'Page 1' }));
    expect(await screen.findByText('Nothing on this page')).toBeVisible();
  });

  it('links to the packs if there is no purchase yet', async () => {
    renderApp('/payment-history');
    expect(await screen.findByRole('heading', { name: 'No Payment History Yet' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute('href', '/pricing');
    expect(screen.queryByText('Total Spent')).not.toBeInTheDocument();
  });

  it('shows a skeleton while it loads', async () => {
    server.answer(PAYMENTS, () => new Promise(() => undefined));
    renderApp('/payment-history');
    expect(await screen.findByRole('status')).toHaveAccessibleName('Loading your payments');
    expect(screen.getByRole('heading', { name: 'Payment History' })).toBeVisible();
  });

  it('shows that it could not be loaded, and loads again on Retry', async () => {
    server.answer(PAYMENTS, () => errorAnswer(503, 'Down'));
    const { user } = renderApp('/payment-history');
    const card = await screen.findByRole('heading', { name: 'Unable to Load Payment History' });
    expect(card).toBeVisible();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Error')).toBeVisible();
    expect(alert.getByText('Unable to load payment history. Please try again.')).toBeVisible();
    paid([transaction('a')]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(2);
  });
});

describe('the verification banner of the payment history', () => {
  it('asks an unverified person to verify', async () => {
    server.answer(SUBSCRIPTION, () => json(200, { ...FREE_SUBSCRIPTION, email_verified: false }));
    renderApp('/payment-history');
    await screen.findByText('No Payment History Yet');
    expect(banner()).toBeVisible();
  });

  it('appears together with the payments, so that nothing moves', async () => {
    server.answer(SUBSCRIPTION, () => json(200, { ...FREE_SUBSCRIPTION, email_verified: false }));
    const { promise: me, resolve: sendMe } = Promise.withResolvers<Response>();
    const { promise: payments, resolve: sendPayments } = Promise.withResolvers<Response>();
    server.answer('GET /api/auth/me', () => me);
    server.answer(PAYMENTS, () => payments);
    renderApp('/payment-history');
    const waiting = await screen.findByRole('status', { name: 'Loading your payments' });
    await act(async () => sendPayments(json(200, { transactions: [], total: 0, total_spent: 0 })));
    expect(waiting).toBeVisible();
    expect(banner()).not.toBeInTheDocument();
    await act(async () => sendMe(json(200, USER)));
    expect(await screen.findByText('No Payment History Yet')).toBeVisible();
    expect(banner()).toHaveTextContent(USER.email);
  });

  it('stays dismissed while the payments are loaded again', async () => {
    server.answer(SUBSCRIPTION, () => json(200, { ...FREE_SUBSCRIPTION, email_verified: false }));
    server.answer(PAYMENTS, () => errorAnswer(500, 'Down'));
    const { user } = renderApp('/payment-history');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await user.click(within(banner() as HTMLElement).getByRole('button', { name: 'Dismiss' }));
    paid([transaction('a')]);
    await user.click(retry);
    expect(await rows()).toHaveLength(2);
    expect(banner()).not.toBeInTheDocument();
  });

  it.each([
    ['to a verified person', FREE_SUBSCRIPTION],
    [
      'if an older server does not send the field',
      { ...FREE_SUBSCRIPTION, email_verified: undefined },
    ],
  ])('is not shown %s', async (_who, subscription) => {
    server.answer(SUBSCRIPTION, () => json(200, subscription));
    renderApp('/payment-history');
    await screen.findByText('No Payment History Yet');
    expect(banner()).not.toBeInTheDocument();
  });

  it('is not shown if the subscription call fails, which is only logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.answer(SUBSCRIPTION, () => errorAnswer(503, 'Down'));
    renderApp('/payment-history');
    await screen.findByText('No Payment History Yet');
    expect(banner()).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
