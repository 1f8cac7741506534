import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ApiKey } from '../../../api/generated';
import { fill } from '../../../../testing/fill';
import {
  errorAnswer,
  FREE_SUBSCRIPTION,
  json,
  startFakeServer,
} from '../../../../testing/fake-server';
import { renderApp, signIn } from '../../../../testing/render-app';

const KEYS = '/api/auth/api-keys';
const SECRET = 'pm_Zz98yx76_0123456789ABCDEFGHIJKLMNOPQRSTUV000000';
const WITH_ACCESS = {
  ...FREE_SUBSCRIPTION,
  plan: 'pro' as const,
  features: { ...FREE_SUBSCRIPTION.features, api_access: true },
};

const apiKey = (id: string, more: Partial<ApiKey> = {}): ApiKey => ({
  id,
  shown: `pm_${id}_...`,
  name: `Key ${id}`,
  scopes: ['prompts:read', 'prompts:write'],
  status: 'active',
  created_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2027-11-20T10:00:00.000Z',
  last_used_at: null,
  monthly_cap: null,
  used_this_month: 0,
  ...more,
});

let server: ReturnType<typeof startFakeServer>;
let keys: ApiKey[];
beforeEach(() => {
  server = startFakeServer();
  signIn();
  keys = [];
  server.answer('GET /api/auth/subscription', () => json(200, WITH_ACCESS));
  server.answer(`GET ${KEYS}`, () => json(200, { api_keys: keys }));
  server.answer(`POST ${KEYS}`, () => made(apiKey('Zz98yx76', { name: 'CI' })));
});

/** The answer of a call that makes a key. */
function made(key: ApiKey): Response {
  keys = [key, ...keys];
  return json(201, { key: SECRET, api_key: key });
}

const section = async () => within(await screen.findByRole('region', { name: 'API keys' }));
const press = async (user: UserEvent, name: string) =>
  user.click(await (await section()).findByRole('button', { name }));
const confirm = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const sent = (route: string) => JSON.parse(server.callsTo(route)[0]?.body ?? '');

