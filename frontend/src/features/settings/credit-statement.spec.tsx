import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { LedgerEntry } from '../../api/generated';
import { errorAnswer, json, startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const LEDGER = 'GET /api/credits/ledger';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

const entry = (
  id: number,
  kind: LedgerEntry['kind'],
  amount: number,
  balance_after: number,
  label: string | null = null,
  api_key: string | null = null,
): LedgerEntry => ({
  id,
  kind,
  amount,
  balance_after,
  created_at: new Date(Date.now() - 2 * 60 * 60 * 1_000).toISOString(),
  belongs_to: { type: 'account', id: null, label, api_key },
});

function booked(entries: LedgerEntry[], total = entries.length): void {
  server.answer(LEDGER, () => json(200, { entries, total }));
}

function screenIsSmall(): void {
  const query = window.matchMedia('all');
  jest.spyOn(window, 'matchMedia').mockReturnValue({ ...query, matches: true });
}

const section = () => screen.findByRole('region', { name: 'Credit statement' });
async function rows(): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table', { name: 'Credit statement' });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

describe('the credit statement', () => {
  it('lists each change in words, with its sign and the balance after it', async () => {
    booked([
      entry(9, 'goodwill', 5, 12),
      entry(8, 'settle', -3, 7),
      entry(7, 'dispute_won', 25, 10, 'Starter'),
      entry(6, 'dispute', -25, 0, 'Starter'),
      entry(5, 'clawback', -100, 9, 'Booster'),
      entry(4, 'purchase', 1_000, 1_010, 'Booster'),
      entry(3, 'refund', 1, 10, 'job ad for our bakery'),
      entry(2, 'generation', -1, 9, 'job ad for our bakery', 'CI'),
      entry(1, 'signup', 10, 10),
    ]);
    renderApp('/settings');
    const ago = '2 hours ago';
    expect(await rows()).toEqual([
      ['Date', 'What', 'Credits', 'Balance'],
      [ago, 'From support', '+5', '12'],
      [ago, 'Owed credits repaid', '−3', '7'],
      [ago, 'Restored: dispute wonStarter', '+25', '10'],
      [ago, 'Held: payment disputedStarter', '−25', '0'],
      [ago, 'Removed: payment refundedBooster', '−100', '9'],
      [ago, 'Credits boughtBooster', '+1,000', '1,010'],
      [ago, 'Refund: generation failedjob ad for our bakery', '+1', '10'],
      [ago, 'Promptjob ad for our bakeryby the key CI', '−1', '9'],
      [ago, 'Free credits', '+10', '10'],
    ]);
    const [when] = screen.getAllByText(ago);
    expect(when).toHaveAttribute('title', expect.stringMatching(/^\w{3} \d+, \d{4} at \d/));
    expect(server.callsTo(LEDGER)[0]?.query).toEqual({ limit: '20', offset: '0' });
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('shows cards instead of a table on a small screen', async () => {
    screenIsSmall();
    booked([entry(2, 'generation', -1, 9, 'job ad'), entry(1, 'signup', 10, 10)]);
    renderApp('/settings');
    const cards = within(await screen.findByRole('list', { name: 'Credit statement' }));
    expect(cards.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Prompt−1job ad2 hours agoBalance 9',
      'Free credits+102 hours agoBalance 10',
    ]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('has pages of twenty entries, and changes only its own part of the page', async () => {
    booked([entry(41, 'generation', -1, 5)], 41);
    const { user, path } = renderApp('/settings');
    await user.click(await screen.findByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(path()).toBe('/settings?statement=3'));
    await waitFor(() =>
      expect(server.callsTo(LEDGER).at(-1)?.query).toEqual({ limit: '20', offset: '40' }),
    );
    expect(await section()).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '/settings?statement=2#credit-statement',
    );
    expect(server.callsTo('GET /api/auth/me')).toHaveLength(1);
  });

  it('explains the empty statement', async () => {
    renderApp('/settings');
    const empty = within(await section());
    expect(await empty.findByText('Nothing here yet')).toBeVisible();
    expect(empty.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute('href', '/pricing');
  });

  it('links back from a page past the end', async () => {
    booked([], 3);
    renderApp('/settings?statement=9');
    const behind = within(await section());
    expect(await behind.findByText('Nothing on this page')).toBeVisible();
    expect(behind.getByRole('link', { name: 'First page' })).toHaveAttribute(
      'href',
      '/settings#credit-statement',
    );
  });

  it('shows that it could not be loaded, and loads again on request', async () => {
    server.answer(LEDGER, () => errorAnswer(503, 'Down'));
    const { user } = renderApp('/settings');
    const failed = within(await section());
    expect(await failed.findByText("We couldn't load your credit statement")).toBeVisible();
    booked([entry(1, 'signup', 10, 10)]);
    await user.click(failed.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(2);
  });

  it('does not show the previous page if the next one could not be loaded', async () => {
    booked([entry(41, 'generation', -1, 5, 'of the first page')], 41);
    const { user } = renderApp('/settings');
    await screen.findByText('of the first page');
    server.answer(LEDGER, () => errorAnswer(503, 'Down'));
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText("We couldn't load your credit statement")).toBeVisible();
    expect(screen.queryByText('of the first page')).not.toBeInTheDocument();
  });

  it('shows a skeleton while it loads', async () => {
    server.answer(LEDGER, () => new Promise(() => undefined));
    renderApp('/settings');
    expect(
      await screen.findByRole('status', { name: 'Loading your credit statement' }),
    ).toBeVisible();
  });
});
