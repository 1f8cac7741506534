import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { findRequestField } from '../../../testing/dashboard';
import { startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const LOADED = 'Template loaded! Fill in the placeholders and generate your prompt.';
const TEXT = 'Write an ad for {{product}} in {{town}}, two lines.';

beforeEach(() => {
  startFakeServer();
});

function storeTemplate(template: unknown): void {
  localStorage.setItem('promptmint.template', JSON.stringify(template));
}

/** The selected part of the request. */
async function selected(): Promise<string> {
  const field = await findRequestField();
  const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
  return value.slice(selectionStart, selectionEnd);
}

describe('a template chosen on a public page', () => {
  it('fills the form once and shows a message', async () => {
    signIn();
    storeTemplate({ use_case: 'coding', text: TEXT });
    const first = renderApp('/dashboard');
    expect(await screen.findByText(LOADED)).toBeVisible();
    expect(await findRequestField()).toHaveValue(TEXT);
    expect(screen.getByRole('combobox', { name: 'Use case' })).toHaveValue('code_generation');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(localStorage.getItem('promptmint.template')).toBeNull();
    await first.user.clear(await findRequestField());
    first.close();
    renderApp('/dashboard');
    expect(await findRequestField()).toHaveValue('');
  });

  it('lets Tab move from blank to blank and then out of the field', async () => {
    signIn();
    storeTemplate({ use_case: 'content_creation', text: TEXT });
    const { user } = renderApp('/dashboard');
    await waitFor(async () => expect(await findRequestField()).toHaveFocus());
    expect(await selected()).toBe('{{product}}');
    expect(await findRequestField()).toHaveAccessibleDescription(/2 placeholders to fill/);
    await user.keyboard('soap');
    await user.tab();
    expect(await selected()).toBe('{{town}}');
    expect(await findRequestField()).toHaveAccessibleDescription(/1 placeholder to fill/);
    await user.keyboard('Malmö');
    expect(await findRequestField()).toHaveValue('Write an ad for soap in Malmö, two lines.');
    expect(await findRequestField()).toHaveAccessibleDescription(/Your draft is kept/);
    await user.tab();
    expect(await findRequestField()).not.toHaveFocus();
  });

  it('can be undone to restore the replaced draft', async () => {
    signIn();
    const first = renderApp('/dashboard');
    await first.user.type(await findRequestField(), 'half an idea');
    first.close();
    storeTemplate({ use_case: 'qa', text: TEXT });
    const { user } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await findRequestField()).toHaveValue('half an idea');
    expect(screen.getByRole('combobox', { name: 'Use case' })).toHaveValue('auto_detect');
    expect(await findRequestField()).toHaveFocus();
    await waitFor(() => expect(screen.queryByText(LOADED)).not.toBeInTheDocument());
  });

  it('is loaded after the person has signed in', async () => {
    storeTemplate({ use_case: 'analysis', text: TEXT });
    const { user } = renderApp('/dashboard');
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'nora@example.com');
    await user.type(screen.getByLabelText('Password', { selector: '[name=password]' }), 'Secret12');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(LOADED)).toBeVisible();
    expect(await findRequestField()).toHaveValue(TEXT);
  });

  it.each([['{'], ['"text"'], ['{"use_case":"qa"}'], ['{"use_case":"qa","text":"  "}']])(
    'is ignored if its stored text is not a template: %s',
    async (stored) => {
      signIn();
      localStorage.setItem('promptmint.template', stored);
      renderApp('/dashboard');
      expect(await findRequestField()).toHaveValue('');
      expect(screen.queryByText(LOADED)).not.toBeInTheDocument();
      expect(localStorage.getItem('promptmint.template')).toBeNull();
    },
  );
});
