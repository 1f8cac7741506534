import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GENERATE, generate, findResult } from '../../../testing/dashboard';
import {
  PROMPT,
  eventStream,
  errorAnswer,
  json,
  startFakeServer,
  unreachable,
  type EventStreamAnswer,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const [ROLE, CONTEXT] = PROMPT.sections.map((section, index) => ({ index, ...section }));
const id = PROMPT.id;

let server: ReturnType<typeof startFakeServer>;
let streams: EventStreamAnswer[];
let sessions = 0;
beforeEach(() => {
  server = startFakeServer();
  // What an earlier test left open is silent for too long on a busy machine, and is not opened again in another
  // session.
  signIn(`session-${(sessions += 1)}`);
  streams = [];
  server.answer(GENERATE, () => {
    const stream = eventStream();
    streams.push(stream);
    return stream.response;
  });
});

const sheet = () => screen.findByRole('article', { name: 'Prompt being written' });

/** Waits for the n-th request, counted from 1, and returns its event stream. */
async function connection(n = 1): Promise<EventStreamAnswer> {
  await waitFor(() => expect(streams.length).toBeGreaterThanOrEqual(n));
  return streams[n - 1] as EventStreamAnswer;
}

const keys = () => server.callsTo(GENERATE).map(({ headers }) => headers.get('Idempotency-Key'));

const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Advances the timers until `n` requests were sent. */
async function asked(n: number): Promise<void> {
  for (let tries = 0; tries < 100 && server.callsTo(GENERATE).length < n; tries += 1) {
    await after(500);
  }
  expect(server.callsTo(GENERATE)).toHaveLength(n);
}

describe('a prompt being written', () => {
  it('appears section by section until the result replaces it', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    const events = await connection();
    expect(server.callsTo(GENERATE)[0]?.headers.get('Accept')).toContain('text/event-stream');
    events.send('queued', { id, position: 3 });
    const written = within(await sheet());
    // The heading above the section names.
    expect(written.getByRole('heading', { level: 2 })).toHaveTextContent('Prompt being written');
    expect(await written.findByText('Waiting, number 3 in line')).toBeVisible();
    events.send('queued', { id, position: 2 });
    expect(await written.findByText('Waiting, number 2 in line')).toBeVisible();
    events.send('started', { id });
    await waitFor(() => expect(written.getByRole('status')).toHaveTextContent(/^Generating...$/));
    expect(written.queryByRole('heading', { name: 'Role' })).not.toBeInTheDocument();

    events.send('section', { ...ROLE, text: 'A first attempt' });
    expect(await written.findByText('A first attempt')).toBeVisible();
    expect(written.getByRole('heading', { name: 'Role' })).toBeVisible();
    expect(written.getByRole('status')).toHaveTextContent('Generating... Latest section: Role');
    events.send('section', ROLE ?? {});
    expect(await written.findByText('You write ads.')).toBeVisible();
    expect(written.queryByText('A first attempt')).not.toBeInTheDocument();
    events.send('section', CONTEXT ?? {});
    expect(await written.findByText('weekend shifts')).toBeVisible();
    expect(written.getByRole('status')).toHaveTextContent('Generating... Latest section: Context');

    events.send('result', PROMPT);
    expect(await findResult()).toHaveFocus();
    expect(screen.queryByRole('article', { name: 'Prompt being written' })).not.toBeInTheDocument();
    expect(server.callsTo(GENERATE)).toHaveLength(1);
  });

  it('reloads the balance at the end', async () => {
    const { user } = renderApp('/dashboard');
    await screen.findByText('8 credits left');
    server.answer('GET /api/auth/credits', () => json(200, { credits: 7 }));
    await generate(user);
    (await connection()).send('result', PROMPT);
    expect(await screen.findByText('7 credits left')).toBeVisible();
  });

  it('marks its blanks, but not braces from the request', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user, 'fill {{name}}');
    const text = 'Write to {{name}} from {{town}}.';
    (await connection()).send('section', { index: 0, key: 'role', label: 'Role', text });
    expect(await screen.findByText('{{town}}')).toHaveClass('blank');
    expect(screen.queryByText('{{name}}', { selector: '.blank' })).not.toBeInTheDocument();
  });

  it('continues while the person is on another page', async () => {
    const { user, go } = renderApp('/dashboard');
    await generate(user);
    const events = await connection();
    events.send('section', ROLE ?? {});
    await user.click(await screen.findByRole('link', { name: 'Go to History' }));
    await screen.findByText('No prompts yet');
    events.send('section', CONTEXT ?? {});
    await go('/dashboard');
    const written = within(await sheet());
    expect(written.getByText('You write ads.')).toBeVisible();
    expect(await written.findByText('weekend shifts')).toBeVisible();
    events.send('result', PROMPT);
    expect(await findResult()).toBeVisible();
  });

  it('ends with the error that the stream sends', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    const events = await connection();
    events.send('section', ROLE ?? {});
    await screen.findByText('You write ads.');
    events.send('error', { statusCode: 500, code: 'generation_failed', message: 'x', detail: 'x' });
    expect(await screen.findByRole('heading', { name: 'Your credit is back' })).toBeVisible();
    expect(screen.queryByText('You write ads.')).not.toBeInTheDocument();
    expect(server.callsTo(GENERATE)).toHaveLength(1);
  });

  it('opens the login page when the session has ended', async () => {
    server.answer(GENERATE, () => errorAnswer(401, 'Unauthorized'));
    const { user, path } = renderApp('/dashboard');
    await generate(user);
    await screen.findByRole('tab', { name: 'Login' });
    expect(path()).toBe('/auth');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(server.callsTo(GENERATE)).toHaveLength(1);
  });
});

