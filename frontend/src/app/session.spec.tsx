import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill } from '../../testing/fill';
import { errorAnswer, json, startFakeServer, unreachable } from '../../testing/fake-server';
import { renderApp, signIn } from '../../testing/render-app';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
});

async function logIn(user: UserEvent, email: string): Promise<void> {
  await fill(user, await screen.findByRole('textbox', { name: 'Email' }), email);
  const password = screen.getByLabelText('Password', { selector: '[name=password]' });
  await fill(user, password, 'Secret12');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

const dashboard = () => screen.findByRole('heading', { name: 'Welcome, Nora Lindqvist' });

describe('the session', () => {
  it.each([
    ['/dashboard', '/auth'],
    ['/history?page=2', '/auth?next=%2Fhistory%3Fpage%3D2'],
  ])('is required to open %s, and a login leads back there', async (address, login) => {
    const { user, path } = renderApp(address);
    expect(await screen.findByText('Please login to continue')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
    expect(path()).toBe(login);
    expect(server.calls).toEqual([]);
    await logIn(user, 'nora@example.com');
    await waitFor(() => expect(path()).toBe(address));
  });

  it('is sent with every call as a bearer token', async () => {
    signIn('abc');
    renderApp('/dashboard');
    await dashboard();
    expect(server.callsTo('GET /api/auth/me')[0]?.headers.get('Authorization')).toBe('Bearer abc');
  });

  it('ends on a 401 with one message, and returns to the same page after login', async () => {
    signIn();
    server.answer('GET /api/prompts/history', () => errorAnswer(401, 'Unauthorized'));
    server.answer('GET /api/auth/credits', () => errorAnswer(401, 'Unauthorized'));
    const { user, path } = renderApp('/history?page=2');

    expect(await screen.findByText('Session expired. Please login again.')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('token_type')).toBeNull();

    server.answer('GET /api/prompts/history', () =>
      json(200, { prompts: [], total: 0, older_hidden: false }),
    );
    server.answer('GET /api/auth/credits', () => json(200, { credits: 3 }));
    await logIn(user, 'nora@example.com');
    await waitFor(() => expect(path()).toBe('/history?page=2'));
    expect(await screen.findByRole('link', { name: '3 credits' })).toBeVisible();
  });

  it('is not ended by a late 401 for an old token', async () => {
    signIn('old');
    let refuse: (answer: Response) => void = () => undefined;
    server.answer('GET /api/auth/credits', () => new Promise((resolve) => (refuse = resolve)));
    renderApp('/dashboard');
    await dashboard();
    signIn('new');
    await act(async () => refuse(errorAnswer(401, 'Unauthorized')));
    expect(localStorage.getItem('token')).toBe('new');
    expect(screen.queryByText('Session expired. Please login again.')).not.toBeInTheDocument();
  });

  it('survives a lost connection', async () => {
    signIn();
    server.answer('GET /api/auth/me', unreachable);
    renderApp('/dashboard');
    expect(await screen.findByText('Failed to load user information')).toBeVisible();
    expect(localStorage.getItem('token')).toBe('stored');
  });

  it('ends when the person presses Logout', async () => {
    signIn();
    const { user, path, go } = renderApp('/dashboard');
    await dashboard();
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'See How It Works' })).toBeVisible();
    expect(path()).toBe('/');
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByText('Please login to continue')).not.toBeInTheDocument();

    await go('/dashboard');
    expect(await screen.findByText('Please login to continue')).toBeVisible();
  });

  it('shows nothing of one account to the next', async () => {
    signIn();
    const { user } = renderApp('/dashboard');
    await dashboard();
    await user.click(screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    server.answer('GET /api/auth/me', () =>
      json(200, { full_name: 'Ada', email: 'ada@example.com', credits: 1 }),
    );
    const [login] = await screen.findAllByRole('link', { name: 'Login' });
    await user.click(login as HTMLElement);
    await logIn(user, 'ada@example.com');
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    expect(screen.queryByText(/Nora/)).not.toBeInTheDocument();
  });

  it('ends in this tab when another tab logs out, and says that a login is needed', async () => {
    signIn();
    const { path } = renderApp('/history');
    await screen.findByText('No prompts yet');
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    });
    expect(await screen.findByText('Please login to continue')).toBeVisible();
    await screen.findByRole('tab', { name: 'Login' });
    expect(path()).toBe('/auth?next=%2Fhistory');
  });
});

