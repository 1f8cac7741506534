import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { Payment } from '@promptmint/core/database/entities/payment';
import type { MailJob } from '@promptmint/core/queues/jobs';
import { emailedLink } from '../../testing/emailed-links.ts';
import { auditOf, purge, signUpStaff, type TestStaff } from '../../testing/staff.ts';
import { openTestApi, request, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let support: TestStaff;
beforeAll(async () => {
  api = await openTestApi();
  support = await signUpStaff(api);
});
afterAll(() => api.close());

const help = (id: string, what: string) => support.call('POST', `accounts/${id}/${what}`);
const lastEntry = async () => (await auditOf(api, support)).at(-1);
const mails = async (mail: MailJob) =>
  (await api.em().find(OutboxMessage, { queue: 'mail' })).filter(({ payload }) =>
    isDeepStrictEqual(payload, mail),
  );

describe('POST /api/support/accounts/{account_id}/verification-link', () => {
  it('sends another link to the person, and nothing once the address is verified', async () => {
    const person = await api.signUp();
    const first = await emailedLink(api, person.id, 'verify_email');
    const answer = await help(person.id, 'verification-link');
    expect(answer.status).toBe(200);
    const { id, token } = await emailedLink(api, person.id, 'verify_email');
    expect(id).not.toBe(first.id);
    expect(JSON.stringify(answer)).not.toContain(token);
    expect(await mails({ template: 'verify-email', tokenId: id })).toHaveLength(1);
    expect(await lastEntry()).toMatchObject({
      operation: 'sendVerificationLink',
      accountId: person.id,
      outcome: 'done',
      after: { sent: true },
    });
    await request(api.origin, 'GET', `/api/auth/verify-email?token=${token}`);
    expect(await help(person.id, 'verification-link')).toMatchObject({
      status: 409,
      body: {
        code: 'already_verified',
        message: 'The email of this account is already verified.',
      },
    });
    expect(await lastEntry()).toMatchObject({ outcome: 'already_verified' });
  });
});

describe('POST /api/support/accounts/{account_id}/reset-link', () => {
  it('sends a link that works, which staff never see', async () => {
    const person = await api.signUp();
    const answer = await help(person.id, 'reset-link');
    const { id, token } = await emailedLink(api, person.id, 'reset_password');
    expect([answer.status, JSON.stringify(answer).includes(token)]).toEqual([200, false]);
    expect(await mails({ template: 'reset-password', tokenId: id })).toHaveLength(1);
    const body = { token, new_password: 'Harbour-Crane-72' };
    expect((await request(api.origin, 'POST', '/api/auth/reset-password', body)).status).toBe(200);
    expect(await lastEntry()).toMatchObject({ operation: 'sendResetLink', accountId: person.id });
  });
});

describe('POST /api/support/accounts/{account_id}/export-link', () => {
  it('sends a link to the settings, each time, and no data', async () => {
    const person = await api.signUp();
    for (let time = 0; time < 2; time += 1)
      expect((await help(person.id, 'export-link')).status).toBe(200);
    expect(await mails({ template: 'export-link', userId: person.id })).toHaveLength(2);
    expect(await lastEntry()).toMatchObject({ operation: 'sendExportLink', accountId: person.id });
  });
});

describe('POST /api/support/payments/{payment_id}/receipt', () => {
  const send = (id: string) => support.call('POST', `payments/${id}/receipt`);

  it('sends the receipt of a paid payment again, as often as it is asked for, until the purge', async () => {
    const person = await api.signUp();
    const payment = {
      id: randomUUID(),
      user: person.id,
      pack: 'starter' as const,
      credits: 25,
      amountCents: 199,
      currency: 'usd',
      livemode: false,
      createdAt: new Date(),
    };
    await api.em().insert(Payment, payment);
    expect(await send(payment.id)).toMatchObject({ status: 409, body: { code: 'payment_unpaid' } });
    await api.em().nativeUpdate(Payment, payment.id, { status: 'paid', paidAt: new Date() });
    for (let time = 0; time < 2; time += 1) expect((await send(payment.id)).status).toBe(200);
    expect(await mails({ template: 'receipt', paymentId: payment.id })).toHaveLength(2);
    expect(await lastEntry()).toMatchObject({
      operation: 'sendReceipt',
      accountId: person.id,
      after: { sent: true, payment: payment.id },
    });
    await purge(api, person);
    const purged = { status: 404, body: { code: 'account_not_found' } };
    expect(await send(payment.id)).toMatchObject(purged);
  });

  it('answers 404 for an unknown payment', async () => {
    expect(await send(randomUUID())).toMatchObject({
      status: 404,
      body: { code: 'payment_not_found', message: 'No payment was found.' },
    });
  });
});

describe.each(['verification-link', 'reset-link', 'export-link'])(
  'POST /api/support/accounts/{account_id}/%s',
  (what) => {
    it('does nothing for an unknown, a deleted or a locked account', async () => {
      const person = await api.signUp();
      await person.send('DELETE', '/api/auth/account', { password: person.password });
      const linksOf = () => api.em().count(EmailToken, { user: person.id });
      const before = await linksOf();
      expect((await help(randomUUID(), what)).body.code).toBe('account_not_found');
      expect((await help(person.id, what)).body.code).toBe('account_inactive');
      expect(await linksOf()).toBe(before);
      const { id } = await api.signUp();
      await help(id, 'lock');
      expect(await help(id, what)).toMatchObject({
        status: 409,
        body: { code: 'account_inactive', message: expect.stringContaining('locked') },
      });
    });
  },
);
