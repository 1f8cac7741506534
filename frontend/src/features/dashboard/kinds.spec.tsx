import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GENERATE, generate, findRequestField, findResult } from '../../../testing/dashboard';
import {
  NOTHING_RECOGNISED,
  PROMPT,
  errorAnswer,
  json,
  startFakeServer,
  unreachable,
} from '../../../testing/fake-server';
import { fill } from '../../../testing/fill';
import { renderApp, signIn } from '../../../testing/render-app';
import type { Analysis } from '../../api/generated';

const ANALYZE = 'POST /api/prompts/analyze';
const QUESTION = { name: 'text', text: 'Which text should be translated?' };
const TRANSLATION: Analysis = {
  language: 'en',
  use_case: 'content_creation',
  kinds: [
    { kind: 'translate', probability: 0.8 },
    { kind: 'rewrite', probability: 0.1 },
  ],
  pasted: [],
  questions: [QUESTION],
};

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  server = startFakeServer();
  signIn();
  server.answer(ANALYZE, () => json(200, TRANSLATION));
});

const recognise = (answer: Partial<Analysis>): void =>
  server.answer(ANALYZE, () => json(200, { ...NOTHING_RECOGNISED, ...answer }));
const chip = (name: string) => screen.findByRole('button', { name });
const question = () => screen.findByRole('textbox', { name: QUESTION.text });
const asked = () => server.callsTo(ANALYZE).map(({ body }): unknown => JSON.parse(body));
const sent = (): Record<string, unknown> =>
  JSON.parse(server.callsTo(GENERATE).at(-1)?.body ?? '') as Record<string, unknown>;
const press = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

/** Lets the pause pass after which the form analyses a request. */
const pause = () => act(() => jest.advanceTimersByTimeAsync(1_000));

/** A dashboard with an analysed request. */
async function type() {
  const app = renderApp('/dashboard');
  await fill(app.user, await findRequestField(), 'translate this text');
  await pause();
  await waitFor(() => expect(server.callsTo(ANALYZE)).toHaveLength(1));
  return app;
}

describe('the recognised kind of a request', () => {
  it('is offered once the person pauses, the most likely kind first', async () => {
    await type();
    const chips = within(await screen.findByRole('group', { name: 'Looks like' }));
    const buttons = chips.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Translate',
      'Rewrite or correct',
    ]);
    for (const button of buttons) expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(asked()).toEqual([
      { user_input: 'translate this text', use_case: 'auto_detect', language: 'en' },
    ]);
  });

  it('is announced once to screen readers', async () => {
    await type();
    const words = 'Looks like: Translate. Or: Rewrite or correct. 1 optional question below.';
    expect(await screen.findByText(words)).toHaveAttribute('aria-live', 'polite');
  });

  it('is offered as two possibilities if it is uncertain', async () => {
    recognise({
      kinds: [
        { kind: 'letter', probability: 0.4 },
        { kind: 'notice', probability: 0.3 },
        { kind: 'message', probability: 0.2 },
      ],
    });
    await type();
    const chips = within(await screen.findByRole('group', { name: 'Could be' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Letter or application',
      'Notice, invitation or policy',
    ]);
  });

  it.each([
    ['nothing', []],
    ['only an unlikely guess', [{ kind: 'letter' as const, probability: 0.1 }]],
  ])('is not shown if the engine recognises %s', async (_what, kinds) => {
    recognise({ kinds });
    await type();
    expect(screen.queryByRole('group', { name: /Looks like|Could be/ })).not.toBeInTheDocument();
  });

  it.each([
    ['fails', () => errorAnswer(500, 'Down')],
    ['is refused for coming too often', () => errorAnswer(429, 'Too many attempts.')],
    ['cannot be reached', unreachable],
    ['finds the session ended', () => errorAnswer(401, 'Unauthorized')],
  ])('is left out without a message if the call %s', async (_what, answer) => {
    server.answer(ANALYZE, answer);
    const { user, path } = await type();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(path()).toBe('/dashboard');
    await press(user, 'Generate');
    expect(await findResult()).toBeVisible();
    expect(sent()).not.toHaveProperty('kind');
  });

  it('is not asked for with fewer than three characters, and does not delay Generate', async () => {
    server.answer(ANALYZE, () => new Promise(() => undefined));
    const { user } = renderApp('/dashboard');
    await generate(user, 'hi');
    await findResult();
    expect(server.callsTo(ANALYZE)).toEqual([]);
    await user.type(await findRequestField(), ' there');
    await press(user, 'Generate');
    await waitFor(() => expect(server.callsTo(GENERATE)).toHaveLength(2));
    expect(await findResult()).toBeVisible();
  });
});

