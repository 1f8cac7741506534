import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { findRequestField, findResult, generate, GENERATE } from '../../testing/dashboard';
import {
  eventStream,
  historyItem,
  json,
  PROMPT,
  REQUEST,
  startFakeServer,
  USER,
  type EventStreamAnswer,
} from '../../testing/fake-server';
import { renderApp, signIn } from '../../testing/render-app';

describe('a new session in another tab', () => {
  const ADA = { ...USER, full_name: 'Ada', email: 'ada@example.com', credits: 1 };
  let server: ReturnType<typeof startFakeServer>;
  let streams: EventStreamAnswer[];
  beforeEach(() => {
    server = startFakeServer();
    streams = [];
    server.answer(GENERATE, () => {
      const stream = eventStream();
      streams.push(stream);
      return stream.response;
    });
  });

  const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('attempt:'));

  function signInElsewhere(): void {
    signIn('new');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  }

  async function startGeneration(): Promise<void> {
    signIn();
    const { user } = renderApp('/dashboard');
    await generate(user);
    await waitFor(() => expect(streams).toHaveLength(1));
    streams[0]?.send('queued', { id: PROMPT.id, position: 1 });
    await screen.findByText(/The prompt will be waiting/);
  }

  it('of the same account goes on with the running generation, with the same key', async () => {
    await startGeneration();
    signInElsewhere();
    await waitFor(() => expect(streams).toHaveLength(2));
    streams[1]?.send('result', PROMPT);
    expect(await findResult()).toBeVisible();
    const keys = server.callsTo(GENERATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
    expect(screen.queryByText(/Failed to generate/)).not.toBeInTheDocument();
    expect(stored()).toEqual([]);
  });

  it('finishes an attempt for good that was about to be sent again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await startGeneration();
    streams[0]?.cut();
    await act(() => jest.advanceTimersByTimeAsync(100));
    signInElsewhere();
    await waitFor(() => expect(streams).toHaveLength(2));
    streams[1]?.send('result', PROMPT);
    await findResult();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(stored()).toEqual([]);
    expect(streams).toHaveLength(2);
  });

  it('of the same account goes on with a row of the history that is being regenerated', async () => {
    server.answer('GET /api/prompts/history', () =>
      json(200, { prompts: [historyItem(PROMPT.id)], total: 1, older_hidden: false }),
    );
    signIn();
    const { user } = renderApp('/history');
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
    await waitFor(() => expect(streams).toHaveLength(1));
    streams[0]?.send('queued', { id: 'prompt-2', position: 1 });
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('prompt-2'));
    signInElsewhere();
    await waitFor(() => expect(streams).toHaveLength(2));
    streams[1]?.send('result', { ...PROMPT, id: 'prompt-2' });
    expect(await screen.findByText('Prompt regenerated')).toBeVisible();
  });

  it('of another account leaves nothing of the first on the page', async () => {
    await startGeneration();
    server.answer('GET /api/auth/me', () => json(200, ADA));
    server.answer('GET /api/auth/credits', () => json(200, { credits: 1 }));
    signInElsewhere();
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    expect(await screen.findByRole('link', { name: '1 credit' })).toBeVisible();
    expect(await findRequestField()).toHaveValue('');
    expect(document.body).not.toHaveTextContent(/Nora|Failed/);
    expect(document.body).not.toHaveTextContent(REQUEST);
    expect(streams).toHaveLength(1);
  });

  it('opens the page for which the login was shown', async () => {
    const { path } = renderApp('/history?page=2');
    await screen.findByRole('tab', { name: 'Login' });
    signInElsewhere();
    await waitFor(() => expect(path()).toBe('/history?page=2'));
    expect(await screen.findByRole('link', { name: '8 credits' })).toBeVisible();
  });
});
