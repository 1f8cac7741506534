import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  FULL_SCORE,
  PROMPT,
  errorAnswer,
  historyItem,
  json,
  startFakeServer,
} from '../../../testing/fake-server';
import { HISTORY, findRow, answerHistory } from '../../../testing/history';
import { renderApp, signIn } from '../../../testing/render-app';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

describe('the history list', () => {
  it('loads twenty prompts and shows the first line of each request', async () => {
    answerHistory(server, [
      historyItem('a', { original_input: 'First line\nSecond line' }),
      historyItem('b'),
    ]);
    renderApp('/history');
    expect(await findRow(/^First line.*Content creation.*Claude.*ago/)).toBeVisible();
    expect(await findRow(/request b/)).toBeVisible();
    expect(screen.queryByText(/Second line/)).not.toBeInTheDocument();
    expect(screen.getByText('2 prompts')).toBeVisible();
    expect(server.callsTo(HISTORY)[0]?.query).toEqual({ limit: '20', offset: '0' });
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('names the API key that made a prompt', async () => {
    answerHistory(server, [historyItem('a', { api_key: 'CI' }), historyItem('b')]);
    renderApp('/history');
    expect(await findRow(/request a.*by the key CI/)).toBeVisible();
    expect(screen.getAllByText(/by the key/)).toHaveLength(1);
  });

  it('shows the exact time on hover', async () => {
    answerHistory(server, [historyItem('a', { created_at: '2026-11-20T10:05:00' })]);
    renderApp('/history');
    expect(await screen.findByTitle('Nov 20, 2026 at 10:05 AM')).toBeVisible();
  });

  it('opens and closes a prompt', async () => {
    answerHistory(server, [historyItem('a', { original_input: 'weekend shifts in a bakery' })]);
    const { user } = renderApp('/history');
    const toggle = await findRow(/weekend shifts/);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('heading', { name: 'Context' })).toBeVisible();
    expect(screen.getAllByText('weekend shifts', { selector: 'mark' })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(PROMPT.optimized_prompt);
    await user.click(toggle);
    expect(screen.queryByRole('heading', { name: 'Context' })).not.toBeInTheDocument();
  });

  it('copies a prompt with its blanks filled, open or closed', async () => {
    const text = 'Sign as {{name}}.';
    answerHistory(server, [
      historyItem('a', {
        optimized_prompt: text,
        sections: [{ key: 'instructions', label: 'Task', text }],
        placeholders: ['name'],
      }),
    ]);
    const { user } = renderApp('/history');
    const toggle = await findRow(/request a/);
    await user.click(toggle);
    await user.type(screen.getByRole('textbox', { name: /name/i }), 'Nora');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('Sign as Nora.');
    expect(screen.getByRole('button', { name: 'Download Markdown' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open in...' })).toBeVisible();
    await user.click(toggle);
    await navigator.clipboard.writeText('');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('Sign as Nora.');
  });

  it('shows scores, also plain numbers, and current names for old use cases', async () => {
    answerHistory(server, [
      historyItem('scored', { quality_score: { ...FULL_SCORE, has_role: false } }),
      { ...historyItem('number'), quality_score: 71, use_case: 'coding' },
      historyItem('none'),
    ]);
    const { user } = renderApp('/history');
    expect(await findRow(/request scored.*Quality 86%/)).toBeVisible();
    const plain = await findRow(/request number.*Code generation.*Quality 71%/);
    expect(await findRow(/request none/)).not.toHaveTextContent('%');
    await user.click(plain);
    expect(screen.queryByRole('complementary', { name: 'Quality' })).not.toBeInTheDocument();
    await user.click(await findRow(/request scored/));
    expect(screen.getByRole('complementary', { name: 'Quality' })).toBeVisible();
  });

  it('shortens a very long first line', async () => {
    answerHistory(server, [historyItem('a', { original_input: 'word '.repeat(1_600) })]);
    renderApp('/history');
    expect(await findRow(/^(word ){40}…/)).toBeVisible();
  });
});

describe('a page of the history', () => {
  it('is named in the address', async () => {
    answerHistory(server, [historyItem('a')], { total: 187 });
    const { user, path } = renderApp('/history?page=5');
    const pager = within(await screen.findByRole('navigation', { name: 'Pages' }));
    const names = () =>
      pager.getAllByRole('link', { name: /^Page/ }).map((link) => link.textContent);
    expect(names()).toEqual(['1', '4', '5', '6', '10']);
    expect(pager.getAllByText('…')).toHaveLength(2);
    const end = pager.getByRole('link', { name: 'Page 10' });
    expect(end).toHaveAttribute('href', '/history?page=10');
    expect(pager.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    expect(server.callsTo(HISTORY)[0]?.query).toEqual({ limit: '20', offset: '80' });

    await user.click(pager.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(path()).toBe('/history?page=6'));
    await waitFor(() => expect(server.callsTo(HISTORY).at(-1)?.query.offset).toBe('100'));
    expect(names()).toEqual(['1', '5', '6', '7', '10']);
    expect(screen.getByRole('heading', { name: 'History' })).toHaveFocus();
  });

  it('offers no search until prompts are loaded', async () => {
    server.answer(HISTORY, () => new Promise(() => undefined));
    renderApp('/history');
    expect(await screen.findByRole('status', { name: 'Loading your history' })).toBeVisible();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('explains the empty history', async () => {
    renderApp('/history');
    expect(await screen.findByRole('heading', { name: 'No prompts yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write a prompt' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('shows that the plan hides older prompts', async () => {
    answerHistory(server, [historyItem('a')], { older_hidden: true });
    renderApp('/history');
    expect(await screen.findByText(/your plan shows the last 7 days/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans with more history' })).toHaveAttribute(
      'href',
      '/pricing',
    );
  });

  it('links back from a page past the end', async () => {
    answerHistory(server, [], { total: 3 });
    renderApp('/history?page=9');
    expect(await screen.findByRole('heading', { name: 'Nothing on this page' })).toBeVisible();
  });

  it('links back from a page whose number is higher than the API can give', async () => {
    server.answer(HISTORY, ({ query }) =>
      Number(query['offset']) > 100_000
        ? errorAnswer(400, 'offset: too big')
        : json(200, { prompts: [], total: 3, older_hidden: false }),
    );
    renderApp('/history?page=5002');
    expect(await screen.findByRole('heading', { name: 'Nothing on this page' })).toBeVisible();
  });

  it('shows a failure and loads again on request', async () => {
    server.answer(HISTORY, () => errorAnswer(503, 'The service is not available right now.'));
    const { user } = renderApp('/history');
    expect(await screen.findByText('Failed to load prompt history')).toBeVisible();
    expect(screen.getByText('The service is not available right now.')).toBeVisible();
    answerHistory(server, [historyItem('a')]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findRow(/request a/)).toBeVisible();
  });

  it('says that an error occurred if a failed answer cannot be read', async () => {
    server.answer(HISTORY, () => new Response('<h1>Bad gateway</h1>', { status: 503 }));
    renderApp('/history');
    expect(await screen.findByText('An error occurred')).toBeVisible();
  });

  it('is loaded again on each visit', async () => {
    const { go } = renderApp('/history');
    await screen.findByText('No prompts yet');
    await go('/dashboard');
    await screen.findByRole('heading', { name: /Welcome/ });
    answerHistory(server, [historyItem('a')]);
    await go('/history');
    expect(await findRow(/request a/)).toBeVisible();
  });
});
