import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill } from '../../../testing/fill';
import { generate, requestField, result } from '../../../testing/dashboard';
import {
  PROMPT,
  REQUEST,
  USER,
  failure,
  historyItem,
  json,
  startFakeServer,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const VERSIONS = `GET /api/prompts/${PROMPT.id}/versions`;

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

/** A prompt on screen, and the page closed. */
async function generateAndClose(): Promise<void> {
  const { user, close } = renderApp('/dashboard');
  await generate(user);
  await result();
  close();
}

describe('the prompt on screen', () => {
  it('is there again after a reload, with its request and its versions', async () => {
    await generateAndClose();
    const second = { version: 2, refines: PROMPT.id, wish: 'shorter' } as const;
    server.answer(VERSIONS, () =>
      json(200, { versions: [historyItem(PROMPT.id), historyItem('prompt-2', second)] }),
    );
    const { user } = renderApp('/dashboard');
    expect(await result()).toBeVisible();
    expect(await requestField()).toHaveValue(REQUEST);
    expect(screen.getByRole('combobox', { name: 'Use case' })).toHaveValue('auto_detect');
    await user.click(screen.getByRole('button', { name: 'Show version 2' }));
    expect(screen.getByText('Shorter than version 1')).toBeVisible();
  });

  it('is there again after the session expired and the person signed in', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    await result();
    server.answer(VERSIONS, () => json(200, { versions: [historyItem(PROMPT.id)] }));
    server.answer('POST /api/prompts/generate', () => failure(401, 'Unauthorized'));
    await fill(user, await requestField(), ' and more');
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    await fill(user, await screen.findByRole('textbox', { name: 'Email' }), USER.email);
    await fill(
      user,
      screen.getByLabelText('Password', { selector: '[name=password]' }),
      'Secret12',
    );
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await result()).toBeVisible();
    expect(await requestField()).toHaveValue(`${REQUEST} and more`);
  });

  it.each([
    ['is gone', () => failure(404, 'Gone'), null],
    ['cannot be had now', () => failure(503, 'Down'), expect.any(String)],
    ['is not among the versions', () => json(200, { versions: [] }), expect.any(String)],
  ])('is left out when it %s', async (_why, answer, kept) => {
    await generateAndClose();
    server.answer(VERSIONS, answer);
    renderApp('/dashboard');
    expect(await requestField()).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Your prompt will appear here' })).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem(`result:${USER.email}`)).toEqual(kept));
  });

  it('is not asked for on behalf of somebody else', async () => {
    await generateAndClose();
    server.answer('GET /api/auth/me', () => json(200, { ...USER, email: 'ada@example.com' }));
    renderApp('/dashboard');
    expect(await requestField()).toHaveValue('');
    expect(server.callsTo(VERSIONS)).toEqual([]);
  });
});
