import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { json, startFakeServer } from '../../testing/fake-server';
import { signIn } from '../../testing/render-app';
import { PUBLIC_PAGES } from './prerender/pages';
import { renderPage } from './prerender/render';
import { startPublicPage } from './start-public-page';
import { startUser } from '../../testing/start-user';

const FILES = {
  styles: '/s.css',
  scripts: ['/m.js'],
  textFont: '/t.woff2',
  socialImage: '',
  codeFont: '/c.woff2',
};
let server: ReturnType<typeof startFakeServer>;

/** Opens a prerendered page as a browser does and starts its script. */
function open(path: string): HTMLElement {
  const page = PUBLIC_PAGES.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No public page at ${path}`);
  const html = renderPage(page, 'http://localhost', FILES);
  window.history.replaceState(null, '', path);
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  const root = document.getElementById('root') as HTMLElement;
  startPublicPage(root);
  return root;
}

/** Whether the application has replaced the page. */
const isLive = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('[data-theme-toggle]')).toBeNull());

beforeEach(() => {
  server = startFakeServer();
  // Here the application renders the page, not the test.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  document.documentElement.removeAttribute('data-session');
  document.body.innerHTML = '';
});

describe('a prerendered page', () => {
  // First, because the applications of earlier tests would react to the new session too.
  it('keeps opened questions and the scroll position', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo');
    const root = open('/');
    const questions = () => [...root.querySelectorAll('details')];
    for (const [index, question] of questions().entries()) question.open = index === 3;
    Object.assign(window, { scrollX: 0, scrollY: 640 });
    signIn();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await isLive(root);
    expect(
      questions()
        .map(({ open: isOpen }) => isOpen)
        .indexOf(true),
    ).toBe(3);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
    Object.assign(window, { scrollY: 0 });
  });
});

describe('a signed-in person on a public page', () => {
  it('gets the application with the balance at once, and can log out', async () => {
    signIn();
    const root = open('/terms');
    expect(document.documentElement).toHaveAttribute('data-session');
    await isLive(root);
    expect(await screen.findByRole('link', { name: '8 credits' })).toBeVisible();
    await startUser().click(screen.getAllByRole('button', { name: 'Logout' })[0] as HTMLElement);
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('token_type')).toBeNull();
  });

  it('stays static until a press needs the application, then repeats that press', async () => {
    const root = open('/pricing');
    expect(root.querySelector('[data-theme-toggle]')).not.toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-session');
    expect(server.calls).toEqual([]);
    // Without user-event, which would give the application time to load first.
    screen.getByRole('link', { name: 'Buy 100 credits' }).click();
    expect(await screen.findByText('Please login to purchase credits')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
    expect(window.location.search).toBe('?next=%2Fpricing');
  });

  it('keeps typed text and the cursor, and sends the form', async () => {
    server.answer('POST /api/contact/submit', () => json(200, { message: 'Kept' }));
    const root = open('/contact');
    const user = startUser();
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    field('Name').value = 'Nora Lindqvist';
    field('Email').value = 'nora@example.com';
    field('Message').value = 'I cannot find the receipt of today.';
    field('Subject').value = 'Where is my receipt?';
    field('Subject').focus();
    field('Subject').setSelectionRange(5, 5);
    await isLive(root);
    expect(field('Name')).toHaveValue('Nora Lindqvist');
    expect(field('Message')).toHaveValue('I cannot find the receipt of today.');
    expect(screen.getByText('35/2000 characters')).toBeVisible();
    expect(field('Subject')).toHaveFocus();
    expect(field('Subject')).toHaveValue('Where is my receipt?');
    expect(field('Subject').selectionStart).toBe(5);
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText("Message sent! We'll respond within 24 hours")).toBeVisible();
    expect(server.callsTo('POST /api/contact/submit')).toHaveLength(1);
  });
});