describe('the API keys of a plan without API access', () => {
  it('say what they would give, with a link to the pricing page', async () => {
    server.answer('GET /api/auth/subscription', () => json(200, FREE_SUBSCRIPTION));
    renderApp('/settings');
    const keysSection = await section();
    expect(await keysSection.findByText('Included in Pro')).toBeVisible();
    expect(keysSection.getByText(/from a script or the command line/)).toBeVisible();
    expect(keysSection.getByRole('link', { name: 'See pricing' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    expect(keysSection.queryByRole('button')).not.toBeInTheDocument();
  });

  it('are listed if there are some from before, and can only be revoked', async () => {
    server.answer('GET /api/auth/subscription', () => json(200, FREE_SUBSCRIPTION));
    keys = [apiKey('Ab12cd34')];
    renderApp('/settings');
    expect(await (await section()).findByText(/Your key is kept, but refused/)).toBeVisible();
    expect((await section()).getByRole('button', { name: 'Revoke' })).toBeVisible();
    for (const name of ['Rotate', 'New API key']) {
      expect((await section()).queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });
});

describe('the API keys from before that a plan without API access keeps', () => {
  const kept = /kept, but refused until your plan includes API access/;
  const live = [apiKey('Ab12cd34'), apiKey('Cd56ef78', { status: 'rotated' })];
  const expired = apiKey('Ef90gh12', { status: 'expired' });
  beforeEach(() => {
    server.answer('GET /api/auth/subscription', () => json(200, FREE_SUBSCRIPTION));
  });

  it('are counted without the expired ones', async () => {
    keys = [...live, expired];
    renderApp('/settings');
    expect(await (await section()).findByText(kept)).toHaveTextContent(/^Your 2 keys are kept/);
  });

  it('are not mentioned if all of them have expired', async () => {
    keys = [expired];
    renderApp('/settings');
    expect(await (await section()).findByText('Included in Pro')).toBeVisible();
    expect((await section()).queryByText(kept)).not.toBeInTheDocument();
  });
});

describe('the list of API keys', () => {
  it('shows a skeleton while it loads', async () => {
    server.answer(`GET ${KEYS}`, () => new Promise(() => {}));
    renderApp('/settings');
    expect(await screen.findByRole('status', { name: 'Loading your API keys' })).toBeVisible();
  });

  it('says what to do when there are none', async () => {
    renderApp('/settings');
    expect(await (await section()).findByText('No API keys yet')).toBeVisible();
    expect((await section()).getByRole('button', { name: 'New API key' })).toBeVisible();
  });

  it('shows when each key was used, when it ends and what it has spent', async () => {
    keys = [
      apiKey('Ab12cd34', {
        last_used_at: new Date().toISOString(),
        monthly_cap: 50,
        used_this_month: 12,
      }),
      apiKey('Cd56ef78', { status: 'rotated' }),
      apiKey('Ef90gh12', { status: 'expired' }),
      apiKey('Gh34ij56', { expires_at: null }),
    ];
    renderApp('/settings');
    const items = await (await section()).findAllByRole('listitem');
    const texts = items.map((item) => item.textContent);
    expect(texts[0]).toContain('pm_Ab12cd34_...');
    expect(texts[0]).toContain('Last useda few seconds ago');
    expect(texts[0]).toContain('ExpiresNov 20, 2027');
    expect(texts[0]).toContain('Credits this month12 of 50');
    expect(texts[0]).toContain('May read prompts and write prompts.');
    expect(texts[1]).toContain('Replaced');
    expect(texts[1]).toContain('Works until');
    expect(texts[2]).toContain('Remove');
    expect(texts[3]).toContain('ExpiresNever');
    expect(await (await section()).findAllByRole('button', { name: 'Rotate' })).toHaveLength(2);
  });

  it('counts no key that was replaced or has expired against the limit', async () => {
    keys = [
      apiKey('Ab12cd34'),
      apiKey('Cd56ef78', { status: 'rotated' }),
      apiKey('Ef90gh12', { status: 'expired' }),
    ];
    renderApp('/settings');
    expect(await (await section()).findByText('1 of 20 keys')).toBeVisible();
  });

  it('offers to load it again when it failed', async () => {
    server.answer(`GET ${KEYS}`, () => errorAnswer(503, 'Down for a moment'));
    const { user } = renderApp('/settings');
    expect(await (await section()).findByText("We couldn't load your API keys")).toBeVisible();
    expect((await section()).getByText('Down for a moment')).toBeVisible();
    server.answer(`GET ${KEYS}`, () => json(200, { api_keys: [apiKey('Ab12cd34')] }));
    await press(user, 'Try again');
    expect(await (await section()).findByText('Key Ab12cd34')).toBeVisible();
  });
});

describe('making an API key', () => {
  it('sends what was chosen, and shows the key until the person has put it away', async () => {
    const { user } = renderApp('/settings');
    await press(user, 'New API key');
    await fill(user, await screen.findByLabelText('Name'), ' CI ');
    await user.click(screen.getByLabelText('See credits and the credit statement'));
    await user.selectOptions(screen.getByLabelText('Expires'), 'After 30 days');
    await fill(user, screen.getByLabelText(/^Monthly limit/), '25');
    await confirm(user, 'Make key');

    const card = await screen.findByRole('group', { name: 'Your new key: CI' });
    expect(within(card).getByText(SECRET)).toBeVisible();
    await waitFor(() => expect(card).toHaveFocus());
    expect(sent(`POST ${KEYS}`)).toEqual({
      name: 'CI',
      scopes: ['prompts:read', 'prompts:write'],
      expires_in_days: 30,
      monthly_cap: 25,
    });
    await press(user, 'Copy key');
    expect(await screen.findByText('API key copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    await press(user, 'I have saved it');
    expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'API keys' })).toHaveFocus();
    expect(await (await section()).findByText('1 of 20 keys')).toBeVisible();
  });

  it('asks for a year and no limit by default, and can be without an end', async () => {
    const { user } = renderApp('/settings');
    await press(user, 'New API key');
    expect(await screen.findByLabelText('Expires')).toHaveDisplayValue('After 1 year');
    await fill(user, screen.getByLabelText('Name'), 'CI');
    await user.selectOptions(screen.getByLabelText('Expires'), 'Never');
    await confirm(user, 'Make key');
    await screen.findByText(SECRET);
    expect(sent(`POST ${KEYS}`)).toMatchObject({ expires_in_days: null, monthly_cap: null });
  });

  it('shows what is missing beside its field, and sends nothing', async () => {
    const { user } = renderApp('/settings');
    await press(user, 'New API key');
    const dialog = within(await screen.findByRole('dialog'));
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
    await fill(user, dialog.getByLabelText(/^Monthly limit/), '1.5');
    await confirm(user, 'Make key');
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/Enter a name/);
    expect(dialog.getByRole('group')).toHaveAccessibleDescription('Choose at least one');
    expect(dialog.getByText(/^Enter a whole number from 1 to 100,000/)).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    expect(server.callsTo(`POST ${KEYS}`)).toEqual([]);
  });

  it('shows why the server refuses it, and keeps what was typed', async () => {
    server.answer(`POST ${KEYS}`, () =>
      errorAnswer(409, 'You have as many API keys as you can have.'),
    );
    const { user } = renderApp('/settings');
    await press(user, 'New API key');
    await fill(user, await screen.findByLabelText('Name'), 'CI');
    await confirm(user, 'Make key');
    expect(await screen.findByText('You have as many API keys as you can have.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('CI');
  });

  it('says so when the browser does not allow copying', async () => {
    const { user } = renderApp('/settings');
    await press(user, 'New API key');
    await fill(user, await screen.findByLabelText('Name'), 'CI');
    await confirm(user, 'Make key');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await press(user, 'Copy key');
    expect(await screen.findByText(/did not allow copying/)).toBeVisible();
    expect(screen.getByText(SECRET)).toBeVisible();
  });
});

describe('an API key whose dialog was closed before the answer', () => {
  it('is shown when it was made', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.answer(`POST ${KEYS}`, () => promise);
    const { user } = renderApp('/settings');
    await press(user, 'New API key');
    await fill(user, await screen.findByLabelText('Name'), 'CI');
    await confirm(user, 'Make key');
    await confirm(user, 'Cancel');
    resolve(made(apiKey('Zz98yx76', { name: 'CI' })));
    expect(await screen.findByText(SECRET)).toBeVisible();
  });

  it('is shown when it takes the place of another', async () => {
    keys = [apiKey('Ab12cd34')];
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.answer(`POST ${KEYS}/Ab12cd34/rotate`, () => promise);
    const { user } = renderApp('/settings');
    await press(user, 'Rotate');
    await confirm(user, 'Rotate key');
    await confirm(user, 'Cancel');
    resolve(made(apiKey('Zz98yx76', { name: 'Key Ab12cd34' })));
    expect(await screen.findByText(SECRET)).toBeVisible();
  });
});

describe('rotating and revoking an API key', () => {
  it('shows the new key once, and until when the old one works', async () => {
    keys = [apiKey('Ab12cd34')];
    server.answer(`POST ${KEYS}/Ab12cd34/rotate`, () => {
      keys = [apiKey('Ab12cd34', { status: 'rotated' })];
      return made(apiKey('Zz98yx76', { name: 'Key Ab12cd34' }));
    });
    const { user } = renderApp('/settings');
    await press(user, 'Rotate');
    expect(await screen.findByText(/works for 24 more hours/)).toBeVisible();
    await confirm(user, 'Rotate key');
    expect(await screen.findByText(SECRET)).toBeVisible();
    expect(await (await section()).findByText('Replaced')).toBeVisible();
  });

  it('asks before it revokes a key, and takes it off the list', async () => {
    keys = [apiKey('Ab12cd34')];
    server.answer(`DELETE ${KEYS}/Ab12cd34`, () => {
      keys = [];
      return json(200, { message: 'Revoked' });
    });
    const { user } = renderApp('/settings');
    await press(user, 'Revoke');
    expect(await screen.findByText(/are refused from now on/)).toBeVisible();
    await confirm(user, 'Cancel');
    expect(server.callsTo(`DELETE ${KEYS}/Ab12cd34`)).toEqual([]);
    await press(user, 'Revoke');
    await confirm(user, 'Revoke key');
    expect(await screen.findByText('API key revoked')).toBeVisible();
    expect(await (await section()).findByText('No API keys yet')).toBeVisible();
    expect(screen.getByRole('region', { name: 'API keys' })).toHaveFocus();
  });
});
