import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { findRequestField } from '../../../testing/dashboard';
import { startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const FILLED = 'Filled in from a link. Check it, then generate your prompt.';
const ADDRESS = `/dashboard?${new URLSearchParams({
  idea: 'tea blog: 3 post ideas & a title?',
  for: 'gemini',
  lang: 'de',
  use_case: 'content_creation',
})}`;

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
});

const choice = (name: string) => screen.getByRole('combobox', { name });

describe('an address of the dashboard with a request', () => {
  it('fills the form, sends nothing, and leaves the address without the request', async () => {
    signIn();
    const { path } = renderApp(ADDRESS);
    expect(await screen.findByText(FILLED)).toBeVisible();
    expect(await findRequestField()).toHaveValue('tea blog: 3 post ideas & a title?');
    expect(await findRequestField()).toHaveFocus();
    expect(choice('Use case')).toHaveValue('content_creation');
    expect(choice('Answer language')).toHaveValue('de');
    expect(screen.getByRole('radio', { name: /Gemini/ })).toBeChecked();
    expect(path()).toBe('/dashboard');
    expect(server.callsTo('POST /api/prompts/generate')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('survives a login', async () => {
    const { user, path } = renderApp(ADDRESS);
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'nora@example.com');
    expect(path()).toBe('/auth');
    await user.type(screen.getByLabelText('Password', { selector: '[name=password]' }), 'Secret12');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(FILLED)).toBeVisible();
    expect(await findRequestField()).toHaveValue('tea blog: 3 post ideas & a title?');
  });

  it('is forgotten after an hour, so that nobody else finds it', async () => {
    const first = renderApp(ADDRESS);
    await screen.findByRole('textbox', { name: 'Email' });
    first.close();
    const stored = JSON.parse(localStorage.getItem('promptmint.template') ?? '');
    expect(stored.until - Date.now()).toBeLessThanOrEqual(60 * 60 * 1_000);
    localStorage.setItem(
      'promptmint.template',
      JSON.stringify({ ...stored, until: Date.now() - 1 }),
    );
    signIn();
    renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue('');
    expect(localStorage.getItem('promptmint.template')).toBeNull();
  });

  it('replaces a draft, and restores all of it with Undo', async () => {
    signIn();
    const first = renderApp('/dashboard');
    await first.user.type(await findRequestField(), 'half an idea');
    await first.user.selectOptions(choice('Use case'), 'data_analysis');
    first.close();
    const { user } = renderApp('/dashboard?idea=another+one');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(await findRequestField()).toHaveValue('another one');
    expect(choice('Use case')).toHaveValue('auto_detect');
    await user.click(undo);
    expect(await findRequestField()).toHaveValue('half an idea');
    expect(choice('Use case')).toHaveValue('data_analysis');
  });

  it('keeps the draft if it brings no idea', async () => {
    signIn();
    const first = renderApp('/dashboard');
    await first.user.type(await findRequestField(), 'half an idea');
    first.close();
    renderApp('/dashboard?lang=fr');
    expect(await findRequestField()).toHaveValue('half an idea');
    expect(choice('Answer language')).toHaveValue('fr');
  });

  it('ignores values that do not exist', async () => {
    signIn();
    const { path } = renderApp('/dashboard?idea=%20&for=hal&lang=tlh&use_case=toString');
    expect(await findRequestField()).toHaveValue('');
    expect(choice('Use case')).toHaveValue('auto_detect');
    expect(screen.queryByText(FILLED)).not.toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });

  it('shows a request that is too long whole, and says so beside the field', async () => {
    signIn();
    renderApp(`/dashboard?idea=${'x'.repeat(8_003)}`);
    const field = await findRequestField();
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toHaveLength(8_003));
    expect(
      screen.getByText(
        'This is 8,003 characters long; the limit is 8,000. Please shorten it a little.',
      ),
    ).toBeVisible();
  });
});