describe('the session of a locked account', () => {
  it('ends, and it and the login say where to write', async () => {
    signIn();
    const sentence = 'This account is locked. Please write to support@promptmint.example.';
    const locked = () => errorAnswer(403, sentence, { code: 'account_locked' });
    server.answer('GET /api/prompts/history', locked);
    server.answer('GET /api/auth/credits', locked);
    const { user } = renderApp('/history');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(localStorage.getItem('token')).toBeNull();

    server.answer('POST /api/auth/login', locked);
    await fill(user, screen.getByRole('textbox', { name: 'Email' }), 'nora@example.com');
    const password = screen.getByLabelText('Password', { selector: '[name=password]' });
    await fill(user, password, 'Secret12');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(password).toHaveFocus();
  });
});

describe('the navigation bar', () => {
  it('links only to pages that exist', async () => {
    signIn();
    renderApp('/dashboard');
    await dashboard();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(targets)).toEqual(
      new Set([
        '#main',
        '/dashboard',
        '/history',
        '/pricing',
        '/settings',
        '/terms',
        '/privacy',
        '/contact',
      ]),
    );
    expect(screen.getByRole('link', { name: '8 credits' })).toHaveAttribute('href', '/pricing');
    expect(screen.getAllByRole('link', { name: 'Buy Credits' })[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pricing' })).not.toBeInTheDocument();
  });

  it('links a signed-out person to features, prices and a login that returns to this page', async () => {
    const { user, path } = renderApp('/contact');
    const [features] = await screen.findAllByRole('link', { name: 'Features' });
    const [prices] = screen.getAllByRole('link', { name: 'Pricing' });
    const [login] = screen.getAllByRole('link', { name: 'Login' });
    expect(features).toHaveAttribute('href', '/#features');
    expect(prices).toHaveAttribute('href', '/#pricing');
    expect(login).toHaveAttribute('href', '/auth?next=%2Fcontact');

    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(prices as HTMLElement);
    const section = (await screen.findByRole('heading', { name: /^Pay for/ })).closest('section');
    expect(path()).toBe('/');
    expect(scrolled.mock.contexts).toContain(section);
    const [again] = screen.getAllByRole('link', { name: 'Features' });
    await user.click(again as HTMLElement);
    expect(scrolled.mock.contexts.at(-1)).toBe(document.getElementById('features'));
  });

  it('shows no badge if the balance could not be loaded, and only logs the failure', async () => {
    signIn();
    server.answer('GET /api/auth/credits', () => errorAnswer(503, 'Down'));
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderApp('/history');
    await screen.findByText('No prompts yet');
    await waitFor(() => expect(log).toHaveBeenCalledWith("We couldn't load your credits"));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/\d credits?$/)).not.toBeInTheDocument();
  });

  it('moves the focus to the new page, or to the anchor in the address', async () => {
    const { user } = renderApp('/contact');
    const [login] = await screen.findAllByRole('link', { name: 'Login' });
    await user.click(login as HTMLElement);
    await screen.findByRole('tab', { name: 'Login' });
    expect(screen.getByRole('main')).toHaveFocus();

    const [prices] = screen.getAllByRole('link', { name: 'Pricing' });
    await user.click(prices as HTMLElement);
    await screen.findByRole('heading', { name: /^Pay for/ });
    expect(document.getElementById('pricing')).toHaveFocus();
    await user.tab();
    expect(screen.getAllByRole('link', { name: 'Compare the plans' })[0]).toHaveFocus();

    await user.click(screen.getAllByRole('link', { name: 'Features' })[0] as HTMLElement);
    expect(document.getElementById('features')).toHaveFocus();
  });

  it('moves the focus to the page that follows an unknown address', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderApp('/nowhere');
    await user.click(await screen.findByRole('link', { name: 'Return to Home' }));
    await screen.findByRole('link', { name: 'See How It Works' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('opens as a menu on small screens', async () => {
    const { user } = renderApp('/auth');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('lets the browser open that menu if it supports commands', async () => {
    Object.assign(HTMLButtonElement.prototype, { commandForElement: null });
    const opened = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { user } = renderApp('/auth');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    expect(opened).not.toHaveBeenCalled();
  });

  it('has the same links in that menu', async () => {
    signIn();
    const { user } = renderApp('/history');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    await menu.findByRole('link', { name: '8 credits' });
    const entries = within(menu.getByRole('navigation', { name: 'Main' })).getAllByText(/./);
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'History',
      'Buy Credits',
      'Settings',
      '8 credits',
      'Logout',
    ]);
  });
});
