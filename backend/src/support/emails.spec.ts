import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { Payment } from '@promptmint/core/database/entities/payment';
import { emailedLink } from '../../testing/emailed-links.ts';
import { auditOf, signUpStaff, type TestStaff } from '../../testing/staff.ts';
import {
  logIn,
  openTestApi,
  request,
  type TestApi,
  type TestUser,
} from '../../testing/test-api.ts';

const NEW_PASSWORD = 'Rainy-Harbour-16';

let api: TestApi;
let support: TestStaff;
beforeAll(async () => {
  api = await openTestApi();
  support = await signUpStaff(api);
});
afterAll(() => api.close());

const send = (user: Pick<TestUser, 'id'>, email: string) =>
  support.call('POST', `accounts/${user.id}/emails/${email}`);
const verify = (token: string) =>
  request(api.origin, 'GET', `/api/auth/verify-email?token=${token}`);
/** The payloads of the emails that wait, by the start of their key. */
const queued = async (start: string) =>
  (await api.em().find(OutboxMessage, { queue: 'mail', key: { $like: `${start}%` } })).map(
    ({ payload }) => payload,
  );

async function addPayment(user: TestUser, change: Partial<Payment> = {}): Promise<string> {
  const id = randomUUID();
  await api.em().insert(Payment, {
    id,
    user: user.id,
    pack: 'starter',
    credits: 25,
    amountCents: 199,
    currency: 'usd',
    livemode: false,
    status: 'paid',
    createdAt: new Date(),
    paidAt: new Date(),
    ...change,
  });
  return id;
}

describe('emails that support sends', () => {
  it('verify an address with a link that replaces the earlier one', async () => {
    const user = await api.signUp();
    const first = await emailedLink(api, user.id, 'verify_email');
    expect((await send(user, 'verification')).status).toBe(200);
    const second = await emailedLink(api, user.id, 'verify_email');
    expect(await queued(`verify-email.${second.id}`)).toHaveLength(1);
    expect((await verify(first.token)).status).toBe(400);
    expect((await verify(second.token)).status).toBe(200);
    expect(await send(user, 'verification')).toMatchObject({
      status: 409,
      body: { code: 'already_verified', message: 'The email of this account is already verified.' },
    });
  });

  it('reset a password by a link that only the person gets, also in a deleted account', async () => {
    const user = await api.signUp();
    await user.send('DELETE', '/api/auth/account', { password: user.password });
    const answer = await send(user, 'password-reset');
    const { token, id } = await emailedLink(api, user.id, 'reset_password');
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain(token);
    expect(await queued(`reset-password.${id}`)).toHaveLength(1);
    const body = { token, new_password: NEW_PASSWORD };
    expect((await request(api.origin, 'POST', '/api/auth/reset-password', body)).status).toBe(200);
    expect(await logIn(api.origin, user.email, NEW_PASSWORD)).toMatchObject({
      body: { code: 'account_deleted' },
    });
  });

  it('repeat the receipt of a payment that was paid', async () => {
    const user = await api.signUp();
    const [paid, open] = [
      await addPayment(user),
      await addPayment(user, { status: 'pending', paidAt: null }),
    ];
    const receipt = (id: string) => support.call('POST', `payments/${id}/emails/receipt`);
    expect((await receipt(paid)).status).toBe(200);
    expect((await receipt(paid)).status).toBe(200);
    const job = { template: 'receipt', paymentId: paid };
    expect(await queued(`receipt-${paid}`)).toEqual([job, job]);
    expect(await receipt(open)).toMatchObject({ status: 409, body: { code: 'payment_not_paid' } });
    const unknown = await receipt(randomUUID());
    expect(unknown).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
  });

  it('show the way to a copy of the data', async () => {
    const user = await api.signUp();
    expect((await send(user, 'export-link')).status).toBe(200);
    const jobs = await queued('export-link.');
    expect(jobs).toEqual([{ template: 'export-link', userId: user.id }]);
  });

  it('are not sent for locked accounts, nor but for a new password for deleted ones', async () => {
    const [locked, deleted] = [await api.signUp(), await api.signUp()];
    await support.call('POST', `accounts/${locked.id}/lock`);
    await deleted.send('DELETE', '/api/auth/account', { password: deleted.password });
    const inactive = { status: 409, body: { code: 'account_inactive' } };
    for (const email of ['verification', 'password-reset', 'export-link'])
      expect(await send(locked, email)).toMatchObject(inactive);
    for (const email of ['verification', 'export-link'])
      expect(await send(deleted, email)).toMatchObject(inactive);
    expect(await send({ id: randomUUID() }, 'export-link')).toMatchObject({ status: 404 });
  });

  it('are not limited by how often the person may ask, and are in the audit', async () => {
    const [staff, user] = [await signUpStaff(api), await api.signUp()];
    for (let call = 0; call < 12; call += 1)
      await staff.call('POST', `accounts/${user.id}/emails/password-reset`);
    const entries = await auditOf(api, staff);
    expect(entries).toHaveLength(12);
    for (const entry of entries)
      expect(entry).toMatchObject({
        operation: 'sendPasswordReset',
        accountId: user.id,
        outcome: 'done',
        before: { verified: false, deleted: false },
        after: { queued: true },
      });
  });
});
