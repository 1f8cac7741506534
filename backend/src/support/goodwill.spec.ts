import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { takeBackRefund } from '@promptmint/core/credits/credit-ledger';
import { findLedgerViolations } from '@promptmint/core/credits/ledger-invariants';
import { AuditEntry } from '@promptmint/core/database/entities/audit-entry';
import { CreditEntry } from '@promptmint/core/database/entities/credit-entry';
import { GoodwillGrant } from '@promptmint/core/database/entities/goodwill-grant';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { auditOf, setRole, signUpStaff, type TestStaff } from '../../testing/staff.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const grant = (staff: TestStaff, { id }: TestUser, credits: unknown, key: string = randomUUID()) =>
  staff.call('POST', `accounts/${id}/goodwill`, { credits }, { 'idempotency-key': key });
const entriesOf = ({ id }: TestUser) =>
  api.em().find(CreditEntry, { user: id, kind: 'goodwill' }, { orderBy: { id: 'asc' } });
const mailsTo = async ({ id }: TestUser) =>
  (await api.em().find(OutboxMessage, { queue: 'mail' }))
    .map(({ payload }) => payload as { template: string; userId?: string })
    .filter(({ template, userId }) => template === 'goodwill' && userId === id);
const violationsOf = ({ id }: TestUser) =>
  api.em().execute(findLedgerViolations(`select '${id}'::uuid as id`));

