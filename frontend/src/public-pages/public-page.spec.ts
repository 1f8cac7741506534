import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { preloadAppOnIntent } from './preload-app';
import { startDrawer } from './drawer';
import { saveClickedTemplates } from './save-clicked-template';
import { trackInteraction } from './wait-until-idle';
import { startThemeToggle } from './theme-toggle';
import { startUser } from '../../testing/start-user';

const root = document.documentElement;
beforeEach(() => root.setAttribute('data-mantine-color-scheme', 'light'));
afterEach(() => {
  document.body.innerHTML = '';
});

describe('the theme toggle of a public page', () => {
  it('switches the theme, updates its label and stores it like the application', async () => {
    document.body.innerHTML =
      '<button data-theme-toggle></button><button data-theme-toggle></button>';
    startThemeToggle();
    const [button] = screen.getAllByRole('button', { name: 'Switch to the dark theme' });
    await startUser().click(button as HTMLElement);
    expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
    expect(screen.getAllByRole('button', { name: 'Switch to the light theme' })).toHaveLength(2);
    await startUser().click(button as HTMLElement);
    expect(localStorage.getItem('mantine-color-scheme-value')).toBe('light');
  });
});

describe('the menu of a public page', () => {
  it('opens and closes in browsers without command buttons', async () => {
    document.body.innerHTML = `
      <button commandfor="menu" command="show-modal">Menu</button>
      <dialog id="menu" aria-label="Menu">
        <button commandfor="menu" command="close"><b>Close menu</b></button>
      </dialog>`;
    startDrawer();
    await startUser().click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await startUser().click(within(drawer).getByText('Close menu'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes when one of its links is clicked', async () => {
    document.body.innerHTML =
      '<dialog aria-label="Menu" open><p>Words</p><a href="#features">Features</a></dialog>';
    startDrawer();
    await startUser().click(screen.getByText('Words'));
    expect(screen.getByRole('dialog')).toBeVisible();
    await startUser().click(screen.getByRole('link', { name: 'Features' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a template of the landing page', () => {
  it('is stored for the dashboard when its link is clicked', async () => {
    const template = JSON.stringify({
      use_case: 'data_analysis',
      text: 'Why did {{figure}} fall?',
    });
    document.body.innerHTML = `<a href="#x"><b>Use this</b></a><p>Other words</p>`;
    document.querySelector('a')?.setAttribute('data-template', template);
    saveClickedTemplates();
    await startUser().click(screen.getByText('Other words'));
    expect(localStorage.getItem('promptmint.template')).toBeNull();
    await startUser().click(screen.getByText('Use this'));
    expect(localStorage.getItem('promptmint.template')).toBe(template);
  });
});

describe('waiting until the person is idle', () => {
  it.each([
    ['a press', 'pointerdown', 'pointerup'],
    ['a press that became a scroll', 'pointerdown', 'pointercancel'],
    ['a composition', 'compositionstart', 'compositionend'],
  ])('ends after %s', async (_what, begin, end) => {
    const interaction = trackInteraction();
    document.body.dispatchEvent(new Event(begin, { bubbles: true }));
    let isIdle = false;
    const waiting = interaction.untilIdle().then(() => (isIdle = true));
    await Promise.resolve();
    expect(isIdle).toBe(false);
    document.body.dispatchEvent(new Event(end, { bubbles: true }));
    await waiting;
    expect(isIdle).toBe(true);
  });

  it('ends once the menu is closed', async () => {
    document.body.innerHTML = '<dialog></dialog>';
    const dialog = document.querySelector('dialog') as HTMLDialogElement;
    const interaction = trackInteraction();
    await interaction.untilIdle();
    dialog.showModal();
    let isIdle = false;
    const waiting = interaction.untilIdle().then(() => (isIdle = true));
    await Promise.resolve();
    expect(isIdle).toBe(false);
    dialog.close();
    await waiting;
    expect(isIdle).toBe(true);
  });
});

describe('an element that needs the application', () => {
  const offline = '<p data-offline hidden role="alert">Nothing was sent.</p>';

  it('shows that the connection was lost, and tries again on the next press', async () => {
    document.body.innerHTML = `<form data-app="contact">${offline}<button>Send</button></form>`;
    const mount = jest.fn(() => Promise.reject(new Error('offline')));
    const over = new AbortController();
    preloadAppOnIntent(document.body, { mount, signal: over.signal });
    await startUser().click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    const before = mount.mock.calls.length;
    await startUser().click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(mount.mock.calls.length).toBeGreaterThan(before));
    over.abort();
  });

  it('loads the application on hover, but other links do not', async () => {
    document.body.innerHTML = '<a href="#x">Link</a><a href="#y" data-app="buy">Buy</a>';
    const mount = jest.fn(() => new Promise<void>(() => undefined));
    const over = new AbortController();
    preloadAppOnIntent(document.body, { mount, signal: over.signal });
    await startUser().click(screen.getByText('Link'));
    expect(mount).not.toHaveBeenCalled();
    await startUser().hover(screen.getByText('Buy'));
    expect(mount).toHaveBeenCalled();
    over.abort();
  });
});
