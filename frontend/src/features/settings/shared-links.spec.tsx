import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { CATALOGUE, errorAnswer, json, startFakeServer } from '../../../testing/fake-server';
import { renderApp, signIn } from '../../../testing/render-app';
import type { SharedLink } from '../../api/generated';

const LINK: SharedLink = {
  id: 'link-1',
  prompt_id: 'prompt-1',
  url: 'https://mint.example/s/4fTqYJmVw0aXo2RkZ8LbNc',
  original_input: 'job ad for our bakery\nweekend shifts',
  target_model: 'claude',
  version: 2,
  created_at: '2026-11-20T12:00:00.000Z',
  expires_at: '2026-12-20T12:00:00.000Z',
};
const LINKS = 'GET /api/shared-links';
const REVOKE = 'DELETE /api/shared-links/link-1';

let server: ReturnType<typeof startFakeServer>;
beforeEach(() => {
  server = startFakeServer();
  server.answer(LINKS, () => json(200, { links: [LINK] }));
  signIn();
});

const findSection = async () => within(await screen.findByRole('region', { name: 'Shared links' }));

describe('the shared links in the settings', () => {
  it('are listed with their request, version and days, and can be copied', async () => {
    const { user } = renderApp('/settings');
    const section = await findSection();
    const entry = await section.findByRole('listitem');
    expect(entry).toHaveTextContent('job ad for our bakery');
    expect(entry).toHaveTextContent(
      'Claude, version 2. Made Nov 20, 2026, works until Dec 20, 2026.',
    );
    const name = 'Copy link to job ad for our bakery';
    await user.click(section.getByRole('button', { name }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(LINK.url);
  });

  it('can be copied and revoked where the plan hides the prompt', async () => {
    server.answer(LINKS, () => json(200, { links: [{ ...LINK, original_input: null }] }));
    renderApp('/settings');
    const section = await findSection();
    expect(await section.findByRole('listitem')).toHaveTextContent('Hidden older prompt');
    for (const action of ['Copy', 'Revoke']) {
      const name = `${action} link to Hidden older prompt`;
      expect(section.getByRole('button', { name })).toBeVisible();
    }
  });

  it('are revoked after a question', async () => {
    server.answer(REVOKE, () => {
      server.answer(LINKS, () => json(200, { links: [] }));
      return json(200, LINK);
    });
    const { user } = renderApp('/settings');
    const section = await findSection();
    await user.click(await section.findByRole('button', { name: /^Revoke link/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Revoke this link?' }));
    await user.click(dialog.getByRole('button', { name: 'Revoke Link' }));
    expect(await screen.findByText('Link revoked')).toBeVisible();
    expect(await section.findByText('No shared links')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Shared links' })).toHaveFocus());
  });

  it('stay listed when revoking fails, with the reason in the dialog', async () => {
    server.answer(REVOKE, () => errorAnswer(503, 'The service is briefly unavailable.'));
    const { user } = renderApp('/settings');
    const section = await findSection();
    await user.click(await section.findByRole('button', { name: /^Revoke link/ }));
    await user.click(screen.getByRole('button', { name: 'Revoke Link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('briefly unavailable');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(section.getByRole('listitem')).toBeVisible();
    expect(section.getByRole('button', { name: /^Revoke link/ })).toHaveFocus();
  });

  it('cannot be copied after the secret of the service has changed', async () => {
    server.answer(LINKS, () => json(200, { links: [{ ...LINK, url: null }] }));
    renderApp('/settings');
    const section = await findSection();
    expect(await section.findByRole('button', { name: /^Revoke link/ })).toBeVisible();
    expect(section.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
  });

  it('show an error with a retry when they cannot be loaded', async () => {
    server.answer(LINKS, () => errorAnswer(500, 'Something went wrong on our side.'));
    const { user } = renderApp('/settings');
    const section = await findSection();
    expect(await section.findByText("We couldn't load your shared links")).toBeVisible();
    server.answer(LINKS, () => json(200, { links: [LINK] }));
    await user.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByRole('listitem')).toBeVisible();
  });

  it('are neither shown nor in the index where the operator allows none', async () => {
    server.answer('GET /api/catalogue', () => json(200, { ...CATALOGUE, shared_links: false }));
    renderApp('/settings');
    const index = within(await screen.findByRole('navigation', { name: 'Settings' }));
    await waitFor(() =>
      expect(index.queryByRole('link', { name: 'Shared links' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('region', { name: 'Shared links' })).not.toBeInTheDocument();
  });
});
