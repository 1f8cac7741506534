import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '../../../testing/fill';
import { GENERATE, generate, findRequestField, findResult } from '../../../testing/dashboard';
import {
  BOOSTER_SUBSCRIPTION,
  FULL_SCORE,
  PROMPT,
  REQUEST,
  errorAnswer,
  json,
  startFakeServer,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

describe('a finished prompt', () => {
  it('is copied as a whole', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    await findResult();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Prompt copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(PROMPT.optimized_prompt);
  });

  it('is copied without the clipboard API too, with a message if that fails', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    await findResult();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const execCommand = jest.fn<Document['execCommand']>().mockReturnValue(true);
    document.execCommand = execCommand;
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Prompt copied')).toBeVisible();
    execCommand.mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/did not allow copying/)).toBeVisible();
  });

  it('is regenerated with a new key from its own request', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    await findResult();
    await fill(user, await findRequestField(), ' and more');
    server.answer(GENERATE, () => json(200, { ...PROMPT, id: 'prompt-2' }));
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    await waitFor(() => expect(server.callsTo(GENERATE)).toHaveLength(2));
    const [first, second] = server.callsTo(GENERATE);
    expect(JSON.parse(second?.body ?? '')).toMatchObject({
      user_input: REQUEST,
      regenerates: 'prompt-1',
    });
    expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'));
    await findResult();
    expect(await findRequestField()).toHaveValue(`${REQUEST} and more`);
  });

  it('stays if regenerating it fails', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    await findResult();
    server.answer(GENERATE, () => errorAnswer(500, 'x'));
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    expect(
      await screen.findByText('Generation failed, credit refunded. Please try again.'),
    ).toBeVisible();
    expect(await findResult()).toBeVisible();
  });

  it('has no score, no tokens and an upgrade card on plans without quality scoring', async () => {
    const { user } = renderApp('/dashboard');
    await generate(user);
    await findResult();
    expect(screen.queryByRole('complementary', { name: 'Quality' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Tokens/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Quality Scoring' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', '/pricing');
  });

  it('has seven named criteria before and after, a percentage and tokens on plans with quality scoring', async () => {
    server.answer('GET /api/auth/subscription', () => json(200, BOOSTER_SUBSCRIPTION));
    server.answer(GENERATE, () =>
      json(200, {
        ...PROMPT,
        quality_score: { ...FULL_SCORE, has_examples: false },
        request_score: {
          ...FULL_SCORE,
          has_examples: false,
          has_role: false,
          has_format: false,
          has_constraints: false,
        },
      }),
    );
    const { user } = renderApp('/dashboard');
    await generate(user);
    const quality = within(await screen.findByRole('complementary', { name: 'Quality' }));
    expect(quality.getByText('86%')).toBeVisible();
    expect(quality.getByText('was 43%')).toBeVisible();
    expect(quality.getByText('Added: Role, Format and Rules.')).toBeVisible();
    expect(quality.getByText('242')).toBeVisible();
    const rows = quality.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Rolenot foundfound',
      'Contextfoundfound',
      'Taskfoundfound',
      'Formatnot foundfound',
      'Rulesnot foundfound',
      'ExamplesLooked for a sample answernot foundnot found',
      'Done whenfoundfound',
    ]);
    expect(screen.queryByRole('heading', { name: 'Quality Scoring' })).not.toBeInTheDocument();
  });

  it('does not call a request that met no criterion "0%"', async () => {
    server.answer('GET /api/auth/subscription', () => json(200, BOOSTER_SUBSCRIPTION));
    const none = Object.fromEntries(Object.keys(FULL_SCORE).map((key) => [key, false]));
    server.answer(GENERATE, () =>
      json(200, { ...PROMPT, quality_score: FULL_SCORE, request_score: none }),
    );
    const { user } = renderApp('/dashboard');
    await generate(user);
    await screen.findByRole('complementary', { name: 'Quality' });
    expect(screen.queryByText(/^was/)).not.toBeInTheDocument();
  });
});
