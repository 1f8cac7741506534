import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill } from '../../../testing/fill';
import { GENERATE, generate, findResult } from '../../../testing/dashboard';
import {
  CATALOGUE,
  FULL_SCORE,
  PROMPT,
  eventStream,
  errorAnswer,
  historyItem,
  json,
  startFakeServer,
  unreachable,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const REFINE = `POST /api/prompts/${PROMPT.id}/refine`;
const SECOND = {
  ...PROMPT,
  id: 'prompt-2',
  version: 2,
  refines: PROMPT.id,
  optimized_prompt: '<role>Ads.</role>',
  sections: [{ key: 'role' as const, label: 'Role', text: '<role>Ads.</role>' }],
};
const THIRD = { ...SECOND, id: 'prompt-3', version: 3, refines: SECOND.id };

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
  server.answer(REFINE, () => json(200, SECOND));
});

const button = (name: string) => screen.getByRole('button', { name });
const note = () => screen.getByRole('textbox', { name: 'Or use your own words' });
const version = (): string | null => screen.getByRole('status').textContent;

/** A finished prompt with the refine panel open. */
async function openPanel(): Promise<UserEvent> {
  const { user } = renderApp('/dashboard');
  await generate(user);
  await findResult();
  await user.click(button('Refine'));
  return user;
}

describe('refining a prompt', () => {
  it('offers six refinements with hints, and shows the cost', async () => {
    const user = await openPanel();
    expect(button('Refine')).toHaveAttribute('aria-expanded', 'true');
    const panel = within(screen.getByRole('region', { name: 'Refine this prompt' }));
    const buttons = within(panel.getByRole('list')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Shorter',
      'Longer',
      'Simpler',
      'More formal',
      'Add an example',
      'Stricter',
    ]);
    for (const element of buttons) expect(element).toHaveAccessibleDescription(/\w/);
    expect(panel.getByText('Uses 1 credit. Your current version is saved.')).toBeVisible();
    await user.tab();
    expect(button('Open in...')).toHaveFocus();
    await user.tab();
    expect(button('Shorter')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Refine this prompt' })).not.toBeInTheDocument();
    expect(button('Refine')).toHaveFocus();
  });

  it('makes a new version, shows which refinement made it, and can go back', async () => {
    const user = await openPanel();
    server.answer('GET /api/auth/credits', () => json(200, { credits: 6 }));
    await user.click(button('Shorter'));
    expect(await screen.findByText('Shorter than version 1')).toBeVisible();
    expect(screen.getByText('Ads.')).toBeVisible();
    expect(await screen.findByText('6 credits left')).toBeVisible();
    expect(version()).toBe('Version 2 Shorter than version 1');
    const [call] = server.callsTo(REFINE);
    expect(JSON.parse(call?.body ?? '')).toEqual({ wish: 'shorter' });
    const keys = [call, ...server.callsTo(GENERATE)].map((sent) =>
      sent?.headers.get('Idempotency-Key'),
    );
    expect(new Set(keys).size).toBe(2);

    await user.click(button('Show version 1'));
    expect(screen.getByText('You write ads.')).toBeVisible();
    expect(version()).toBe('Version 1 Original version');
    expect(button('Show version 2')).toHaveFocus();
    await user.click(button('Show version 2'));
    expect(screen.getByText('Ads.')).toBeVisible();
  });

  it('refines the version on screen', async () => {
    const user = await openPanel();
    await user.click(button('Shorter'));
    await screen.findByText('Shorter than version 1');
    server.answer('POST /api/prompts/prompt-2/refine', () => json(200, THIRD));
    await user.click(button('Refine'));
    await user.click(button('Add an example'));
    expect(await screen.findByText('Added an example to version 2')).toBeVisible();
    await user.click(button('Show version 2'));
    await user.click(button('Copy'));
    expect(await navigator.clipboard.readText()).toBe(SECOND.optimized_prompt);
    await user.click(button('Show version 1'));
    expect(version()).toContain('Original version');
  });

  it('shows the new version while it is being written', async () => {
    const user = await openPanel();
    const events = eventStream();
    server.answer(REFINE, () => events.response);
    await user.click(button('Longer'));
    events.send('section', { index: 0, ...SECOND.sections[0] });
    const sheet = await screen.findByRole('article', { name: 'Prompt being written' });
    expect(await within(sheet).findByText('Ads.')).toBeVisible();
    events.send('result', SECOND);
    expect(await screen.findByText('Longer than version 1')).toBeVisible();
    expect(await findResult()).toHaveFocus();
  });

  it("accepts a note in the person's words by keyboard", async () => {
    const user = await openPanel();
    await fill(user, note(), 'ask for three variants');
    expect(screen.getByText('22 of 500 characters')).toBeVisible();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('From version 1: “ask for three variants”')).toBeVisible();
    expect(JSON.parse(server.callsTo(REFINE)[0]?.body ?? '')).toEqual({
      note: 'ask for three variants',
    });
    expect(server.callsTo(GENERATE)).toHaveLength(1);
    await user.click(button('Refine'));
    expect(note()).toHaveValue('');
  });

  it('refuses a note that is empty or too long, and keeps its text', async () => {
    const user = await openPanel();
    await user.click(button('Refine with this'));
    expect(note()).toHaveFocus();
    expect(note()).toHaveAccessibleDescription(/Write what should change/);
    await user.paste('🥐'.repeat(500));
    expect(note()).toBeValid();
    expect(note()).toHaveAccessibleDescription('500 of 500 characters');
    await user.clear(note());
    await user.paste('x'.repeat(501));
    expect(note()).toHaveAccessibleDescription(/At most 500 characters/);
    await user.click(button('Refine with this'));
    expect(note()).toHaveValue('x'.repeat(501));
    expect(server.callsTo(REFINE)).toEqual([]);
  });

  it('has no field for a note if no language model is configured', async () => {
    server.answer('GET /api/catalogue', () => json(200, { ...CATALOGUE, notes: false }));
    await openPanel();
    await waitFor(() => expect(server.callsTo('GET /api/catalogue')).toHaveLength(1));
    expect(button('Stricter')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /own words/ })).not.toBeInTheDocument();
  });
});

