import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { historyItem, startFakeServer } from '../../../testing/fake-server';
import { HISTORY, findRow, answerHistory } from '../../../testing/history';
import { renderApp, signIn } from '../../../testing/render-app';

const skeleton = () => screen.findByRole('status', { name: 'Loading your history' });

describe('returning to the history', () => {
  let server: ReturnType<typeof startFakeServer>;
  beforeEach(() => {
    signIn();
    server = startFakeServer();
    answerHistory(server, [historyItem('a'), historyItem('b')]);
  });

  it("reserves the list's height until its prompts are loaded", async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(2_345);
    const { go, back } = renderApp('/history');
    await findRow(/request a/);
    await go('/terms');
    await screen.findByRole('heading', { level: 1, name: /Terms/ });
    server.answer(HISTORY, () => new Promise(() => undefined));
    await back();
    expect(await skeleton()).toHaveStyle({ minHeight: '2345px' });
  });

  it("reserves the list's height after a reload too", async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(2_345);
    const first = renderApp('/history');
    await findRow(/request a/);
    window.dispatchEvent(new Event('pagehide'));
    server.answer(HISTORY, () => new Promise(() => undefined));
    renderApp(first.entry());
    expect(await skeleton()).toHaveStyle({ minHeight: '2345px' });
  });

  it('opens the same rows again, but none on a new visit', async () => {
    const { user, go, back } = renderApp('/history');
    await user.click(await findRow(/request a/));
    await user.click(await findRow(/request b/));
    await user.click(await findRow(/request b/));
    await go('/terms');
    await back();
    expect(await findRow(/request a/)).toHaveAttribute('aria-expanded', 'true');
    expect(await findRow(/request b/)).toHaveAttribute('aria-expanded', 'false');
    await go('/terms');
    await go('/history');
    expect(await findRow(/request a/)).toHaveAttribute('aria-expanded', 'false');
  });
});
