import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../core/testing/until.ts';
import { openTestApi, request, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { queuePageLink } from '../queue-page-link.js';
import { makePass } from './pass.js';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await openTestApi({ QUEUE_PAGE: 'on' });
  admin = await api.signUp();
  await setRole(admin, 'admin');
});
afterAll(() => api.close());

const PAGE = '/api/queue-page/';
const QUEUES = '/api/queue-page/api/queues?activeQueue=mail&status=latest&page=1&jobsPerPage=10';
const COOKIE = 'promptmint_queue_page';
const NOT_FOUND = { status: 404, body: { code: 'not_found' } };

const setRole = (user: TestUser, role: string | null) =>
  api.em().execute('update users set role = ? where id = ?', [role, user.id]);

/** What the command answers for an account. */
const commandFor = ({ email }: TestUser) =>
  queuePageLink([email], {
    DATABASE_URL: api.settings.DATABASE_URL,
    JWT_SECRET: api.settings.JWT_SECRET,
    PUBLIC_URL: api.origin,
  });

const open = (link: string) => fetch(link, { redirect: 'manual' });

/** The cookie of a new link. */
async function enter(user = admin): Promise<string> {
  const answer = await open((await commandFor(user)).text);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** The queue of mails in an answer. */
const mailOf = (body: { queues: { name: string; jobs: { id: string }[] }[] }) =>
  body.queues.find(({ name }) => name === 'mail') ?? { jobs: [] };

const get = (path: string, cookie: string) =>
  request(api.origin, 'GET', path, undefined, { cookie });

describe('the queue page', () => {
  it('opens by a link that works once, and sets a short cookie for this page alone', async () => {
    const { code, text } = await commandFor(admin);
    expect(code).toBe(0);
    const answer = await open(text);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, PAGE]);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^promptmint_queue_page=[^;]+; Max-Age=900; Path=\/api\/queue-page; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const page = await fetch(`${api.origin}${PAGE}`, { headers: { cookie } });
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    const usual = (await fetch(api.origin)).headers.get('content-security-policy') ?? '';
    expect(policy).toBe(usual.replace("base-uri 'none'", "base-uri 'self'"));
    const script = /src="(static\/js\/main[^"]+)"/.exec(await page.text())?.[1] ?? '';
    expect((await fetch(`${api.origin}${PAGE}${script}`, { headers: { cookie } })).status).toBe(
      200,
    );
    expect((await fetch(`${api.origin}${PAGE}${script}`)).status).toBe(404);
    expect((await open(text)).status).toBe(404);
  });

  it('shows jobs by ids and states, without anything of their data, and changes nothing', async () => {
    const person = await api.signUp();
    const cookie = await enter();
    // A job is on its queue a moment after the answer.
    const job = await until(async () => {
      const { body } = await get(QUEUES, cookie);
      return mailOf(body).jobs.find(({ id }) => id.startsWith('verify-email.'));
    });
    const path = `/api/queue-page/api/queues/mail/${job.id}`;
    const list = await get(QUEUES, cookie);
    expect(list.status).toBe(200);
    expect(mailOf(list.body)).toMatchObject({ readOnlyMode: true });
    expect(job).toMatchObject({ data: {}, opts: {}, returnValue: null, stacktrace: [] });
    const one = await get(path, cookie);
    expect(one.status).toBe(200);
    for (const { body } of [list, one]) {
      const text = JSON.stringify(body);
      for (const secret of [person.email, 'tokenId', 'template'])
        expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
    for (const action of ['retry', 'clean', 'promote']) {
      const answer = request(api.origin, 'PUT', `${path}/${action}`, {}, { cookie });
      expect(await answer).toMatchObject(NOT_FOUND);
    }
    expect(await get(`${path}/logs`, cookie)).toMatchObject(NOT_FOUND);
  });

  it('does not exist without a cookie, with one that has expired or was made up, or without the role', async () => {
    const { SECRET_KEY } = api.settings;
    const now = Math.floor(Date.now() / 1_000);
    const passes = [
      '',
      makePass(SECRET_KEY, admin.id, now - 1),
      makePass('another secret of the same length!', admin.id, now + 60),
      makePass(SECRET_KEY, admin.id, now + 60).replace(admin.id, randomUUID()),
      makePass(SECRET_KEY, (await api.signUp()).id, now + 60),
    ];
    for (const pass of passes)
      for (const path of [PAGE, QUEUES])
        expect(await get(path, `${COOKIE}=${pass}`)).toMatchObject(NOT_FOUND);
    for (const path of [PAGE, QUEUES])
      expect(await request(api.origin, 'GET', path)).toMatchObject(NOT_FOUND);
    const pass = makePass(SECRET_KEY, admin.id, now + 60);
    expect((await get(QUEUES, `${COOKIE}=${pass}`)).status).toBe(200);
  });

  it('is lost with the role, on the next request', async () => {
    const other = await api.signUp();
    await setRole(other, 'admin');
    const cookie = await enter(other);
    expect((await get(QUEUES, cookie)).status).toBe(200);
    await setRole(other, 'support');
    expect(await get(QUEUES, cookie)).toMatchObject(NOT_FOUND);
    expect(await commandFor(other)).toEqual({ code: 1, text: `${other.email} has no role admin.` });
  });

  it('does not open by a link that has expired', async () => {
    const { text } = await commandFor(admin);
    await api
      .em()
      .execute(`update email_tokens set expires_at = now() where purpose = 'queue_page'`);
    expect((await open(text)).status).toBe(404);
    expect((await open(`${api.origin}/api/queue-page/enter`)).status).toBe(404);
  });

  it('does not exist where it is not switched on', async () => {
    const without = await openTestApi({ DATABASE_URL: api.settings.DATABASE_URL });
    const { SECRET_KEY } = without.settings;
    const cookie = `${COOKIE}=${makePass(SECRET_KEY, admin.id, Math.floor(Date.now() / 1_000) + 60)}`;
    const link = (await commandFor(admin)).text.replace(api.origin, without.origin);
    expect((await open(link)).status).toBe(404);
    for (const path of [PAGE, QUEUES])
      expect(await request(without.origin, 'GET', path, undefined, { cookie })).toMatchObject(
        NOT_FOUND,
      );
    await without.close();
  });
});
