import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SHARED_LINKS_MAX } from '@promptmint/core/catalogue/shared-links';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { SharedLink } from '@promptmint/core/database/entities/shared-link';
import { User } from '@promptmint/core/database/entities/user';
import { addPrompt } from '../../testing/many-prompts.ts';
import {
  type Answer,
  openTestApi,
  request,
  type TestApi,
  type TestUser,
} from '../../testing/test-api.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const GONE = { status: 404, body: { code: 'shared_link_not_found' } };

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const share = (user: TestUser, prompt: string, body: object = {}) =>
  user.send('POST', `/api/prompts/${prompt}/shares`, body);
const tokenOf = ({ body }: Answer) => new URL(body.url).pathname.slice('/s/'.length);
const open = (token: string, origin = api.origin) => request(origin, 'GET', `/api/shared/${token}`);
const listed = async (user: TestUser): Promise<{ id: string }[]> =>
  (await user.get('/api/shared-links')).body.links;

/** A person with a shared prompt. */
async function addShared(change: Partial<Prompt> = {}) {
  const user = await api.signUp();
  const prompt = await addPrompt(api, user, change);
  const link = await share(user, prompt);
  return { user, prompt, link, token: tokenOf(link) };
}

/** Adds links that work, without the API. */
const addLinks = (user: TestUser, prompt: string, count: number) =>
  api.em().execute(
    `insert into shared_links (id, prompt_id, user_id, token_hash, created_at, expires_at)
     select gen_random_uuid(), ?, ?, gen_random_uuid()::text, now(), now() + interval '1 day'
     from generate_series(1, ?)`,
    [prompt, user.id, count],
  );

