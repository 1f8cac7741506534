import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { findRequestField, findResult, generate, GENERATE } from '../../../testing/dashboard';
import {
  errorAnswer,
  eventStream,
  historyItem,
  json,
  PROMPT,
  REQUEST,
  startFakeServer,
  USER,
  type EventStreamAnswer,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const HOUR = 3_600_000;
const REFINE = `POST /api/prompts/${PROMPT.id}/refine`;
const VERSIONS = `GET /api/prompts/${PROMPT.id}/versions`;

let server: ReturnType<typeof startFakeServer>;
let streams: EventStreamAnswer[];
let sessions = 0;
beforeEach(() => {
  server = startFakeServer();
  // A stream of an earlier test that is silent for too long is not opened again in another session.
  signIn(`session-${(sessions += 1)}`);
  streams = [];
  server.answer(GENERATE, () => {
    const stream = eventStream();
    streams.push(stream);
    return stream.response;
  });
});

const calls = () =>
  server
    .callsTo(GENERATE)
    .map(({ headers, body }) => ({ key: headers.get('Idempotency-Key'), body }));
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('attempt:'));
const writing = () => screen.findByRole('article', { name: 'Prompt being written' });

/** Presses Generate and closes the page; `acknowledged`: after the server's first event. */
async function generateAndClose(acknowledged: boolean): Promise<void> {
  const { user, close } = renderApp('/dashboard');
  await generate(user);
  await waitFor(() => expect(streams).toHaveLength(1));
  if (acknowledged) {
    streams[0]?.send('queued', { id: PROMPT.id, position: 1 });
    await screen.findByText(/The prompt will be waiting/);
  }
  close();
}

/** Changes the stored attempt. */
function change(part: object): void {
  const [key = ''] = stored();
  const attempt = JSON.parse(localStorage.getItem(key) ?? '') as object;
  localStorage.setItem(key, JSON.stringify({ ...attempt, ...part }));
}

