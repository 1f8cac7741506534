import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { GENERATE, findRequestField, findResult, generate } from '../../../testing/dashboard';
import {
  errorAnswer,
  json,
  PROMPT,
  startFakeServer,
  unreachable,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const MODEL = 'GET /api/local/model';
const USE = 'PUT /api/local/model';
const UNDO = 'DELETE /api/local/model';
const WRITER = `GET /api/local/model/prompts/${PROMPT.id}`;

const QWEN = { name: 'qwen3:8b', host: null, in_use: false, switching: false };
const USED = { ...QWEN, in_use: true };

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

const answer = (model: object | null, route = MODEL) =>
  server.answer(route, () => json(200, { model }));
const line = () => screen.findByText(/^Written by/, { selector: 'form span' });

describe('a model on this machine', () => {
  it('is offered above the form in one sentence', async () => {
    answer(QWEN);
    renderApp('/dashboard');
    const sentence = (await line()).parentElement;
    expect(sentence).toHaveTextContent(
      'Written by rules. Use qwen3:8b, which runs on this machine.',
    );
    const form = screen.getByRole('form', { name: 'New prompt' });
    expect(form.firstElementChild).toBe(sentence);
  });

  it('that runs on another host is offered with its name', async () => {
    answer({ ...QWEN, host: 'models.lan' });
    renderApp('/dashboard');
    expect((await line()).parentElement).toHaveTextContent('which runs on models.lan.');
  });

  it.each([
    ['the server has none', () => answer(null)],
    ['the server does not know of such a thing', () => undefined],
    ['the server fails', () => server.answer(MODEL, () => errorAnswer(500, 'Something broke'))],
  ])('is not offered when %s', async (_when, prepare) => {
    prepare();
    renderApp('/dashboard');
    await findRequestField();
    await waitFor(() => expect(server.callsTo(MODEL)).not.toEqual([]));
    expect(screen.queryByText(/Written by|Something broke/)).not.toBeInTheDocument();
  });

  it('is used with one click, waits for the server, and is undone in the same place', async () => {
    answer(QWEN);
    answer({ ...USED, switching: true }, USE);
    answer({ ...QWEN, switching: true }, UNDO);
    const { user } = renderApp('/dashboard');
    const button = await screen.findByRole('button', { name: 'Use qwen3:8b' });
    server.answer(MODEL, unreachable);
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Switching to qwen3:8b...' })).toHaveFocus();
    await waitFor(() => expect(server.callsTo(MODEL).length).toBeGreaterThan(2));
    expect(screen.queryByText(/no connection/i)).not.toBeInTheDocument();
    answer(USED);
    await waitFor(() => expect(button).toHaveAccessibleName('Use rules'));
    expect(button).toHaveFocus();
    expect(button.parentElement).toHaveTextContent(
      'Written by qwen3:8b, which runs on this machine. Use rules',
    );
    expect(screen.getByText('Now written by qwen3:8b.')).toBeInTheDocument();

    answer(QWEN);
    await user.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Use qwen3:8b'));
    expect(server.callsTo(USE)).toHaveLength(1);
    expect(server.callsTo(UNDO)).toHaveLength(1);
  });

  it('says when it could not be used', async () => {
    answer(QWEN);
    server.answer(USE, () => errorAnswer(500, 'no'));
    const { user } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Use qwen3:8b' }));
    await screen.findByText("This didn't work. Reload the page and try again.");
    expect(screen.getByRole('button', { name: 'Use qwen3:8b' })).toBeVisible();
  });
});

describe('a result', () => {
  it.each([
    ['the model', { model: 'qwen3:8b', instead_of: null }, 'Written by qwen3:8b'],
    ['the rules', { model: null, instead_of: null }, 'Written by rules'],
    [
      'the rules instead of the model',
      { model: null, instead_of: 'qwen3:8b' },
      'Written by rules: qwen3:8b gave no usable answer',
    ],
  ])('says that %s wrote it', async (_who, writer, words) => {
    answer(USED);
    server.answer(WRITER, () => json(200, writer));
    const { user } = renderApp('/dashboard');
    await generate(user);
    expect(await within(await findResult()).findByText(words)).toBeVisible();
  });

  it('says nothing of its writer without a model on this machine', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    await findResult();
    await waitFor(() => expect(server.callsTo(GENERATE)).toHaveLength(1));
    expect(server.callsTo(WRITER)).toEqual([]);
  });
});
