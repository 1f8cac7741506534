import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fill } from '../../../testing/fill';
import { historyItem, json, PROMPT, startFakeServer } from '../../../testing/fake-server';
import { HISTORY, findRow, answerHistory } from '../../../testing/history';
import { renderApp, signIn } from '../../../testing/render-app';

const note = () => screen.getByRole('textbox', { name: 'Or use your own words' });
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

  it('opens a regenerated row again, and after another row was deleted too', async () => {
    server.answer('POST /api/prompts/generate', () => json(200, { ...PROMPT, id: 'new' }));
    server.answer('DELETE /api/prompts/b', () => {
      answerHistory(server, [historyItem('new'), historyItem('a')]);
      return json(200, { deleted: ['b'], restore_until: '2026-11-20T09:15:00.000Z' });
    });
    const { user, go, back } = renderApp('/history');
    await user.click(await findRow(/request a/));
    await user.click(screen.getAllByRole('button', { name: 'Regenerate' })[0] as HTMLElement);
    await screen.findByText('Prompt regenerated');
    await user.click(screen.getByRole('button', { name: 'Refine' }));
    await fill(user, note(), 'ask for three versions');
    await user.click(await findRow(/request b/));
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement);
    expect(await findRow(/request new/)).toHaveAttribute('aria-expanded', 'true');
    expect(await findRow(/request a/)).toHaveAttribute('aria-expanded', 'false');
    expect(note()).toHaveValue('ask for three versions');
    await go('/terms');
    await back();
    expect(await findRow(/request new/)).toHaveAttribute('aria-expanded', 'true');
  });
});