describe('an open attempt', () => {
  it.each([
    ['the server answered', false],
    ['the result came', true],
  ])('is followed after a reload before %s, with the same key and body', async (_when, known) => {
    await generateAndClose(known);
    renderApp('/dashboard');
    await waitFor(() => expect(streams).toHaveLength(2));
    expect(await writing()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generating...' })).toBeVisible();
    expect(await findRequestField()).toHaveValue(REQUEST);
    streams[1]?.send('result', PROMPT);
    expect(await findResult()).toHaveFocus();
    expect(calls()[1]).toEqual(calls()[0]);
    expect(stored()).toEqual([]);
  });

  it('shows its result if it finished while the page was closed', async () => {
    await generateAndClose(true);
    server.answer(GENERATE, () => json(200, PROMPT));
    renderApp('/dashboard');
    expect(await findResult()).toBeVisible();
    expect(stored()).toEqual([]);
  });

  it('says that the credit is back if it failed while the page was closed', async () => {
    await generateAndClose(true);
    server.answer(GENERATE, () => errorAnswer(500, 'x'));
    renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Your credit is back' })).toBeVisible();
    expect(stored()).toEqual([]);
  });

  it('is followed after the session ended and the person signed in again', async () => {
    await generateAndClose(true);
    server.answer(GENERATE, () => errorAnswer(401, 'Unauthorized'));
    const { close } = renderApp('/dashboard');
    await screen.findByRole('tab', { name: 'Login' });
    close();
    signIn('new');
    server.answer(GENERATE, () => json(200, PROMPT));
    renderApp('/dashboard');
    expect(await findResult()).toBeVisible();
    expect(new Set(calls().map(({ key }) => key)).size).toBe(1);
  });
});

describe('an open attempt from before', () => {
  it('is neither shown nor sent, because it belongs to another account', async () => {
    await generateAndClose(true);
    server.answer('GET /api/auth/me', () => json(200, { ...USER, email: 'ada@example.com' }));
    renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Generate' })).toBeVisible();
    expect(calls()).toHaveLength(1);
    expect(stored()).toHaveLength(1);
  });

  it('is dropped when its key is older than the server keeps it', async () => {
    await generateAndClose(true);
    change({ startedAt: Date.now() - 24 * HOUR });
    renderApp('/dashboard');
    await findRequestField();
    expect(stored()).toEqual([]);
    expect(calls()).toHaveLength(1);
  });

  it('is dropped at that age also where its account never signs in again', async () => {
    await generateAndClose(true);
    change({ startedAt: Date.now() - 22 * HOUR });
    localStorage.removeItem('token');
    renderApp('/auth').close();
    expect(stored()).toHaveLength(1);
    change({ startedAt: Date.now() - 24 * HOUR });
    renderApp('/auth');
    expect(stored()).toEqual([]);
  });

  it('without an answer is not sent by itself hours later, and by the person with its key', async () => {
    await generateAndClose(false);
    change({ startedAt: Date.now() - HOUR });
    const { user } = renderApp('/dashboard');
    expect(
      await screen.findByRole('heading', { name: "We couldn't finish your prompt" }),
    ).toBeVisible();
    expect(screen.getByText(/You won't be charged twice/)).toBeVisible();
    expect(calls()).toHaveLength(1);
    server.answer(GENERATE, () => json(200, PROMPT));
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    expect(await findResult()).toBeVisible();
    expect(calls()[1]).toEqual(calls()[0]);
  });

  it('of a page that is still open gets no second key when another tab asks for the same', async () => {
    await generateAndClose(true);
    // Another tab has no memory of it, and without locks it cannot know whether the page is open.
    sessionStorage.clear();
    const { user } = renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue(REQUEST);
    expect(calls()).toHaveLength(1);
    server.answer(GENERATE, () => json(200, PROMPT));
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    expect(await findResult()).toBeVisible();
    expect(calls()[1]).toEqual(calls()[0]);
  });

  it('does not keep a changed request from getting a key of its own', async () => {
    await generateAndClose(false);
    change({ stopped: true });
    const { user } = renderApp('/dashboard');
    await screen.findByRole('heading', { name: "We couldn't finish your prompt" });
    server.answer(GENERATE, () => json(200, PROMPT));
    await generate(user, ' and more');
    expect(await findResult()).toBeVisible();
    expect(new Set(calls().map(({ key }) => key)).size).toBe(2);
    expect(stored()).toEqual([]);
  });
});

describe('an open attempt on the dashboard', () => {
  it('of a refinement is followed after a reload, beside the version it was made from', async () => {
    server.answer(GENERATE, () => json(200, PROMPT));
    server.answer(VERSIONS, () => json(200, { versions: [historyItem(PROMPT.id)] }));
    server.answer(REFINE, () => eventStream().response);
    const { user, close } = renderApp('/dashboard');
    await generate(user);
    await findResult();
    await user.click(screen.getByRole('button', { name: 'Refine' }));
    await user.click(screen.getByRole('button', { name: 'Shorter' }));
    await waitFor(() => expect(server.callsTo(REFINE)).toHaveLength(1));
    close();
    const second = { id: 'prompt-2', version: 2, refines: PROMPT.id, wish: 'shorter' };
    server.answer(REFINE, () => json(200, { ...PROMPT, ...second }));
    renderApp('/dashboard');
    expect(await screen.findByText('Shorter than version 1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show version 1' })).toBeVisible();
    const keys = server.callsTo(REFINE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('is not stored where storage is blocked, and the prompt is written all the same', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    server.answer(GENERATE, () => json(200, PROMPT));
    const { user } = renderApp('/dashboard');
    await generate(user);
    expect(await findResult()).toBeVisible();
  });
});

describe('an open attempt of the history', () => {
  const HISTORY = 'GET /api/prompts/history';
  const row = () => screen.findByRole('article');

  it('is followed in its row after a reload, with the same key and body', async () => {
    server.answer(HISTORY, () =>
      json(200, { prompts: [historyItem(PROMPT.id)], total: 1, older_hidden: false }),
    );
    const { user, close } = renderApp('/history');
    await user.click(within(await row()).getByRole('button', { name: 'Regenerate' }));
    await waitFor(() => expect(streams).toHaveLength(1));
    streams[0]?.send('queued', { id: 'prompt-2', position: 1 });
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('prompt-2'));
    close();
    renderApp('/history');
    expect(await within(await row()).findByText('Generating...')).toBeVisible();
    await waitFor(() => expect(streams).toHaveLength(2));
    streams[1]?.send('result', { ...PROMPT, id: 'prompt-2' });
    expect(await screen.findByText('Prompt regenerated')).toBeVisible();
    expect(calls()[1]).toEqual(calls()[0]);
    expect(stored()).toEqual([]);
  });
});
