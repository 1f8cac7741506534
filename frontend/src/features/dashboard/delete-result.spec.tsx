import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { findResult, generate } from '../../../testing/dashboard';
import { json, PROMPT, startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';

const SECOND = { ...PROMPT, id: 'prompt-2', version: 2, refines: PROMPT.id, wish: 'shorter' };
const UNTIL = '2026-11-20T09:15:00.000Z';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  signIn();
  server.answer(`POST /api/prompts/${PROMPT.id}/refine`, () => json(200, SECOND));
  for (const id of [PROMPT.id, SECOND.id]) {
    server.answer(`DELETE /api/prompts/${id}`, ({ query }) => {
      const deleted = query['versions'] === 'all' ? [PROMPT.id, SECOND.id] : [id];
      return json(200, { deleted, restore_until: UNTIL });
    });
    server.answer(`POST /api/prompts/${id}/restore`, () => json(200, { restored: [id] }));
  }
});

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const storedResult = () =>
  Object.entries(sessionStorage).filter(([key]) => key.startsWith('result:'));

async function openResult(): Promise<UserEvent> {
  const { user } = renderApp('/dashboard');
  await generate(user);
  await findResult();
  return user;
}

async function refine(user: UserEvent): Promise<void> {
  await press(user, 'Refine');
  await press(user, 'Shorter');
  await screen.findByText('Version 2');
}

describe('deleting the result', () => {
  it('leaves an empty sheet, also after a reload, and can be undone', async () => {
    const user = await openResult();
    await press(user, 'Delete');
    expect(await screen.findByText('Prompt deleted')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Optimized prompt' })).not.toBeInTheDocument();
    expect(storedResult()).toEqual([]);
    expect(document.body).not.toHaveFocus();
    await press(user, 'Undo');
    expect(await findResult()).toBeVisible();
    expect(storedResult()).toHaveLength(1);
  });

  it('shows the version before when one version is deleted', async () => {
    const user = await openResult();
    await refine(user);
    await press(user, 'Delete');
    await press(user, 'Delete version 2');
    expect(await screen.findByText('Version 2 deleted')).toBeVisible();
    expect(await findResult()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Compare versions' })).not.toBeInTheDocument();
    expect(storedResult()[0]?.[1]).toContain(PROMPT.id);
    await press(user, 'Undo');
    expect(await screen.findByText('Version 2')).toBeVisible();
  });

  it('deletes all versions where the person chooses that', async () => {
    const user = await openResult();
    await refine(user);
    await press(user, 'Delete');
    await press(user, 'Delete all 2 versions');
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Optimized prompt' })).not.toBeInTheDocument(),
    );
  });

  it('is not undone over a newer result', async () => {
    const user = await openResult();
    await press(user, 'Delete');
    await screen.findByText('Prompt deleted');
    server.answer('POST /api/prompts/generate', () => json(200, { ...PROMPT, id: 'newer' }));
    await generate(user, 'another request');
    await findResult();
    await press(user, 'Undo');
    await screen.findByText('Restored');
    expect(storedResult()[0]?.[1]).toContain('newer');
  });
});
