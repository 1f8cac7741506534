import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { findResult, generate } from '../../../testing/dashboard';
import { historyItem, json, startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const TEMPLATE = {
  id: 'job-ad',
  title: 'Job advertisement',
  description: '',
  use_case: 'content_creation',
  text: 'Job ad for {{role}}',
  tier: 'basic',
  locked: false,
};

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.answer('GET /api/templates', () =>
    json(200, { templates: [TEMPLATE, { ...TEMPLATE, id: 'x', title: 'Locked one', text: null }] }),
  );
  server.answer('GET /api/prompts/history', () =>
    json(200, {
      prompts: [historyItem('p1', { original_input: 'toast for Ines\nshort' })],
      total: 1,
      older_hidden: false,
    }),
  );
});

const field = () => screen.findByRole('combobox', { name: /Find a page/ });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Commands' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
/** The option that the field points screen readers to. */
const active = async () =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent;

async function openPalette(path = '/settings'): Promise<UserEvent> {
  signIn();
  const { user } = renderApp(path);
  await screen.findByRole('button', { name: 'Commands' });
  await user.keyboard('{Control>}k{/Control}');
  await field();
  return user;
}

describe('the command palette', () => {
  it('finds pages, prompts and templates by keyboard, and says which one Enter chooses', async () => {
    const user = await openPalette();
    await waitFor(() => expect(options()).toContain('Job advertisement'));
    expect(options()).toEqual(expect.arrayContaining(['Dashboard', 'toast for Ines', 'Log out']));
    expect(options()).not.toContain('Locked one');
    await user.keyboard('history');
    expect(options()).toEqual(['History', 'Payment History']);
    await waitFor(async () => expect(await active()).toBe('History'));
    await user.keyboard('{ArrowDown}');
    expect(await active()).toBe('Payment History');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(await screen.findByRole('heading', { name: 'History', level: 1 })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /Find a page/ })).not.toBeInTheDocument();
  });

  it('keeps the chosen command when the prompts of the history come later', async () => {
    let answer: (history: Response) => void = () => undefined;
    server.answer('GET /api/prompts/history', () => new Promise((resolve) => (answer = resolve)));
    const user = await openPalette();
    await waitFor(() => expect(options()).toContain('Job advertisement'));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = await active();
    expect(chosen).not.toBe(options()[0]);
    const prompts = [historyItem('p1', { original_input: 'toast for Ines' })];
    await act(async () => answer(json(200, { prompts, total: 1, older_hidden: false })));
    await waitFor(() => expect(options()).toContain('toast for Ines'));
    expect(await active()).toBe(chosen);
    await user.keyboard('{ArrowUp}');
    expect(await active()).toBe(options()[options().indexOf(chosen ?? '') - 1]);
  });

  it('opens a prompt in the history by its first line', async () => {
    const user = await openPalette();
    await user.keyboard('ines');
    await waitFor(() => expect(options()).toEqual(['toast for Ines']));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('searchbox', { name: 'Search your prompts' })).toHaveValue(
      'toast for Ines',
    );
  });

  it('loads a template into the form, on the dashboard and from another page', async () => {
    const user = await openPalette();
    for (const again of [false, true]) {
      if (again) await user.keyboard('{Control>}k{/Control}');
      await field();
      await user.keyboard('job adv');
      await waitFor(() => expect(options()).toEqual(['Job advertisement']));
      await user.keyboard('{Enter}');
      const request = await screen.findByRole('textbox', { name: 'Your request' });
      await waitFor(() => expect(request).toHaveValue('Job ad for {{role}}'));
      await waitFor(() => expect(request).toHaveFocus());
      await user.clear(request);
    }
  });

  it('does what the page offers: refines the result', async () => {
    signIn();
    const { user } = renderApp('/dashboard');
    await generate(user);
    await findResult();
    await user.click(screen.getByRole('button', { name: 'Commands' }));
    await field();
    await user.keyboard('refine{Enter}');
    expect(await screen.findByRole('region', { name: 'Refine this prompt' })).toBeVisible();
  });

  it('says so when nothing matches, and keeps the focus', async () => {
    const user = await openPalette();
    await user.keyboard('zzz');
    expect(await screen.findByText('Nothing matches.')).toBeVisible();
    expect(screen.getByText('0 commands')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await field()).toHaveFocus();
  });

  it('offers public pages and the theme to visitors', async () => {
    const { user } = renderApp('/contact');
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Meta>}k{/Meta}');
    await field();
    expect(options()).toEqual(
      expect.arrayContaining(['Home', 'Pricing', 'Login', 'Switch to the dark theme']),
    );
    expect(server.callsTo('GET /api/prompts/history')).toEqual([]);
    await user.keyboard('dark{Enter}');
    await waitFor(() =>
      expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark'),
    );
  });
});

describe('the list of shortcuts', () => {
  it('opens from the palette, which closes', async () => {
    const user = await openPalette();
    await user.keyboard('keyboard shortcuts{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Command palette' })).not.toBeInTheDocument();
  });

  it('opens with a question mark, but not while a person types one', async () => {
    signIn();
    const { user } = renderApp('/dashboard');
    await user.type(await screen.findByRole('textbox', { name: 'Your request' }), 'why?');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
    await user.click(document.body);
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(list).getByText('Open the command palette')).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox', { name: /Find a page/ })).not.toBeInTheDocument();
  });
});
