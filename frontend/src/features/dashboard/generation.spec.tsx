import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../../testing/fill';
import { GENERATE, generate, findRequestField, findResult } from '../../../testing/dashboard';
import {
  PROMPT,
  REQUEST,
  errorAnswer,
  json,
  startFakeServer,
  unreachable,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

describe('one press', () => {
  it.each(['Generate', 'Regenerate'])(
    'of %s is charged once, if the prompt is there before the second click of a double click',
    async (name) => {
      const { user } = renderApp('/dashboard');
      await generate(user);
      await findResult();
      const before = server.callsTo(GENERATE).length;
      fireEvent.click(screen.getByRole('button', { name }), { detail: 1 });
      await waitFor(() => expect(server.callsTo(GENERATE)).toHaveLength(before + 1));
      await findResult();
      fireEvent.click(await screen.findByRole('button', { name }), { detail: 2 });
      expect(screen.getByRole('button', { name: 'Generate' })).toBeVisible();
      expect(server.callsTo(GENERATE)).toHaveLength(before + 1);
    },
  );

  it('of Enter on Generate is charged once while it is held, and other keys repeat', async () => {
    const { user } = renderApp('/dashboard');
    await fill(user, await findRequestField(), REQUEST);
    const button = screen.getByRole('button', { name: 'Generate' });
    const isDone = (key: string) => fireEvent.keyDown(button, { key, repeat: true });
    expect(isDone('Enter')).toBe(false);
    expect(isDone('Tab')).toBe(true);
  });

  it('of Ctrl+Enter is charged once, however long it is held', async () => {
    const { user } = renderApp('/dashboard');
    await fill(user, await findRequestField(), REQUEST);
    const keys = { key: 'Enter', code: 'Enter', ctrlKey: true };
    fireEvent.keyDown(document.body, keys);
    await findResult();
    fireEvent.keyDown(document.body, { ...keys, repeat: true });
    expect(screen.getByRole('button', { name: 'Generate' })).toBeVisible();
    expect(server.callsTo(GENERATE)).toHaveLength(1);
  });
});

describe('a failed generation', () => {
  it.each([
    [500, 'x', 'Generation failed, credit refunded. Please try again.'],
    [429, 'Too many requests. Wait a minute.', 'Too many requests. Wait a minute.'],
  ])('with status %i shows why and keeps the request', async (status, message, words) => {
    server.answer(GENERATE, () => errorAnswer(status, message));
    const { user } = renderApp('/dashboard');
    await generate(user);
    expect(await within(await screen.findByRole('alert')).findByText(words)).toBeVisible();
    expect(screen.getByText(/Your request is saved/)).toBeVisible();
    expect(await findRequestField()).toHaveValue(REQUEST);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('without credits links to the packs and keeps the request', async () => {
    server.answer(GENERATE, () => errorAnswer(402, 'Payment required'));
    const { user, path, go } = renderApp('/dashboard');
    await generate(user);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Out of credits! Buy more credits')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { name: 'No credits left' })).toBeVisible();
    const buy = main.getByRole('link', { name: 'Buy Credits' });
    expect(buy).toHaveAttribute('href', '/pricing');
    const again = main.getByRole('button', { name: 'Generate' });
    expect(again).toHaveAttribute('data-variant', 'default');
    await user.click(alert.getByRole('link', { name: 'Buy Credits' }));
    expect(await screen.findByRole('heading', { name: 'Buy credits' })).toBeVisible();
    expect(path()).toBe('/pricing');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await go('/dashboard');
    expect(await findRequestField()).toHaveValue(REQUEST);
  });

  it('with status 401 opens the login page once and keeps the draft', async () => {
    server.answer(GENERATE, () => errorAnswer(401, 'Unauthorized'));
    const { user, path } = renderApp('/dashboard');
    const findUseCase = () => screen.findByRole('combobox', { name: 'Use case' });
    await user.selectOptions(await findUseCase(), 'Data analysis');
    await generate(user);
    await screen.findByRole('tab', { name: 'Login' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Session expired. Please login again.');
    expect(path()).toBe('/auth');

    await fill(user, screen.getByRole('textbox', { name: 'Email' }), 'nora@example.com');
    await fill(
      user,
      screen.getByLabelText('Password', { selector: '[name=password]' }),
      'Secret12',
    );
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await findRequestField()).toHaveValue(REQUEST);
    expect(await findUseCase()).toHaveValue('data_analysis');
  });

  it('without a connection is sent again automatically with the same key', async () => {
    let attempts = 0;
    server.answer(GENERATE, () => {
      attempts += 1;
      return attempts === 1 ? unreachable() : json(200, PROMPT);
    });
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = renderApp('/dashboard');
    await generate(user);
    await waitFor(() => expect(attempts).toBe(1));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await findResult();
    const keys = server.callsTo(GENERATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('after a timeout can be tried again with the same key', async () => {
    server.answer(GENERATE, () => errorAnswer(504, 'It takes longer than usual.'));
    const { user } = renderApp('/dashboard');
    await generate(user);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer(GENERATE, () => json(200, PROMPT));
    await user.click(again);
    await findResult();
    const keys = server.callsTo(GENERATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('with a final error is tried again with a new key', async () => {
    server.answer(GENERATE, () => errorAnswer(500, 'x'));
    const { user } = renderApp('/dashboard');
    await generate(user);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer(GENERATE, () => json(200, PROMPT));
    await user.click(again);
    await findResult();
    const keys = server.callsTo(GENERATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a generation that was refused', () => {
  it.each([
    [503, 'generation_unavailable', 'Not available right now', 'Your request is saved.'],
    [
      504,
      'generation_pending',
      "Your prompt isn't finished yet",
      "Your request is saved. You won't be charged twice.",
    ],
    [403, 'email_unverified', 'Verify your email first', 'Your request is saved.'],
    [
      504,
      'generation_uncertain',
      "We couldn't finish your prompt",
      "Your request is saved. You won't be charged twice. If the prompt was finished after all, it is in your history.",
    ],
    [
      503,
      'service_unavailable',
      "We couldn't finish your prompt",
      "Your request is saved. You won't be charged twice. If the prompt was finished after all, it is in your history.",
    ],
  ])('with %i %s is titled "%s", and promises no more', async (status, code, title, promise) => {
    server.answer(GENERATE, () => errorAnswer(status, 'The sentence of the server.', { code }));
    const { user } = renderApp('/dashboard');
    await generate(user);
    const main = within(screen.getByRole('main'));
    const card = (await main.findByRole('heading', { name: title })).parentElement;
    expect(card).toHaveTextContent(`The sentence of the server.${promise}`);
  });

  it('whose charge nobody knows is not sent again by a reload', async () => {
    const code = 'generation_uncertain';
    server.answer(GENERATE, () => errorAnswer(504, 'We lost a connection.', { code }));
    const { user, close } = renderApp('/dashboard');
    await generate(user);
    await screen.findByRole('heading', { name: "We couldn't finish your prompt" });
    close();
    server.answer(GENERATE, () => json(200, PROMPT));
    const again = renderApp('/dashboard');
    await screen.findByRole('heading', { name: "We couldn't finish your prompt" });
    expect(server.callsTo(GENERATE)).toHaveLength(1);
    await again.user.click(screen.getByRole('button', { name: 'Try again' }));
    await findResult();
    const keys = server.callsTo(GENERATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('that was never begun is forgotten by a reload, and gets a new key', async () => {
    const code = 'generation_unavailable';
    server.answer(GENERATE, () => errorAnswer(503, 'No prompts can be written.', { code }));
    const { user, close } = renderApp('/dashboard');
    await generate(user);
    await screen.findByRole('heading', { name: 'Not available right now' });
    close();
    const again = renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue(REQUEST);
    expect(screen.queryByRole('heading', { name: /We couldn't finish/ })).not.toBeInTheDocument();
    server.answer(GENERATE, () => json(200, PROMPT));
    await again.user.click(screen.getByRole('button', { name: 'Generate' }));
    expect(await findResult()).toBeVisible();
    const keys = server.callsTo(GENERATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });
});
