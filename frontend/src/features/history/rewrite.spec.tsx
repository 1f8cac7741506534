import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../../testing/fill';
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

const GENERATE = 'POST /api/prompts/generate';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

describe('regenerating from the history', () => {
  it('replaces the old prompt with the new one and opens it', async () => {
    answerHistory(server, [historyItem('a', { use_case: 'code_generation' }), historyItem('b')]);
    const sections = [{ key: 'role', label: 'Role', text: 'A new role.' }];
    server.answer(GENERATE, () =>
      json(200, { ...PROMPT, id: 'new', sections, quality_score: FULL_SCORE }),
    );
    const { user } = renderApp('/history');
    await findRow(/request a/);
    const [first] = screen.getAllByRole('button', { name: 'Regenerate' });
    expect(first).toHaveAccessibleDescription('request a');
    await user.click(first as HTMLElement);
    expect(await screen.findByText('A new role.')).toBeVisible();
    const toggles = screen.getAllByRole('button', { name: /^request/ });
    expect(toggles.map((toggle) => toggle.getAttribute('aria-expanded'))).toEqual([
      'true',
      'false',
    ]);
    expect(toggles[0]).toHaveTextContent('100%');
    expect(server.callsTo(HISTORY)).toHaveLength(1);
    expect(JSON.parse(server.callsTo(GENERATE)[0]?.body ?? '')).toEqual({
      user_input: 'request a',
      use_case: 'code_generation',
      target_model: 'claude',
      language: 'en',
      regenerates: 'a',
    });

    const [again] = screen.getAllByRole('button', { name: 'Regenerate' });
    await user.click(again as HTMLElement);
    await waitFor(() => expect(server.callsTo(GENERATE)).toHaveLength(2));
    expect(JSON.parse(server.callsTo(GENERATE)[1]?.body ?? '')).toMatchObject({
      regenerates: 'new',
    });
  });

  it('shows no API key beside the new prompt, which no key made', async () => {
    answerHistory(server, [historyItem('a', { api_key: 'CI' })]);
    server.answer(GENERATE, () => json(200, { ...PROMPT, id: 'new' }));
    const { user } = renderApp('/history');
    await findRow(/by the key CI/);
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    await waitFor(() => expect(screen.queryByText(/by the key/)).not.toBeInTheDocument());
    expect(await findRow(/request a/)).toBeVisible();
  });

  it('sends the same kind and answers, or another kind if the person changes it', async () => {
    const answers = [{ name: 'text', text: 'Guten Tag' }];
    answerHistory(server, [
      historyItem('a', { kind: 'translate', requested_kind: 'translate', answers }),
    ]);
    server.answer(GENERATE, () => json(200, { ...PROMPT, id: 'a', kind: 'translate' }));
    const { user } = renderApp('/history');
    const sent = (): unknown => JSON.parse(server.callsTo(GENERATE).at(-1)?.body ?? '');
    await user.click(await findRow(/request a/));
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    expect(await screen.findByText('Prompt regenerated')).toBeVisible();
    expect(sent()).toMatchObject({ kind: 'translate', answers });

    await user.click(screen.getByRole('button', { name: 'Change the kind of prompt' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Write it as another kind' }));
    await user.click(dialog.getByRole('button', { name: 'Calculate' }));
    await waitFor(() => expect(server.callsTo(GENERATE)).toHaveLength(2));
    expect(sent()).toMatchObject({ kind: 'calculate', use_case: 'auto_detect' });
  });

  it.each([[409, 'Another body under the same key.', 'Another body under the same key.']])(
    'shows a failure with status %i and keeps the old prompt',
    async (status, message, words) => {
      answerHistory(server, [historyItem('a')]);
      server.answer(GENERATE, () => errorAnswer(status, message));
      const { user } = renderApp('/history');
      await user.click(await findRow(/request a/));
      await user.click(screen.getByRole('button', { name: 'Regenerate' }));
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Context' })).toBeVisible();
    },
  );

  it('with an expired session opens the login page with one message', async () => {
    answerHistory(server, [historyItem('a')]);
    server.answer(GENERATE, () => errorAnswer(401, 'Unauthorized'));
    const { user, path } = renderApp('/history');
    await user.click(await findRow(/request a/));
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    expect(await screen.findByText('Session expired. Please login again.')).toBeVisible();
    await waitFor(() => expect(path()).toBe('/auth?next=%2Fhistory'));
  });

  it('without credits links to the packs', async () => {
    answerHistory(server, [historyItem('a')]);
    server.answer(GENERATE, () => errorAnswer(402, 'Payment required'));
    const { user } = renderApp('/history');
    await user.click(await findRow(/request a/));
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Out of credits! Buy more credits')).toBeVisible();
    expect(alert.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute('href', '/pricing');
  });
});

describe('refining from the history', () => {
  it('explains in the refine panel that a refinement would change nothing', async () => {
    answerHistory(server, [historyItem('a')]);
    const words = 'There is nothing left to change this way, and no credit was used.';
    server.answer('POST /api/prompts/a/refine', () =>
      errorAnswer(422, words, { code: 'nothing_to_change' }),
    );
    const { user } = renderApp('/history');
    await user.click(await findRow(/request a/));
    await user.click(screen.getByRole('button', { name: 'Refine' }));
    await user.click(screen.getByRole('button', { name: 'Shorter' }));
    const panel = within(await screen.findByRole('region', { name: 'Refine this prompt' }));
    expect(await panel.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('adds the new version above the old one', async () => {
    answerHistory(server, [
      historyItem('a'),
      historyItem('b', { version: 2, refines: 'x', wish: 'more_formal' }),
    ]);
    const sections = [{ key: 'role', label: 'Role', text: 'A shorter role.' }];
    server.answer('POST /api/prompts/a/refine', () =>
      json(200, { ...PROMPT, id: 'new', version: 2, refines: 'a', wish: 'shorter', sections }),
    );
    const { user } = renderApp('/history');
    expect(await findRow(/request b.*Version 2, more formal/)).toBeVisible();
    const toggle = await findRow(/request a/);
    expect(toggle).not.toHaveTextContent('Version');
    await user.click(toggle);
    await user.click(screen.getByRole('button', { name: 'Refine' }));
    await fill(user, screen.getByRole('textbox', { name: /own words/ }), 'without dates');
    await user.click(screen.getByRole('button', { name: 'Refine with this' }));
    expect(await screen.findByText('A shorter role.')).toBeVisible();
    expect(await screen.findByText('Prompt refined: version 2')).toBeVisible();
    const [first, second, third] = screen.getAllByRole('button', { name: /^request/ });
    expect(first).toHaveTextContent('Version 2, shorter');
    expect(first).toHaveAttribute('aria-expanded', 'true');
    expect(first).toHaveFocus();
    expect(second).toBe(toggle);
    expect(second).not.toHaveTextContent('Version');
    expect(second).toHaveAttribute('aria-expanded', 'false');
    expect(third).toHaveTextContent('request b');
    expect(screen.getByText('3 prompts')).toBeVisible();
    expect(server.callsTo(HISTORY)).toHaveLength(1);
    const [call] = server.callsTo('POST /api/prompts/a/refine');
    expect(JSON.parse(call?.body ?? '')).toEqual({ note: 'without dates' });
    await user.click(screen.getByRole('button', { name: 'Refine' }));
    expect(screen.getByRole('textbox', { name: /own words/ })).toHaveValue('');
  });

  it('repeats the same refinement with the same key, and another one with a new key', async () => {
    answerHistory(server, [historyItem('a')]);
    const route = 'POST /api/prompts/a/refine';
    server.answer(route, () => errorAnswer(504, 'It takes longer than usual.'));
    const { user } = renderApp('/history');
    await user.click(await findRow(/request a/));
    for (const [index, name] of ['Shorter', 'Shorter', 'Longer'].entries()) {
      await user.click(screen.getByRole('button', { name: 'Refine' }));
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(server.callsTo(route)).toHaveLength(index + 1));
      await screen.findByRole('button', { name: 'Regenerate' });
    }
    expect(screen.getAllByText('It takes longer than usual.')[0]).toBeVisible();
    const [first, again, other] = server
      .callsTo(route)
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