describe('a broken event stream', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });

  it.each([
    ['is cut', (events: EventStreamAnswer) => events.cut()],
    ['ends too early', (events: EventStreamAnswer) => events.close()],
    [
      'is ended by a server that shuts down',
      (events: EventStreamAnswer) =>
        events.send('error', { statusCode: 504, code: 'generation_pending', message: 'x' }),
    ],
  ])('that %s is opened again with the same key', async (_how, end) => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    const events = await connection();
    events.send('queued', { id, position: 1 });
    events.send('section', ROLE ?? {});
    await screen.findByText('You write ads.');
    end(events);
    await asked(2);
    expect(screen.getByText('You write ads.')).toBeVisible();
    const again = await connection(2);
    again.send('queued', { id, position: 1 });
    again.send('section', ROLE ?? {});
    again.send('result', PROMPT);
    expect(await findResult()).toBeVisible();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is opened again after silence, but not while comments arrive', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    const events = await connection();
    events.send('section', ROLE ?? {});
    await screen.findByText('You write ads.');
    for (let comments = 0; comments < 4; comments += 1) {
      await after(40_000);
      events.write(': still here\n\n');
      await after(1);
    }
    expect(streams).toHaveLength(1);
    await after(46_000);
    await asked(2);
    (await connection(2)).send('result', PROMPT);
    expect(await findResult()).toBeVisible();
    expect(new Set(keys()).size).toBe(1);
  });

  it('is opened again while a proxy answers 502', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    const events = await connection();
    events.send('queued', { id, position: 1 });
    await sheet();
    server.answer(GENERATE, () => errorAnswer(502, 'Bad gateway'));
    events.cut();
    await asked(3);
    server.answer(GENERATE, () => json(200, PROMPT));
    await asked(4);
    expect(await findResult()).toBeVisible();
  });

  it('that stays broken can be tried again with the same key', async () => {
    server.answer(GENERATE, unreachable);
    const { user } = renderApp('/dashboard');
    await generate(user);
    await asked(6);
    expect(
      await screen.findByRole('heading', { name: "We couldn't finish your prompt" }),
    ).toBeVisible();
    expect(screen.getByText(/You won't be charged twice/)).toBeVisible();
    server.answer(GENERATE, () => json(200, PROMPT));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findResult()).toBeVisible();
    expect(keys()).toHaveLength(7);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is not opened again once the person has signed out', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    const events = await connection();
    events.send('section', ROLE ?? {});
    await screen.findByText('You write ads.');
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    events.cut();
    await after(60_000);
    expect(server.callsTo(GENERATE)).toHaveLength(1);
    expect(screen.queryByText(/Session expired/)).not.toBeInTheDocument();
  });
});
