import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { findRequestField, findResult, generate, GENERATE } from '../../../testing/dashboard';
import {
  errorAnswer,
  eventStream,
  historyItem,
  json,
  PROMPT,
  REQUEST,
  startFakeServer,
  unreachable,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

const keys = () => server.callsTo(GENERATE).map(({ headers }) => headers.get('Idempotency-Key'));
const NOTHING_SENT = /Nothing was sent, and no credit was used/;

/** Opens the dashboard, takes the network away and presses Generate. */
async function generateOffline() {
  const page = renderApp('/dashboard');
  await findRequestField();
  server.setOffline(true);
  await generate(page.user);
  expect(await screen.findByText(NOTHING_SENT)).toBeVisible();
  return page;
}

describe('without a connection', () => {
  it('Generate says at once that nothing was sent, and sends by itself once it is back', async () => {
    await generateOffline();
    expect(screen.getByRole('button', { name: 'Waiting for a connection...' })).toBeVisible();
    expect(screen.queryByText(/waiting in your history/)).not.toBeInTheDocument();
    expect(keys()).toEqual([]);
    server.setOffline(false);
    expect(await findResult()).toBeVisible();
    expect(keys()).toHaveLength(1);
    expect(screen.queryByText(/no connection/)).not.toBeInTheDocument();
  });

  it('a waiting request can be cancelled, and nothing is sent later', async () => {
    const { user } = await generateOffline();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Generate' })).toHaveFocus();
    server.setOffline(false);
    await waitFor(() => expect(screen.queryByText(/no connection/)).not.toBeInTheDocument());
    expect(await findRequestField()).toHaveValue(REQUEST);
    expect(keys()).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('attempt:'))).toEqual([]);
  });

  it('a request is given up after ten minutes, and says so', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = await generateOffline();
    await act(() => jest.advanceTimersByTimeAsync(10 * 60_000));
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeVisible();
    server.setOffline(false);
    await waitFor(() => expect(screen.queryByText(/updates by itself/)).not.toBeInTheDocument());
    expect(keys()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findResult()).toBeVisible();
  });

  it('a request that waited when the page was closed is not sent by the next page', async () => {
    const { close } = await generateOffline();
    close();
    server.setOffline(false);
    renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeVisible();
    expect(screen.getByText(/Nothing was sent/)).toBeVisible();
    expect(await findRequestField()).toHaveValue(REQUEST);
    expect(keys()).toEqual([]);
  });

  it('a request that the server has is said to be sent, and followed once it is back', async () => {
    const stream = eventStream();
    server.answer(GENERATE, () => stream.response);
    const { user } = renderApp('/dashboard');
    await generate(user);
    await waitFor(() => expect(keys()).toHaveLength(1));
    stream.send('queued', { id: PROMPT.id, position: 1 });
    await screen.findByText(/waiting in your history/);
    server.setOffline(true);
    expect(await screen.findByText(/Your request was sent/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    server.answer(GENERATE, () => json(200, PROMPT));
    server.setOffline(false);
    expect(await findResult()).toBeVisible();
    expect(new Set(keys()).size).toBe(1);
  });

  it('a request that got no answer is not said to be unsent, and keeps its key', async () => {
    server.answer(GENERATE, () => {
      server.setOffline(true);
      return unreachable();
    });
    const { user } = renderApp('/dashboard');
    await generate(user);
    expect(await screen.findByText(/We don't know yet whether your request arrived/)).toBeVisible();
    expect(screen.queryByText(NOTHING_SENT)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(
      await screen.findByRole('heading', { name: "We couldn't finish your prompt" }),
    ).toBeVisible();
    server.answer(GENERATE, () => json(200, PROMPT));
    server.setOffline(false);
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    expect(await findResult()).toBeVisible();
    expect(new Set(keys()).size).toBe(1);
  });

  it('Generate works as usual if only the browser believes that there is none', async () => {
    const { user } = renderApp('/dashboard');
    await findRequestField();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await generate(user);
    expect(await findResult()).toBeVisible();
  });
});

describe('a page without a connection', () => {
  it('keeps its bar, says so, and loads by itself once it is back', async () => {
    const { go } = renderApp('/dashboard');
    await findRequestField();
    server.answer('GET /api/prompts/history', () =>
      json(200, { prompts: [historyItem('one')], total: 1, older_hidden: false }),
    );
    server.setOffline(true);
    expect(await screen.findByText(/There is no connection/)).toBeVisible();
    await go('/history');
    expect(
      await screen.findByRole('heading', { name: "We couldn't load your history" }),
    ).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Dashboard' })[0]).toBeVisible();
    server.setOffline(false);
    expect(await screen.findByRole('button', { name: /request one/ })).toBeVisible();
    expect(screen.queryByText(/There is no connection/)).not.toBeInTheDocument();
  });

  it('keeps what is typed while the account could not be loaded', async () => {
    server.setOffline(true);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, close } = renderApp('/dashboard');
    await user.type(await findRequestField(), 'half an idea');
    server.setOffline(false);
    await screen.findByRole('heading', { name: 'Welcome, Nora Lindqvist' });
    expect(await findRequestField()).toHaveValue('half an idea');
    close();
    sessionStorage.clear();
    renderApp('/dashboard');
    await screen.findByRole('heading', { name: 'Welcome, Nora Lindqvist' });
    expect(await findRequestField()).toHaveValue('half an idea');
  });

  it('shows what was typed before the account was known to nobody else', async () => {
    server.answer('GET /api/auth/me', () => errorAnswer(503, 'Down'));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, close } = renderApp('/dashboard');
    await user.type(await findRequestField(), 'a private idea');
    expect(JSON.stringify({ ...localStorage })).not.toContain('a private idea');
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    await screen.findByText('Logged out successfully');
    close();
    signIn();
    renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue('');
  });

  it('keeps the history that it has shown', async () => {
    server.answer('GET /api/prompts/history', () =>
      json(200, { prompts: [historyItem('one')], total: 21, older_hidden: false }),
    );
    const { go } = renderApp('/history');
    await screen.findByRole('button', { name: /request one/ });
    server.setOffline(true);
    await go('/history?page=2');
    await screen.findByRole('heading', { name: "We couldn't load your history" });
    expect(screen.getByRole('button', { name: /request one/ })).toBeVisible();
  });
});