describe('POST /api/support/accounts/{account_id}/goodwill', () => {
  it('gives credits with their entry in the ledger, an email, and the audit of before and after', async () => {
    const [staff, person] = [await signUpStaff(api), await api.signUp()];
    const { status, body } = await grant(staff, person, 5);
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(String),
        account_id: person.id,
        credits: 5,
        created_at: expect.any(String),
        balance: 15,
        owed: 0,
      },
    ]);
    const reference = `goodwill:${body.id}`;
    expect(await entriesOf(person)).toMatchObject([{ amount: 5, balanceAfter: 15, reference }]);
    expect(await mailsTo(person)).toEqual([
      { template: 'goodwill', userId: person.id, credits: 5, repaid: 0 },
    ]);
    expect(await auditOf(api, staff)).toMatchObject([
      {
        operation: 'grantGoodwill',
        accountId: person.id,
        outcome: 'done',
        before: { balance: 10, owed: 0 },
        after: { balance: 15, owed: 0, credits: 5, grant: body.id, repeated: false },
      },
    ]);
    const { body: statement } = await person.get('/api/credits/ledger');
    expect(statement.entries[0]).toMatchObject({
      kind: 'goodwill',
      amount: 5,
      belongs_to: { type: 'account' },
    });
    expect(await violationsOf(person)).toEqual([]);
  });

  it('repays what is owed first, and puts into the email how much that was', async () => {
    const [staff, person] = [await signUpStaff(api), await api.signUp()];
    const refund = { charge: randomUUID(), cumulativeCents: 499 };
    await takeBackRefund(api.em(), person.id, refund, 12);
    expect((await grant(staff, person, 5)).body).toMatchObject({ balance: 3, owed: 0 });
    expect(await mailsTo(person)).toMatchObject([{ credits: 5, repaid: 2 }]);
  });

  it('gives them once for one key, however often and however concurrently it is sent', async () => {
    const [staff, person] = [await signUpStaff(api), await api.signUp()];
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => grant(staff, person, 7, 'ticket-1')),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect(await entriesOf(person)).toHaveLength(1);
    expect(await mailsTo(person)).toHaveLength(1);
    const facts = (await auditOf(api, staff)).map(({ after }) => after?.['repeated']);
    expect(facts.toSorted()).toEqual([false, true, true, true, true]);
  });

  it('refuses a key that was used for something else, and grants under the same key of a colleague', async () => {
    const [staff, colleague] = [await signUpStaff(api), await signUpStaff(api)];
    const [person, other] = [await api.signUp(), await api.signUp()];
    await grant(staff, person, 5, 'ticket-2');
    const refused = { status: 409, body: { code: 'idempotency_key_reused' } };
    expect(await grant(staff, person, 6, 'ticket-2')).toMatchObject(refused);
    expect(await grant(staff, other, 5, 'ticket-2')).toMatchObject(refused);
    expect((await grant(colleague, person, 5, 'ticket-2')).status).toBe(200);
    expect(await entriesOf(person)).toHaveLength(2);
    expect(await entriesOf(other)).toHaveLength(0);
  });

  it('lets a member of support give 200 within 24 hours, also by calls at the same time', async () => {
    const [staff, person] = [await signUpStaff(api), await api.signUp()];
    const sent = await Promise.all(Array.from({ length: 12 }, () => grant(staff, person, 19)));
    const granted = sent.filter(({ status }) => status === 200);
    expect(granted).toHaveLength(10);
    const refused = sent.filter(({ status }) => status !== 200);
    const message =
      'You can grant 200 credits within 24 hours, and 10 are left. Please ask an admin.';
    expect(refused.map(({ body }) => [body.code, body.message])).toEqual([
      ['goodwill_used_up', message],
      ['goodwill_used_up', message],
    ]);
    expect((await grant(staff, person, 9)).status).toBe(200);
    expect((await grant(staff, person, 2)).body.message).toContain('and 1 is left.');
    expect((await grant(staff, person, 1)).status).toBe(200);
    expect((await grant(staff, person, 1)).status).toBe(409);
    expect((await person.get('/api/auth/credits')).body.credits).toBe(210);
    const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1_000);
    await api.em().nativeUpdate(GoodwillGrant, { staffId: staff.id }, { createdAt: dayAgo });
    expect((await grant(staff, person, 20)).status).toBe(200);
    expect(await violationsOf(person)).toEqual([]);
  });

  it('lets an admin give up to 1,000 at once, without a daily limit', async () => {
    const [admin, person] = [await signUpStaff(api, 'admin'), await api.signUp()];
    for (let gift = 0; gift < 2; gift += 1) {
      expect((await grant(admin, person, 1_000)).status).toBe(200);
    }
    expect((await grant(admin, person, 1_001)).status).toBe(400);
    await setRole(api, admin, 'support');
    expect(await grant(admin, person, 21)).toMatchObject({
      status: 400,
      body: { message: 'With the role support you can grant 1 to 20 credits at once.' },
    });
  });

  it.each([0, -5, 1.5, '5', null])('refuses %j credits', async (credits) => {
    const [staff, person] = [await signUpStaff(api), await api.signUp()];
    expect((await grant(staff, person, credits)).status).toBe(400);
    expect(await entriesOf(person)).toHaveLength(0);
  });

  it('refuses the own account also when its id is written in capitals', async () => {
    const admin = await signUpStaff(api, 'admin');
    const capitals = { ...admin, id: admin.id.toUpperCase() };
    expect(await grant(admin, capitals, 20)).toMatchObject({
      status: 409,
      body: { code: 'own_account' },
    });
    expect(await entriesOf(admin)).toHaveLength(0);
  });

  it('takes a repeated call for the same one when its id is written in capitals', async () => {
    const [staff, person, key] = [await signUpStaff(api), await api.signUp(), randomUUID()];
    const { body } = await grant(staff, person, 5, key);
    const capitals = { ...person, id: person.id.toUpperCase() };
    expect(await grant(staff, capitals, 5, key)).toMatchObject({ status: 200, body });
    expect(await entriesOf(person)).toHaveLength(1);
  });

  it('refuses a call without a key, to the own account, to an unknown and to a deleted one', async () => {
    const [staff, person] = [await signUpStaff(api), await api.signUp()];
    const withoutKey = await staff.call('POST', `accounts/${person.id}/goodwill`, { credits: 1 });
    expect(withoutKey).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'idempotency-key' }] },
    });
    const unknown = { ...person, id: randomUUID() };
    await person.send('DELETE', '/api/auth/account', { password: person.password });
    const codes = [];
    for (const to of [staff, unknown, person]) codes.push((await grant(staff, to, 1)).body.code);
    expect(codes).toEqual(['own_account', 'account_not_found', 'account_inactive']);
    const outcomes = (await auditOf(api, staff)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['validation_failed', ...codes]);
    expect(await api.em().count(GoodwillGrant, { staffId: staff.id })).toBe(0);
  });

  it('gives nothing when its entry in the audit cannot be written', async () => {
    const [staff, person] = [await signUpStaff(api), await api.signUp()];
    await api.em().execute('alter table audit_entries rename column outcome to result');
    expect((await grant(staff, person, 5)).status).toBe(500);
    await api.em().execute('alter table audit_entries rename column result to outcome');
    expect(await entriesOf(person)).toHaveLength(0);
    expect(await mailsTo(person)).toHaveLength(0);
    expect(await api.em().count(AuditEntry, { staffId: staff.id })).toBe(0);
  });
});
