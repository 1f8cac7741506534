import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { findRequestField, findResult } from '../../../testing/dashboard';
import { errorAnswer, json, PROMPT, startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const ROUTE = 'POST /api/try';
const IDEA = 'job ad for our bakery';
const TRIED = { ...PROMPT, target_model: 'gemini' };

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.answer(ROUTE, () => json(200, TRIED));
});

const form = () => screen.findByRole('form', { name: 'Try it now, without an account' });
const sheet = () => screen.findByRole('article', { name: 'Your prompt for Gemini' });

async function tryOut(user: UserEvent, idea = IDEA): Promise<void> {
  const fields = within(await form());
  await user.type(fields.getByRole('textbox', { name: 'Your idea' }), idea);
  await user.selectOptions(fields.getByRole('combobox', { name: 'Target model' }), 'Gemini');
  await user.click(fields.getByRole('button', { name: 'Write My Prompt' }));
}

describe('the field on the landing page', () => {
  it('writes a prompt without an account and shows it as a document', async () => {
    const { user } = renderApp('/');
    await tryOut(user);
    expect(await sheet()).toHaveFocus();
    expect(within(await sheet()).getByText(PROMPT.sections[0]?.label ?? '')).toBeVisible();
    const [call] = server.callsTo(ROUTE);
    expect(JSON.parse(call?.body ?? '')).toEqual({ user_input: IDEA, target_model: 'gemini' });
  });

  it('carries request and prompt through sign-up to the dashboard of the new account, once', async () => {
    const { user, close } = renderApp('/');
    await tryOut(user);
    await user.click(await screen.findByRole('link', { name: 'Keep It: Sign Up' }));
    expect(await screen.findByRole('form', { name: 'Sign Up' })).toBeVisible();
    close();
    signIn();
    const dashboard = renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue(IDEA);
    expect(screen.getByRole('radio', { name: 'Gemini' })).toBeChecked();
    expect(await sheet()).toHaveTextContent('Generate it to keep it in your history.');
    await dashboard.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Your prompt will appear here')).toBeVisible();
    await dashboard.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await sheet()).toHaveTextContent('Generate it to keep it in your history.');
    await dashboard.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    dashboard.close();
    renderApp('/dashboard');
    await waitFor(() => expect(screen.getByText('Your prompt will appear here')).toBeVisible());
  });

  it('is finished with once the new account has generated its request', async () => {
    const { user, close } = renderApp('/');
    await tryOut(user);
    await user.click(await screen.findByRole('link', { name: 'Keep It: Sign Up' }));
    close();
    signIn();
    const dashboard = renderApp('/dashboard');
    await sheet();
    await dashboard.user.click(screen.getByRole('button', { name: 'Generate' }));
    await findResult();
    dashboard.close();
    sessionStorage.clear();
    renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue('');
    expect(screen.getByText('Your prompt will appear here')).toBeVisible();
  });

  it('is not kept for whoever logs in more than an hour later', async () => {
    const { user, close } = renderApp('/');
    await tryOut(user);
    await user.click(await screen.findByRole('link', { name: 'Keep It: Sign Up' }));
    close();
    signIn();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 61 * 60_000);
    renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue('');
    expect(localStorage.getItem('promptmint.tried')).toBeNull();
  });

  it('is forgotten after 30 days by an account that never generates it', async () => {
    const { user, close } = renderApp('/');
    await tryOut(user);
    await user.click(await screen.findByRole('link', { name: 'Keep It: Sign Up' }));
    close();
    signIn();
    const dashboard = renderApp('/dashboard');
    await sheet();
    dashboard.close();
    const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('tried:'));
    const now = Date.now();
    const days = (count: number) =>
      jest.spyOn(Date, 'now').mockReturnValue(now + count * 24 * 60 * 60_000);
    days(29);
    renderApp('/terms').close();
    expect(kept()).toHaveLength(1);
    days(31);
    renderApp('/terms').close();
    expect(kept()).toEqual([]);
  });

  it('asks for an idea before it sends anything', async () => {
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Write My Prompt' }));
    const idea = screen.getByRole('textbox', { name: 'Your idea' });
    expect(idea).toHaveAccessibleDescription(/Please type an idea first\./);
    expect(server.callsTo(ROUTE)).toEqual([]);
  });

  it.each([
    [429, 'You have used your free tries for today.'],
    [404, 'This site asks you to sign up first.'],
    [503, 'Theirs'],
  ])('says what a %i means, and keeps what was typed', async (status, words) => {
    server.answer(ROUTE, () => errorAnswer(status, 'Theirs'));
    const { user } = renderApp('/');
    await tryOut(user);
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your idea' })).toHaveValue(IDEA);
  });
});
