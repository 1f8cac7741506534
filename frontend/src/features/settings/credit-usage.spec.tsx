import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Stats } from '../../api/generated';
import { EMPTY_STATS, errorAnswer, json, startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const STATS = 'GET /api/prompts/stats/summary';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

const DAILY: Stats['daily'] = [
  { date: '2026-11-18', prompts: 1 },
  { date: '2026-11-19', prompts: 0 },
  { date: '2026-11-20', prompts: 4 },
];
const USE: Stats = {
  total_prompts: 1_205,
  most_used_model: 'chatgpt',
  most_used_use_case: 'data_analysis',
  credits_remaining: 42,
  daily: DAILY,
};

const usage = async () => within(await screen.findByRole('region', { name: 'Credit usage' }));
async function facts(): Promise<string[]> {
  const terms = await (await usage()).findAllByRole('term');
  return terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

describe('the credit usage', () => {
  it('shows how the credits were used', async () => {
    server.answer(STATS, () => json(200, USE));
    renderApp('/settings');
    expect(await facts()).toEqual([
      'Total prompts: 1,205',
      'Most used model: ChatGPT',
      'Most used use case: Data analysis',
      'Credits remaining: 42',
    ]);
  });

  it('shows prompts per day as a chart, a sentence and a table', async () => {
    server.answer(STATS, () => json(200, USE));
    const { user } = renderApp('/settings');
    const figure = await (await usage()).findByRole('figure', { name: 'Prompts per day' });
    expect(
      within(figure).getByText('5 prompts in the last 3 days (busiest day: Nov 20)'),
    ).toBeVisible();
    const bars = [...figure.querySelectorAll<HTMLElement>('[title] > .bar')];
    expect(bars.map(({ style }) => style.height)).toEqual(['25%', '100%']);
    expect([...figure.querySelectorAll('.line')].map((line) => line.textContent)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ]);

    await user.click(within(figure).getByText('Show as a table'));
    const table = within(figure).getByRole('table', { name: 'Prompts per day' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Day (UTC)', 'Prompts'],
      ['Nov 20', '4'],
      ['Nov 18', '1'],
    ]);
  });

  it('before the first prompt explains itself and links to the dashboard', async () => {
    server.answer(STATS, () =>
      json(200, { ...EMPTY_STATS, daily: [{ date: '2026-11-20', prompts: 0 }] }),
    );
    renderApp('/settings');
    expect(await facts()).toEqual([
      'Total prompts: 0',
      'Most used model: N/A',
      'Most used use case: N/A',
      'Credits remaining: 8',
    ]);
    const section = await usage();
    expect(section.getByText(/No prompts yet/)).toBeVisible();
    expect(section.getByRole('link', { name: 'Write a prompt' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(section.queryByRole('figure')).not.toBeInTheDocument();
  });

  it('shows that there was no prompt in the last 30 days', async () => {
    server.answer(STATS, () => json(200, { ...USE, daily: [{ date: '2026-11-20', prompts: 0 }] }));
    renderApp('/settings');
    expect(await (await usage()).findByText('No prompts in the last 30 days.')).toBeVisible();
  });

  it('shows placeholders if it could not be loaded, and loads again on request', async () => {
    server.answer(STATS, () => errorAnswer(503, 'Down'));
    const { user } = renderApp('/settings');
    expect(await facts()).toEqual([
      'Total prompts: 0',
      'Most used model: N/A',
      'Most used use case: N/A',
      'Credits remaining: 0',
    ]);
    const section = await usage();
    expect(section.getByText(/couldn't load your usage/)).toBeVisible();
    expect(screen.queryByText('Failed to load settings')).not.toBeInTheDocument();
    server.answer(STATS, () => json(200, USE));
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('region', { name: 'Credit usage' })).toHaveFocus();
    expect(await section.findByText('1,205')).toBeVisible();
  });

  it('shows a skeleton while it loads', async () => {
    server.answer(STATS, () => new Promise(() => undefined));
    renderApp('/settings');
    expect(await screen.findByRole('status', { name: 'Loading your usage' })).toBeVisible();
  });
});
