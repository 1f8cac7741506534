import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { findResult, generate } from '../../../testing/dashboard';
import { CATALOGUE, errorAnswer, json, startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const SHARE = 'POST /api/prompts/prompt-1/shares';
const URL = 'https://mint.example/s/4fTqYJmVw0aXo2RkZ8LbNc';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.answer(SHARE, () =>
    json(201, { id: 'link-1', url: URL, expires_at: '2026-12-20T12:00:00.000Z' }),
  );
  signIn();
});

/** Opens the dialog that shares the result. */
async function openDialog() {
  const { user } = renderApp('/dashboard');
  await generate(user);
  await user.click(await within(await findResult()).findByRole('button', { name: 'Share' }));
  return {
    user,
    dialog: within(await screen.findByRole('dialog', { name: 'Share this prompt?' })),
  };
}

describe('sharing a result', () => {
  it('warns that the request is visible, and makes a link for 30 days unless chosen otherwise', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.getByText('and your request')).toBeVisible();
    expect(dialog.getByText(/Blanks you have filled in here stay empty there/)).toBeVisible();
    expect(dialog.getByRole('combobox', { name: 'The link works for' })).toHaveValue('30');
    await user.click(dialog.getByRole('button', { name: 'Create Link' }));
    const ready = within(await screen.findByRole('dialog', { name: 'Your link is ready' }));
    expect(ready.getByRole('textbox', { name: 'Link' })).toHaveValue(URL);
    expect(ready.getByText(/Works until Dec 20, 2026/)).toBeVisible();
    const copy = ready.getByRole('button', { name: 'Copy Link' });
    expect(copy).toHaveFocus();
    await user.click(copy);
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(URL);
    expect(JSON.parse(server.callsTo(SHARE)[0]?.body ?? '')).toEqual({ expires_in_days: 30 });
    await user.click(ready.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('copies the link without the clipboard of the browser from inside the dialog, where text can be selected', async () => {
    const { user, dialog } = await openDialog();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('plain HTTP'));
    const isSelectable = jest.fn(() => document.querySelector('dialog[open] textarea') !== null);
    document.execCommand = isSelectable;
    await user.click(dialog.getByRole('button', { name: 'Create Link' }));
    await user.click(await screen.findByRole('button', { name: 'Copy Link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(isSelectable).toHaveReturnedWith(true);
  });

  it('sends the chosen time', async () => {
    const { user, dialog } = await openDialog();
    await user.selectOptions(dialog.getByRole('combobox'), '1 day');
    await user.click(dialog.getByRole('button', { name: 'Create Link' }));
    await screen.findByRole('dialog', { name: 'Your link is ready' });
    expect(JSON.parse(server.callsTo(SHARE)[0]?.body ?? '')).toEqual({ expires_in_days: 1 });
  });

  it('makes no link when it is cancelled', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.callsTo(SHARE)).toEqual([]);
  });

  it('shows in the dialog why no link could be made', async () => {
    server.answer(SHARE, () => errorAnswer(409, 'You have 100 shared links.'));
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Create Link' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('You have 100 shared links.');
  });

  it('is not offered where the operator allows no links', async () => {
    server.answer('GET /api/catalogue', () => json(200, { ...CATALOGUE, shared_links: false }));
    const { user } = renderApp('/dashboard');
    await generate(user);
    const result = within(await findResult());
    await waitFor(() => expect(server.callsTo('GET /api/catalogue')).not.toEqual([]));
    expect(result.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });
});
