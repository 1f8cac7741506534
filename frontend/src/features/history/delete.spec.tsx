import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { errorAnswer, historyItem, json, startFakeServer } from '../../../testing/fake-server';
import { answerHistory, findRow, HISTORY } from '../../../testing/history';
import { renderApp, signIn } from '../../../testing/render-app';

const DELETE = 'DELETE /api/prompts/a';
const RESTORE = 'POST /api/prompts/a/restore';
const ITEMS = [historyItem('a'), historyItem('b')];

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
  answerHistory(server, ITEMS);
  server.answer('GET /api/prompts/a/versions', () => json(200, { versions: [ITEMS[0]] }));
  server.answer(DELETE, () => {
    answerHistory(server, ITEMS.slice(1));
    return json(200, { deleted: ['a'], restore_until: '2026-11-20T09:15:00.000Z' });
  });
  server.answer(RESTORE, () => {
    answerHistory(server, ITEMS);
    return json(200, { restored: ['a'] });
  });
});

const press = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('deleting a prompt in the history', () => {
  it('takes it off the list at once and moves the focus to the heading', async () => {
    const { user } = renderApp('/history');
    await user.click(await findRow(/request a/));
    await press(user, 'Delete');
    expect(await screen.findByText('Prompt deleted')).toBeVisible();
    expect(screen.queryByRole('button', { name: /request a/ })).not.toBeInTheDocument();
    expect(await screen.findByText('1 prompt')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'History' })).toHaveFocus();
    expect(server.callsTo(DELETE)[0]?.query).toEqual({ versions: 'this' });
    expect(server.callsTo('GET /api/prompts/a/versions')).toHaveLength(1);
  });

  it('can be undone in the toast', async () => {
    const { user } = renderApp('/history');
    await user.click(await findRow(/request a/));
    await press(user, 'Delete');
    await press(user, 'Undo');
    expect(await findRow(/request a/)).toBeVisible();
    expect(await screen.findByText('Restored')).toBeVisible();
    expect(server.callsTo(RESTORE)).toHaveLength(1);
    expect(server.callsTo(HISTORY)).toHaveLength(3);
  });

  it('asks which versions where there are several', async () => {
    const versions = [ITEMS[0], historyItem('c', { version: 2, refines: 'a', wish: 'shorter' })];
    server.answer('GET /api/prompts/a/versions', () => json(200, { versions }));
    const { user } = renderApp('/history');
    await user.click(await findRow(/request a/));
    await screen.findByText('Version 1 of 2');
    await press(user, 'Delete');
    const one = screen.getByRole('button', { name: 'Delete version 1' });
    expect(one).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await press(user, 'Delete');
    await press(user, 'Delete all 2 versions');
    expect(await screen.findByText('All versions deleted')).toBeVisible();
    expect(server.callsTo(DELETE)[0]?.query).toEqual({ versions: 'all' });
  });

  it('keeps the prompt and says why when the server refuses', async () => {
    const words = 'This prompt is still being written. Please delete it once it is finished.';
    server.answer(DELETE, () => errorAnswer(409, words));
    const { user } = renderApp('/history');
    await user.click(await findRow(/request a/));
    await press(user, 'Delete');
    expect(await screen.findByText(words)).toBeVisible();
    expect(await findRow(/request a/)).toBeVisible();
  });

  it('says so when it is too late to undo', async () => {
    server.answer(RESTORE, () => errorAnswer(410, 'This prompt was deleted.'));
    const { user } = renderApp('/history');
    await user.click(await findRow(/request a/));
    await press(user, 'Delete');
    await press(user, 'Undo');
    expect(await screen.findByText('This prompt was deleted.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Restored')).not.toBeInTheDocument());
  });
});