describe('what a refinement would do', () => {
  const effects = (...some: object[]) =>
    server.answer(`GET /api/prompts/${PROMPT.id}/refinements`, () =>
      json(200, { refinements: some }),
    );

  it('is shown before a credit is used: that nothing is left to change', async () => {
    effects({ wish: 'shorter', changes: false, loses: [] });
    const user = await openPanel();
    await waitFor(() =>
      expect(button('Shorter')).toHaveAccessibleDescription('Nothing left to change'),
    );
    expect(button('Shorter')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Shorter'));
    expect(server.callsTo(REFINE)).toEqual([]);
  });

  it('is shown before a credit is used: which criterion would be lost', async () => {
    effects({ wish: 'longer', changes: true, loses: ['has_role', 'has_objective'] });
    const user = await openPanel();
    await waitFor(() => expect(button('Longer')).toHaveAccessibleDescription('Loses: Role, Task'));
    await user.click(button('Longer'));
    expect(await screen.findByText('Longer than version 1')).toBeVisible();
  });

  it('is shown afterwards where it was not known before', async () => {
    server.answer(GENERATE, () => json(200, { ...PROMPT, quality_score: FULL_SCORE }));
    const score = { ...FULL_SCORE, has_format: false };
    server.answer(REFINE, () => json(200, { ...SECOND, quality_score: score }));
    const user = await openPanel();
    await user.click(button('Shorter'));
    await screen.findByText('Shorter than version 1');
    expect(version()).toBe('Version 2 Shorter than version 1 No longer has: Format');
  });
});

describe('a failed refinement', () => {
  it.each([
    [402, 'Payment required', 'Out of credits! Buy more credits'],
    [422, 'A note needs a language model.', 'A note needs a language model.'],
  ])(
    'with status %i shows why and keeps the version and the note',
    async (status, message, words) => {
      server.answer(REFINE, () => errorAnswer(status, message));
      const user = await openPanel();
      await fill(user, note(), 'in rhymes');
      await user.click(button('Refine with this'));
      expect(await within(await screen.findByRole('alert')).findByText(words)).toBeVisible();
      expect(within(await findResult()).getByText('You write ads.')).toBeVisible();
      await user.click(button('Refine'));
      expect(note()).toHaveValue('in rhymes');
    },
  );

  it('that would change nothing is explained in the panel, which accepts another one at once', async () => {
    const words = 'There is nothing left to change this way, and no credit was used.';
    server.answer(REFINE, () => errorAnswer(422, words, { code: 'nothing_to_change' }));
    const user = await openPanel();
    await user.click(button('Add an example'));
    const panel = () => screen.findByRole('region', { name: 'Refine this prompt' });
    expect(within(await panel()).getByRole('alert')).toHaveTextContent(words);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    server.answer(REFINE, () => json(200, SECOND));
    await user.click(button('Shorter'));
    expect(await screen.findByText('Shorter than version 1')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('with status 401 opens the login page', async () => {
    server.answer(REFINE, () => errorAnswer(401, 'Unauthorized'));
    const user = await openPanel();
    await user.click(button('Simpler'));
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
  });

  it('after a timeout can be tried again with the same key', async () => {
    server.answer(REFINE, () => errorAnswer(504, 'It takes longer than usual.'));
    const user = await openPanel();
    await user.click(button('Simpler'));
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer(REFINE, () => json(200, SECOND));
    await user.click(again);
    expect(await screen.findByText('Simpler than version 1')).toBeVisible();
    const keys = server.callsTo(REFINE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows no field for a note if the catalogue could not be loaded', async () => {
    server.answer('GET /api/catalogue', unreachable);
    await openPanel();
    expect(button('Shorter')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /own words/ })).not.toBeInTheDocument();
  });
});

describe('the versions of a prompt', () => {
  it('can be compared without leaving the dashboard', async () => {
    const user = await openPanel();
    await user.click(button('Shorter'));
    await screen.findByText('Shorter than version 1');
    server.answer('GET /api/prompts/prompt-2/versions', () =>
      json(200, { versions: [historyItem(PROMPT.id), historyItem(SECOND.id, SECOND)] }),
    );
    await user.click(button('Compare versions'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare versions' }));
    expect(await dialog.findByText(/of 2 sections changed/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(button('Compare versions')).toHaveFocus();
  });
});

describe('the refine panel', () => {
  it('stays open, with its note, when Escape closes a dialog above it', async () => {
    const user = await openPanel();
    await fill(user, note(), 'ask for three versions');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Command palette' })).not.toBeInTheDocument(),
    );
    expect(note()).toHaveValue('ask for three versions');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Refine this prompt' })).not.toBeInTheDocument();
  });
});
