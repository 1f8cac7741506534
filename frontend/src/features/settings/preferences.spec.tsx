import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { findRequestField } from '../../../testing/dashboard';
import { USER, errorAnswer, json, startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const PROFILE = 'PUT /api/auth/profile';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.answer(PROFILE, ({ body }) => json(200, { ...USER, ...JSON.parse(body) }));
  signIn();
});

const fullName = () => screen.findByRole('textbox', { name: 'Full name' });
const choice = (name: string) => screen.getByRole('combobox', { name });
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const sent = (): unknown[] => server.callsTo(PROFILE).map(({ body }) => JSON.parse(body));

describe('the preferences form', () => {
  it('shows the saved values and all languages', async () => {
    renderApp('/settings');
    expect(await fullName()).toHaveValue('Nora Lindqvist');
    expect(await fullName()).toHaveAttribute('autocomplete', 'name');
    expect(choice('Preferred model')).toHaveValue('claude');
    expect(choice('Preferred language')).toHaveValue('en');
    const languages = within(choice('Preferred language')).getAllByRole('option');
    expect(languages.map((option) => option.getAttribute('value'))).toEqual(
      'zh en fr de it ja ko pt ru es same'.split(' '),
    );
    expect(choice('Default use case')).toHaveValue('auto_detect');
    expect(choice('Default use case')).toHaveAccessibleDescription(/not on the backend/);
  });

  it('sends only changed values, with the name trimmed', async () => {
    const { user } = renderApp('/settings');
    await user.type(await fullName(), '-Berg  ');
    await user.selectOptions(choice('Preferred model'), 'Gemini');
    await user.click(save());
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent()).toEqual([{ full_name: 'Nora Lindqvist-Berg', preferred_model: 'gemini' }]);
    expect(await fullName()).toHaveValue('Nora Lindqvist-Berg');

    await user.selectOptions(choice('Preferred language'), 'Korean');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ preferred_language: 'ko' });
  });

  it('sends nothing if nothing changed, and shows so', async () => {
    const { user } = renderApp('/settings');
    await user.type(await fullName(), '  ');
    await user.click(save());
    expect(await screen.findByText('No changes to save')).toBeVisible();
    expect(await fullName()).toHaveValue('Nora Lindqvist');
    expect(sent()).toEqual([]);
  });

  it.each([
    ['   ', 'Full name cannot be empty'],
    ['x'.repeat(101), 'Full name must be at most 100 characters'],
  ])('refuses the name %j beside its field', async (name, sentence) => {
    const { user } = renderApp('/settings');
    await user.clear(await fullName());
    await user.click(await fullName());
    await user.paste(name);
    await user.click(save());
    expect(await fullName()).toHaveAccessibleDescription(sentence);
    expect(await fullName()).toHaveFocus();
    expect(sent()).toEqual([]);
    await user.type(await fullName(), '{Backspace}');
    expect(await fullName()).not.toHaveAccessibleDescription(sentence);
  });

  it('accepts a name of 100 characters in any script', async () => {
    const name = '\u{1F600}'.repeat(100);
    const { user } = renderApp('/settings');
    await user.clear(await fullName());
    await user.click(await fullName());
    await user.paste(name);
    await user.click(save());
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent()).toEqual([{ full_name: name }]);
  });

  it('keeps the typed values if saving fails', async () => {
    server.answer(PROFILE, () => errorAnswer(503, 'Down'));
    const { user } = renderApp('/settings');
    await user.type(await fullName(), ' Jr');
    await user.selectOptions(choice('Default use case'), 'Data analysis');
    await user.click(save());
    expect(await screen.findByText('Failed to save settings')).toBeVisible();
    expect(await fullName()).toHaveValue('Nora Lindqvist Jr');
    expect(choice('Default use case')).toHaveValue('data_analysis');
    expect(localStorage.getItem('default_use_case')).toBeNull();
  });

  it("shows the server's message about the name beside it", async () => {
    const errors = [{ field: 'full_name', message: 'Full name cannot hold a link' }];
    server.answer(PROFILE, () => errorAnswer(400, 'Invalid', { errors }));
    const { user } = renderApp('/settings');
    await user.type(await fullName(), ' www.example.com');
    await user.click(save());
    expect(await screen.findByText('Failed to save settings')).toBeVisible();
    expect(await fullName()).toHaveAccessibleDescription('Full name cannot hold a link');
    expect(await fullName()).toHaveFocus();
  });
});

describe('unsaved preferences', () => {
  it('survive a reload of the account, which updates the other fields', async () => {
    const { user } = renderApp('/settings');
    await user.type(await fullName(), '-Berg');
    server.answer('GET /api/auth/me', () =>
      json(200, { ...USER, full_name: 'Nora L.', preferred_model: 'chatgpt' }),
    );
    await waitFor(() => {
      // Nothing is loaded again while the account is still being loaded.
      act(() => void window.dispatchEvent(new Event('focus')));
      expect(choice('Preferred model')).toHaveValue('chatgpt');
    });
    expect(await fullName()).toHaveValue('Nora Lindqvist-Berg');
  });

  it('survive if they were typed while others were being saved', async () => {
    let finish: (answer: Response) => void = () => undefined;
    server.answer(PROFILE, () => new Promise((resolve) => (finish = resolve)));
    const { user } = renderApp('/settings');
    await user.type(await fullName(), '-Berg');
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
    await user.type(await fullName(), ' II');
    finish(json(200, { ...USER, full_name: 'Nora Lindqvist-Berg' }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(await fullName()).toHaveValue('Nora Lindqvist-Berg II');
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ full_name: 'Nora Lindqvist-Berg II' });
  });
});

describe('saved preferences', () => {
  it('store the default use case in this browser for the dashboard', async () => {
    const { user, go } = renderApp('/settings');
    await fullName();
    await user.selectOptions(choice('Default use case'), 'Code generation');
    await user.click(save());
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent()).toEqual([]);
    await go('/dashboard');
    await findRequestField();
    expect(screen.getByRole('combobox', { name: 'Use case' })).toHaveValue('code_generation');
    await go('/settings');
    await fullName();
    expect(choice('Default use case')).toHaveValue('code_generation');
  });

  it('change the name on the dashboard', async () => {
    const { user, go } = renderApp('/settings');
    await user.type(await fullName(), '-Berg');
    await user.click(save());
    await screen.findByText('Settings saved');
    await go('/dashboard');
    expect(
      await screen.findByRole('heading', { name: 'Welcome, Nora Lindqvist-Berg' }),
    ).toBeVisible();
  });
});
