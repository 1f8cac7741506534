import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { requestField } from '../../../testing/dashboard';
import { startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const LOADED = 'Template loaded! Fill in the placeholders and generate your prompt.';
const TEXT = 'Write an ad for {{product}} in {{town}}, two lines.';

beforeEach(() => {
  startFakeServer();
});

function handOver(template: unknown): void {
  localStorage.setItem('promptmint.template', JSON.stringify(template));
}

/** The part of the request that is selected. */
async function selected(): Promise<string> {
  const field = await requestField();
  const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement;
  return value.slice(selectionStart, selectionEnd);
}

describe('a template from another page', () => {
  it('fills the form once and says so', async () => {
    signIn();
    handOver({ use_case: 'coding', text: TEXT });
    const first = renderApp('/dashboard');
    expect(await screen.findByText(LOADED)).toBeVisible();
    expect(await requestField()).toHaveValue(TEXT);
    expect(screen.getByRole('combobox', { name: 'Use case' })).toHaveValue('code_generation');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(localStorage.getItem('promptmint.template')).toBeNull();
    await first.user.clear(await requestField());
    first.close();
    renderApp('/dashboard');
    expect(await requestField()).toHaveValue('');
  });

  it('is filled in from blank to blank with Tab, which then leads on', async () => {
    signIn();
    handOver({ use_case: 'content_creation', text: TEXT });
    const { user } = renderApp('/dashboard');
    await waitFor(async () => expect(await requestField()).toHaveFocus());
    expect(await selected()).toBe('{{product}}');
    expect(await requestField()).toHaveAccessibleDescription(/2 placeholders to fill/);
    await user.keyboard('soap');
    await user.tab();
    expect(await selected()).toBe('{{town}}');
    expect(await requestField()).toHaveAccessibleDescription(/1 placeholder to fill/);
    await user.keyboard('Malmö');
    expect(await requestField()).toHaveValue('Write an ad for soap in Malmö, two lines.');
    expect(await requestField()).toHaveAccessibleDescription(/Your draft is kept/);
    await user.tab();
    expect(await requestField()).not.toHaveFocus();
  });

  it('gives back the draft that it took the place of', async () => {
    signIn();
    const first = renderApp('/dashboard');
    await first.user.type(await requestField(), 'half an idea');
    first.close();
    handOver({ use_case: 'qa', text: TEXT });
    const { user } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await requestField()).toHaveValue('half an idea');
    expect(screen.getByRole('combobox', { name: 'Use case' })).toHaveValue('auto_detect');
    expect(await requestField()).toHaveFocus();
    await waitFor(() => expect(screen.queryByText(LOADED)).not.toBeInTheDocument());
  });

  it('waits for the person to sign in', async () => {
    handOver({ use_case: 'analysis', text: TEXT });
    const { user } = renderApp('/dashboard');
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'nora@example.com');
    await user.type(screen.getByLabelText('Password', { selector: '[name=password]' }), 'Secret12');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(LOADED)).toBeVisible();
    expect(await requestField()).toHaveValue(TEXT);
  });

  it.each([['{'], ['"text"'], ['{"use_case":"qa"}'], ['{"use_case":"qa","text":"  "}']])(
    'that is none is ignored: %s',
    async (stored) => {
      signIn();
      localStorage.setItem('promptmint.template', stored);
      renderApp('/dashboard');
      expect(await requestField()).toHaveValue('');
      expect(screen.queryByText(LOADED)).not.toBeInTheDocument();
      expect(localStorage.getItem('promptmint.template')).toBeNull();
    },
  );
});
