import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { historyItem, startFakeServer } from '../../../testing/fake-server';
import { HISTORY, entry, keep } from '../../../testing/history';
import { renderApp, signIn } from '../../../testing/render-app';

const skeleton = () => screen.findByRole('status', { name: 'Loading your history' });

describe('the history, left and come back to', () => {
  let server: ReturnType<typeof startFakeServer>;
  beforeEach(() => {
    signIn();
    server = startFakeServer();
    keep(server, [historyItem('a'), historyItem('b')]);
  });

  it('has the room it had before its prompts are there', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(2_345);
    const { go, back } = renderApp('/history');
    await entry(/request a/);
    await go('/terms');
    await screen.findByRole('heading', { level: 1, name: /Terms/ });
    server.answer(HISTORY, () => new Promise(() => undefined));
    await back();
    expect(await skeleton()).toHaveStyle({ minHeight: '2345px' });
  });

  it('has that room also where it was reloaded', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(2_345);
    const first = renderApp('/history');
    await entry(/request a/);
    window.dispatchEvent(new Event('pagehide'));
    server.answer(HISTORY, () => new Promise(() => undefined));
    renderApp(first.entry());
    expect(await skeleton()).toHaveStyle({ minHeight: '2345px' });
  });

  it('has those open that were, and nothing where it is opened anew', async () => {
    const { user, go, back } = renderApp('/history');
    await user.click(await entry(/request a/));
    await user.click(await entry(/request b/));
    await user.click(await entry(/request b/));
    await go('/terms');
    await back();
    expect(await entry(/request a/)).toHaveAttribute('aria-expanded', 'true');
    expect(await entry(/request b/)).toHaveAttribute('aria-expanded', 'false');
    await go('/terms');
    await go('/history');
    expect(await entry(/request a/)).toHaveAttribute('aria-expanded', 'false');
  });
});