describe('POST /api/prompts/{id}/shares', () => {
  it('makes a link of 22 letters and digits that works for 30 days', async () => {
    const { user, prompt, link, token } = await addShared();
    expect(link).toEqual({
      status: 201,
      body: {
        id: expect.any(String),
        prompt_id: prompt,
        url: expect.stringMatching(/^http:\/\/localhost:\d+\/s\/[0-9A-Za-z]{22}$/),
        original_input: 'job ad for our bakery',
        target_model: 'claude',
        version: 1,
        created_at: expect.any(String),
        expires_at: expect.any(String),
      },
    });
    const { created_at: made, expires_at: ends } = link.body;
    expect(Date.parse(ends) - Date.parse(made)).toBe(30 * DAY_MS);
    expect(await listed(user)).toEqual([link.body]);
    const [row] = await api.em().execute('select * from shared_links where id = ?', [link.body.id]);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('takes the number of days from a list', async () => {
    const { user, prompt } = await addShared();
    const { body } = await share(user, prompt, { expires_in_days: 7 });
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(7 * DAY_MS);
    for (const days of [0, 2, 366, '30', null]) {
      expect(await share(user, prompt, { expires_in_days: days })).toMatchObject({ status: 400 });
    }
  });

  it('finds no prompt of another account, none that is unfinished or deleted, and needs a session', async () => {
    const [{ prompt }, stranger] = [await addShared(), await api.signUp()];
    const unfinished = { optimizedPrompt: null, useCase: null, status: 'queued' } as const;
    for (const id of [
      prompt,
      randomUUID(),
      await addPrompt(api, stranger, unfinished),
      await addPrompt(api, stranger, { deletedAt: new Date() }),
    ]) {
      expect(await share(stranger, id)).toMatchObject({
        status: 404,
        body: { code: 'prompt_not_found' },
      });
    }
    const anonymous = await request(api.origin, 'POST', `/api/prompts/${prompt}/shares`, {});
    expect(anonymous.status).toBe(401);
  });

  it(`keeps ${SHARED_LINKS_MAX} links that work at most, also when several are made at once`, async () => {
    const { user, prompt, link } = await addShared();
    await addLinks(user, prompt, SHARED_LINKS_MAX - 2);
    const answers = await Promise.all(Array.from({ length: 4 }, () => share(user, prompt)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_shared_links');
    await api.em().nativeUpdate(SharedLink, link.body.id, { expiresAt: new Date() });
    expect(await share(user, prompt)).toMatchObject({ status: 201 });
  });

  it('counts no links of deleted prompts, which no list shows', async () => {
    const { user, prompt } = await addShared();
    await addLinks(user, prompt, SHARED_LINKS_MAX - 1);
    const other = await addPrompt(api, user);
    expect(await share(user, other)).toMatchObject({ status: 409 });
    await user.send('DELETE', `/api/prompts/${prompt}`);
    expect(await share(user, other)).toMatchObject({ status: 201 });
  });
});

describe('a link to a prompt that is older than the history of the plan', () => {
  it('works on, and is listed and revoked without the request until the plan shows it again', async () => {
    const { user, prompt, link, token } = await addShared();
    const createdAt = new Date(Date.now() - 8 * DAY_MS);
    await api.em().nativeUpdate(Prompt, prompt, { createdAt });
    const hidden = { ...link.body, original_input: null };
    expect(await listed(user)).toEqual([hidden]);
    const { original_input } = link.body;
    expect(await open(token)).toMatchObject({ status: 200, body: { original_input } });
    await api.em().nativeUpdate(User, user.id, { plan: 'booster' });
    expect(await listed(user)).toEqual([link.body]);
    await api.em().nativeUpdate(User, user.id, { plan: 'free' });
    expect((await user.send('DELETE', `/api/shared-links/${link.body.id}`)).body).toEqual(hidden);
    expect(await open(token)).toMatchObject(GONE);
  });
});

describe('GET /api/shared/{token}', () => {
  it('shows anyone the prompt and its request, nothing else, and asks search engines to stay away', async () => {
    const { token, link } = await addShared({
      answers: [{ name: 'reader', text: 'a private answer' }],
      note: 'a private note',
      refines: randomUUID(),
      rootId: randomUUID(),
      placeholders: ['shift'],
    });
    const { status, body } = await open(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      original_input: 'job ad for our bakery',
      optimized_prompt: '<role>You write job ads.</role>\n\n<task>Write one.</task>',
      sections: [
        { key: 'role', label: 'Role', text: '<role>You write job ads.</role>' },
        { key: 'objective', label: 'Task', text: '<task>Write one.</task>' },
      ],
      placeholders: ['shift'],
      target_model: 'claude',
      language: 'en',
      use_case: 'content_creation',
      requested_kind: null,
      created_at: expect.any(String),
      expires_at: link.body.expires_at,
    });
    const { headers } = await fetch(`${api.origin}/api/shared/${token}`);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('shows the same version after the prompt was refined', async () => {
    const { user, prompt, token } = await addShared();
    const before = await open(token);
    await addPrompt(api, user, {
      rootId: prompt,
      refines: prompt,
      refinement: 'shorter',
      version: 2,
      optimizedPrompt: 'Shorter.',
    });
    expect(await open(token)).toEqual(before);
  });

  it('answers the same 404 for an unknown, expired and revoked link', async () => {
    const [expired, revoked] = [await addShared(), await addShared()];
    await api.em().nativeUpdate(SharedLink, expired.link.body.id, { expiresAt: new Date() });
    const revoking = `/api/shared-links/${revoked.link.body.id}`;
    expect(await revoked.user.send('DELETE', revoking)).toEqual({
      status: 200,
      body: revoked.link.body,
    });
    expect(await revoked.user.send('DELETE', revoking)).toMatchObject(GONE);
    const answers = await Promise.all(
      ['4fTqYJmVw0aXo2RkZ8LbNc', 'no-secret', expired.token, revoked.token].map((token) =>
        open(token),
      ),
    );
    expect(answers[0]).toMatchObject(GONE);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await listed(expired.user)).toEqual([]);
    expect(await listed(revoked.user)).toEqual([]);
  });

  it('shows nothing while the prompt or the account is deleted or the account locked, and again afterwards', async () => {
    const { user, prompt, link, token } = await addShared();
    const changes = [
      (deletedAt: Date | null) => api.em().nativeUpdate(Prompt, prompt, { deletedAt }),
      (deletedAt: Date | null) => api.em().nativeUpdate(User, user.id, { deletedAt }),
      (lockedAt: Date | null) => api.em().nativeUpdate(User, user.id, { lockedAt }),
    ];
    for (const change of changes) {
      await change(new Date());
      expect(await open(token)).toMatchObject(GONE);
      await change(null);
      expect(await open(token)).toMatchObject({ status: 200 });
    }
    await user.send('DELETE', `/api/prompts/${prompt}`);
    expect(await listed(user)).toEqual([]);
    await user.send('POST', `/api/prompts/${prompt}/restore`);
    expect(await listed(user)).toEqual([link.body]);
  });

  it('limits how many an address opens', async () => {
    const limited = await openTestApi({
      DATABASE_URL: api.settings.DATABASE_URL,
      RATE_LIMIT_SHARED_PER_ADDRESS: '2/minute',
    });
    try {
      const { token } = await addShared();
      const statuses: number[] = [];
      for (const one of [token, 'unknown', token]) {
        statuses.push((await open(one, limited.origin)).status);
      }
      expect(statuses).toEqual([200, 404, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('links of another account', () => {
  it('are neither listed nor revoked', async () => {
    const [{ link, token }, stranger] = [await addShared(), await api.signUp()];
    expect(await listed(stranger)).toEqual([]);
    const attempt = await stranger.send('DELETE', `/api/shared-links/${link.body.id}`);
    expect(attempt).toMatchObject(GONE);
    expect(await open(token)).toMatchObject({ status: 200 });
  });
});

describe('a changed SECRET_KEY', () => {
  it('leaves links working, but their owner cannot copy them again', async () => {
    const { user, token } = await addShared();
    const changed = await openTestApi({
      DATABASE_URL: api.settings.DATABASE_URL,
      SECRET_KEY: 'ffffffffffffffffffffffffffffffff',
    });
    try {
      expect(await open(token, changed.origin)).toMatchObject({ status: 200 });
      const { body } = await request(changed.origin, 'GET', '/api/shared-links', undefined, {
        authorization: user.authorization,
      });
      expect(body.links).toEqual([expect.objectContaining({ url: null })]);
    } finally {
      await changed.close();
    }
  });
});

describe('the API with ALLOW_SHARED_LINKS=off', () => {
  it('answers 404 everywhere, also for links that were made before, and says so in the catalogue', async () => {
    const { user, prompt, link, token } = await addShared();
    const off = await openTestApi({
      DATABASE_URL: api.settings.DATABASE_URL,
      ALLOW_SHARED_LINKS: 'off',
    });
    const { authorization } = user;
    const call = (method: string, path: string, body?: object) =>
      request(off.origin, method, path, body, { authorization });
    try {
      for (const answer of [
        await call('POST', `/api/prompts/${prompt}/shares`, {}),
        await call('GET', '/api/shared-links'),
        await call('DELETE', `/api/shared-links/${link.body.id}`),
        await call('GET', `/api/shared/${token}`),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
      expect((await call('GET', '/api/catalogue')).body.shared_links).toBe(false);
    } finally {
      await off.close();
    }
  });
});
