import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactMessage } from '@promptmint/core/database/entities/contact-message';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { auditOf, signUpStaff, type TestStaff } from '../../testing/staff.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const FAILURE = 'EENVELOPE RCPT TO 550 5.1.1';

let api: TestApi;
let support: TestStaff;
beforeAll(async () => {
  api = await openTestApi();
  support = await signUpStaff(api);
});
afterAll(() => api.close());

// The list is ordered by time, and two emails can be added within one millisecond.
let lastFailure = Date.now();

/** A failed email, after those added before it. @returns its key. */
async function addFailed(payload: object): Promise<string> {
  const key = `test.${randomUUID()}`;
  const failedAt = new Date((lastFailure += 1));
  const row = { queue: 'mail', key, payload, failedAt, relayedAt: failedAt, failure: FAILURE };
  await api.em().insert(OutboxMessage, row as OutboxMessage);
  return key;
}
const welcome = (user: TestUser) => addFailed({ template: 'welcome', userId: user.id });
const list = async (query = '') => (await support.call('GET', `failed-emails${query}`)).body;
const act = (key: string, action: string, staff = support) =>
  staff.call('POST', `failed-emails/${key}/${action}`);
const keysOf = async (query: string) =>
  (await list(query)).emails.map(({ key }: { key: string }) => key);
const stored = (key: string) => api.em().findOne(OutboxMessage, { queue: 'mail', key });

describe('failed emails', () => {
  it('are listed by account, whatever their jobs lead to, without addresses', async () => {
    const user = await api.signUp();
    const { id: tokenId } = await api.em().findOneOrFail(EmailToken, { user: user.id });
    const messageId = randomUUID();
    await api.em().insert(ContactMessage, {
      id: messageId,
      name: 'Nora',
      email: 'nora@example.com',
      subject: 'Hello',
      message: 'Hello there',
      priority: false,
      createdAt: new Date(),
    });
    const own = [await welcome(user), await addFailed({ template: 'verify-email', tokenId })];
    const other = await addFailed({ template: 'contact-forwarded', messageId });
    const answer = await list(`?account_id=${user.id}`);
    expect(answer).toEqual({
      emails: [
        {
          key: own[0],
          template: 'welcome',
          account_id: user.id,
          failed_at: expect.any(String),
          failure: FAILURE,
        },
        expect.objectContaining({ key: own[1], template: 'verify-email', account_id: user.id }),
      ],
      total: 2,
    });
    expect(await keysOf(`?account_id=${user.id}&limit=1&offset=1`)).toEqual([own[1]]);
    const beyond = `?account_id=${user.id}&limit=1&offset=5`;
    expect(await list(beyond)).toEqual({ emails: [], total: 2 });
    expect((await list()).emails).toContainEqual(
      expect.objectContaining({ key: other, account_id: null }),
    );
    expect(JSON.stringify(await list())).not.toContain('@');
    expect(await keysOf(`?account_id=${randomUUID()}`)).toEqual([]);
  });

  it('are sent again, as if they had never been relayed', async () => {
    const key = await welcome(await api.signUp());
    expect((await act(key, 'requeue')).status).toBe(200);
    expect(await stored(key)).toMatchObject({ failedAt: null, failure: null, relayedAt: null });
    const again = { status: 404, body: { code: 'failed_email_not_found' } };
    expect(await act(key, 'requeue')).toMatchObject(again);
    expect(await act(key, 'discard')).toMatchObject(again);
    expect(await stored(key)).not.toBeNull();
  });

  it('are discarded, and emails that may still be sent are not', async () => {
    const user = await api.signUp();
    const key = await welcome(user);
    expect((await act(key, 'discard')).status).toBe(200);
    expect(await stored(key)).toBeNull();
    const waiting = await api.em().findOneOrFail(OutboxMessage, {
      queue: 'mail',
      key: { $like: 'verify-email.%' },
      failedAt: null,
    });
    expect((await act(waiting.key, 'discard')).status).toBe(404);
    expect(await stored(waiting.key)).not.toBeNull();
    expect((await act('a%2Fb', 'discard')).status).toBe(400);
  });

  it('change once when two members of staff decide at once', async () => {
    const key = await welcome(await api.signUp());
    const answers = await Promise.all([act(key, 'discard'), act(key, 'requeue')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('are in the audit with their key and account, also when they are listed', async () => {
    const [staff, user] = [await signUpStaff(api), await api.signUp()];
    const keys = [await welcome(user), await welcome(user)] as const;
    await act(keys[0], 'requeue', staff);
    await act(keys[1], 'discard', staff);
    await staff.call('GET', `failed-emails?account_id=${user.id}`);
    const before = { template: 'welcome', state: 'failed' };
    expect(await auditOf(api, staff)).toMatchObject([
      {
        operation: 'requeueEmail',
        accountId: user.id,
        before: { email: keys[0], ...before },
        after: { state: 'requeued' },
      },
      {
        operation: 'discardEmail',
        accountId: user.id,
        before: { email: keys[1], ...before },
        after: { state: 'discarded' },
      },
      { operation: 'failedEmails', accountId: user.id, outcome: 'done' },
    ]);
  });
});