describe('a chosen kind', () => {
  it('stays chosen while the person types, is sent, and can be unchosen', async () => {
    const { user } = await type();
    await user.click(await chip('Rewrite or correct'));
    recognise({ kinds: [{ kind: 'summarise', probability: 0.9 }] });
    await user.type(await findRequestField(), ' in short');
    await pause();
    await chip('Summarize');
    expect(asked().at(-1)).toMatchObject({ kind: 'rewrite' });
    const chosen = await chip('Rewrite or correct');
    expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await press(user, 'Generate');
    await findResult();
    expect(sent()['kind']).toBe('rewrite');
    await user.click(chosen);
    await press(user, 'Generate');
    await waitFor(() => expect(server.callsTo(GENERATE)).toHaveLength(2));
    expect(sent()).not.toHaveProperty('kind');
  });

  it('can be chosen by keyboard, one at a time', async () => {
    const { user } = await type();
    const first = await chip('Translate');
    await user.tab();
    expect(first).toHaveFocus();
    await user.keyboard(' ');
    expect(first).toHaveAttribute('aria-pressed', 'true');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await chip('Rewrite or correct')).toHaveAttribute('aria-pressed', 'true');
    expect(await chip('Translate')).toHaveAttribute('aria-pressed', 'false');
    expect(server.callsTo(GENERATE)).toEqual([]);
  });

  it('is removed by a use case that it does not belong to', async () => {
    const { user } = await type();
    await user.click(await chip('Translate'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Use case' }), 'Data analysis');
    await press(user, 'Generate');
    await findResult();
    expect(sent()).toMatchObject({ use_case: 'data_analysis' });
    expect(sent()).not.toHaveProperty('kind');
  });

  it('survives a reload with the draft and its answers', async () => {
    const first = await type();
    await first.user.click(await chip('Translate'));
    await fill(first.user, await question(), 'Guten Tag');
    first.close();
    server.answer(ANALYZE, unreachable);
    const { user } = renderApp('/dashboard');
    expect(await chip('Translate')).toHaveAttribute('aria-pressed', 'true');
    expect(await question()).toHaveValue('Guten Tag');
    await press(user, 'Generate');
    await findResult();
    expect(sent()).toMatchObject({
      kind: 'translate',
      answers: [{ name: 'text', text: 'Guten Tag' }],
    });
  });

  it('is removed when the request is emptied', async () => {
    const { user } = await type();
    await user.click(await chip('Translate'));
    await fill(user, await question(), 'Guten Tag');
    await user.clear(await findRequestField());
    expect(screen.queryByRole('button', { name: 'Translate' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: QUESTION.text })).not.toBeInTheDocument();
  });
});

describe('a question about a missing detail', () => {
  it('is optional, and an empty answer is not sent', async () => {
    const { user } = await type();
    await fill(user, await question(), '  ');
    await press(user, 'Generate');
    await findResult();
    expect(sent()).not.toHaveProperty('answers');
  });

  it('sends its answer with Generate and with each Regenerate', async () => {
    const { user } = await type();
    await fill(user, await question(), 'Guten Tag');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await findResult();
    await press(user, 'Regenerate');
    await waitFor(() => expect(server.callsTo(GENERATE)).toHaveLength(2));
    const answers = [{ name: 'text', text: 'Guten Tag' }];
    for (const { body } of server.callsTo(GENERATE)) {
      expect(JSON.parse(body)).toMatchObject({ answers });
    }
    expect(sent()['regenerates']).toBe(PROMPT.id);
  });

  it('stays if it has an answer, even when it is no longer asked', async () => {
    const { user } = await type();
    await fill(user, await question(), 'Guten Tag');
    recognise({ kinds: [{ kind: 'summarise', probability: 0.9 }] });
    await fill(user, await findRequestField(), ', in short');
    await pause();
    await chip('Summarize');
    expect(await question()).toHaveValue('Guten Tag');
  });

  it('refuses an answer of more than 500 characters and focuses it', async () => {
    const { user } = await type();
    const field = await question();
    await user.click(field);
    await user.paste('🥐'.repeat(500));
    expect(field).toBeValid();
    await user.paste('x');
    expect(field).toHaveAccessibleDescription(/At most 500 characters/);
    await press(user, 'Generate');
    expect(field).toHaveFocus();
    expect(server.callsTo(GENERATE)).toEqual([]);
  });
});

describe('the kind of a finished prompt', () => {
  const answerWith = (prompt: object): void =>
    server.answer(GENERATE, () => json(200, { ...PROMPT, ...prompt }));

  it('can be changed for one credit with the same answers', async () => {
    answerWith({ kind: 'translate' });
    const { user } = await type();
    await fill(user, await question(), 'Guten Tag');
    await press(user, 'Generate');
    await findResult();
    await press(user, 'Change the kind of prompt');
    const dialog = within(await screen.findByRole('dialog', { name: 'Write it as another kind' }));
    expect(dialog.getByText(/^Uses 1 credit\./)).toBeVisible();
    const own = within(dialog.getByRole('region', { name: 'Content creation' }));
    const [first] = own.getAllByRole('button');
    expect(first).toHaveTextContent('General prompt');
    expect(own.getByRole('button', { name: 'Translate' })).toHaveAttribute('aria-current', 'true');
    await user.click(own.getByRole('button', { name: 'Translate' }));
    expect(server.callsTo(GENERATE)).toHaveLength(1);
    answerWith({ kind: 'rewrite', id: 'prompt-2' });
    await user.click(own.getByRole('button', { name: 'Rewrite or correct' }));
    expect(await within(await findResult()).findByText('Rewrite or correct')).toBeVisible();
    expect(sent()).toMatchObject({
      kind: 'rewrite',
      use_case: 'auto_detect',
      answers: [{ name: 'text', text: 'Guten Tag' }],
      regenerates: PROMPT.id,
    });
    // The form holds the same request now.
    expect(await chip('Rewrite or correct')).toHaveAttribute('aria-pressed', 'true');
  });
});
