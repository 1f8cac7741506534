import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill } from '../../../testing/fill';
import {
  EMPTY_STATS,
  errorAnswer,
  json,
  PROMPT,
  startFakeServer,
} from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';
import { newAttempt, refineCall } from '../../api/attempts/attempt';
import { openAttempts } from '../../api/attempts/open-attempts';
import { storedBlankValues } from '../../prompt/document/stored-blank-values';
import { storedTriedPrompt } from '../../prompt/tried/stored-tried-prompt';

const ACCOUNT = 'DELETE /api/auth/account';
const STATS = 'GET /api/prompts/stats/summary';
let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
});

const opener = async () => {
  const zone = await screen.findByRole('region', { name: 'Danger zone' });
  return within(zone).getAllByRole('button', { name: 'Delete Account' })[0] as HTMLElement;
};
const dialog = async () => within(await screen.findByRole('dialog', { name: /^Delete your/ }));
const password = async () => (await dialog()).getByLabelText('Password', { selector: 'input' });
const confirm = async (user: UserEvent) =>
  user.click((await dialog()).getByRole('button', { name: 'Delete Account' }));

describe('deleting the account', () => {
  it('lists what is lost and for how long it can be restored', async () => {
    server.answer(STATS, () => json(200, { ...EMPTY_STATS, total_prompts: 1_204 }));
    const { user } = renderApp('/settings');
    await screen.findByText('1,204');
    await user.click(await opener());
    const losses = within((await dialog()).getByRole('list'));
    expect(losses.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Your account nora@example.com',
      'All your prompts and templates',
      '8 credits',
    ]);
    expect((await dialog()).getByText(/You can restore everything for 30 days/)).toBeVisible();
    expect(await password()).toHaveFocus();
    expect(await password()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('lists the credits without their number if it could not be loaded', async () => {
    server.answer('GET /api/auth/credits', () => errorAnswer(503, 'Down'));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderApp('/settings');
    await user.click(await opener());
    const losses = within((await dialog()).getByRole('list'));
    expect(losses.getByText('Your credits')).toBeVisible();
  });

  it('lists no credits if none are left', async () => {
    server.answer('GET /api/auth/credits', () => json(200, { credits: 0 }));
    const { user } = renderApp('/settings');
    await screen.findByRole('link', { name: '0 credits' });
    await user.click(await opener());
    const losses = within((await dialog()).getByRole('list'));
    expect(losses.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Your account nora@example.com',
      'All your prompts and templates',
    ]);
  });

  it('requires the password, logs out and shows until when it can be restored', async () => {
    server.answer(ACCOUNT, () =>
      json(200, { message: 'Deleted', restore_until: '2026-12-21T09:00:00' }),
    );
    const { user, path } = renderApp('/settings');
    await user.click(await opener());
    await confirm(user);
    expect(await password()).toHaveAccessibleDescription('Enter your password');
    expect(server.callsTo(ACCOUNT)).toEqual([]);

    await fill(user, await password(), 'Secret12');
    await confirm(user);
    expect(
      await screen.findByText(
        'Your account is deleted. To restore it, log in before Dec 21, 2026 at 9:00 AM.',
      ),
    ).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
    expect(path()).toBe('/auth');
    expect(localStorage.getItem('token')).toBeNull();
    expect(JSON.parse(server.callsTo(ACCOUNT)[0]?.body ?? '')).toEqual({ password: 'Secret12' });
  });

  it('shows a wrong password beside the field', async () => {
    server.answer(ACCOUNT, () =>
      errorAnswer(403, 'The current password is not correct.', { code: 'wrong_password' }),
    );
    const { user } = renderApp('/settings');
    await user.click(await opener());
    await fill(user, await password(), 'Secret13');
    await confirm(user);
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription('The current password is not correct.'),
    );
    expect(await password()).toHaveFocus();
    expect(localStorage.getItem('token')).toBe('stored');
  });

  it('says why it failed although the dialog was closed meanwhile', async () => {
    let answer: (refusal: Response) => void = () => undefined;
    server.answer(ACCOUNT, () => new Promise((resolve) => (answer = resolve)));
    const { user } = renderApp('/settings');
    await user.click(await opener());
    await fill(user, await password(), 'Secret12');
    await confirm(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog', { name: /^Delete your/ })).not.toBeInTheDocument();
    await act(async () => answer(errorAnswer(503, 'The service is briefly unavailable.')));
    expect(await screen.findByText('The service is briefly unavailable.')).toBeVisible();
  });

  it('is cancelled by Escape and Cancel', async () => {
    const { user } = renderApp('/settings');
    await user.click(await opener());
    await fill(user, await password(), 'Secret12');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: /^Delete your/ })).not.toBeInTheDocument();
    expect(await opener()).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(await opener()).toHaveFocus();
    expect(server.callsTo(ACCOUNT)).toEqual([]);
  });
});

describe('the deletion of the account', () => {
  it('removes what this browser stores of the texts of the account, and of no other', async () => {
    server.answer(ACCOUNT, () =>
      json(200, { message: 'Deleted', restore_until: '2026-12-21T09:00:00' }),
    );
    for (const owner of ['nora@example.com', 'ada@example.com']) {
      const attempt = newAttempt({
        owner,
        place: 'dashboard',
        call: refineCall('1', { wish: 'shorter' }),
        task: null,
      });
      openAttempts.save(attempt);
      storedTriedPrompt.restore(owner, {
        request: 'tried',
        prompt: { ...PROMPT, kind: 'general', language: 'en' },
      });
      localStorage.setItem(`draft:${owner}`, '{}');
      sessionStorage.setItem(`result:${owner}`, '{}');
    }
    storedBlankValues.save('1', { town: 'Malmö' });
    const storedOf = (owner: string) =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
        .filter((key) => key.includes(owner))
        .map((key) => key.split(':')[0]);
    const all = ['attempt', 'draft', 'tried', 'attempt', 'result'];
    const { user } = renderApp('/settings');
    await user.click(await opener());
    await fill(user, await password(), 'Secret12');
    expect(storedOf('nora@example.com').toSorted()).toEqual(all.toSorted());
    await confirm(user);
    await screen.findByText(/^Your account is deleted/);
    expect(storedOf('nora@example.com')).toEqual([]);
    expect(storedOf('ada@example.com').toSorted()).toEqual(all.toSorted());
    expect(storedBlankValues.load('1')).toEqual({});
  });
});
