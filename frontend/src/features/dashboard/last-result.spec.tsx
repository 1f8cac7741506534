import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill } from '../../../testing/fill';
import { generate, findRequestField, findResult } from '../../../testing/dashboard';
import {
  BOOSTER_SUBSCRIPTION,
  FULL_SCORE,
  PROMPT,
  REQUEST,
  USER,
  errorAnswer,
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

/** Generates a prompt and closes the page. */
async function generateAndClose(): Promise<void> {
  const { user, close } = renderApp('/dashboard');
  await generate(user);
  await findResult();
  close();
}

describe('the last prompt in this tab', () => {
  it('is shown again after a reload, with its request and its versions', async () => {
    await generateAndClose();
    const second = { version: 2, refines: PROMPT.id, wish: 'shorter' } as const;
    server.answer(VERSIONS, () =>
      json(200, { versions: [historyItem(PROMPT.id), historyItem('prompt-2', second)] }),
    );
    const { user } = renderApp('/dashboard');
    expect(await findResult()).toBeVisible();
    expect(await findRequestField()).toHaveValue(REQUEST);
    expect(screen.getByRole('combobox', { name: 'Use case' })).toHaveValue('auto_detect');
    await user.click(screen.getByRole('button', { name: 'Show version 2' }));
    expect(screen.getByText('Shorter than version 1')).toBeVisible();
  });

  it('is shown again with its quality, and no upgrade, once the plan includes it', async () => {
    await generateAndClose();
    server.answer('GET /api/auth/subscription', () => json(200, BOOSTER_SUBSCRIPTION));
    const scored = historyItem(PROMPT.id, { quality_score: FULL_SCORE });
    server.answer(VERSIONS, () => json(200, { versions: [scored] }));
    renderApp('/dashboard');
    expect(await screen.findByRole('complementary', { name: 'Quality' })).toHaveTextContent('100%');
    expect(screen.queryByRole('link', { name: 'Upgrade Plan' })).not.toBeInTheDocument();
  });

  it('is shown again after the session expired and the person signed in', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    await findResult();
    server.answer(VERSIONS, () => json(200, { versions: [historyItem(PROMPT.id)] }));
    server.answer('POST /api/prompts/generate', () => errorAnswer(401, 'Unauthorized'));
    await fill(user, await findRequestField(), ' and more');
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    await fill(user, await screen.findByRole('textbox', { name: 'Email' }), USER.email);
    await fill(
      user,
      screen.getByLabelText('Password', { selector: '[name=password]' }),
      'Secret12',
    );
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await findResult()).toBeVisible();
    expect(await findRequestField()).toHaveValue(`${REQUEST} and more`);
  });

  it.each([
    ['does not exist any more', () => errorAnswer(404, 'Gone'), null],
    ['cannot be loaded', () => errorAnswer(503, 'Down'), expect.any(String)],
    ['is not among the versions', () => json(200, { versions: [] }), expect.any(String)],
  ])('is not shown again when it %s', async (_why, answer, kept) => {
    await generateAndClose();
    server.answer(VERSIONS, answer);
    renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Your prompt will appear here' })).toBeVisible();
    await waitFor(() => expect(sessionStorage.getItem(`result:${USER.email}`)).toEqual(kept));
  });

  it('is not loaded for another account', async () => {
    await generateAndClose();
    server.answer('GET /api/auth/me', () => json(200, { ...USER, email: 'ada@example.com' }));
    renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue('');
    expect(server.callsTo(VERSIONS)).toEqual([]);
  });
});
