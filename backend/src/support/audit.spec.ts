import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '@promptmint/core/database/entities/audit-entry';
import { auditOf, purge, REASON, signUpStaff, type TestStaff } from '../../testing/staff.ts';
import { openTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let support: TestStaff;
let admin: TestStaff;
beforeAll(async () => {
  api = await openTestApi();
  support = await signUpStaff(api);
  admin = await signUpStaff(api, 'admin');
});
afterAll(() => api.close());

describe('GET /api/support/audit', () => {
  const read = async (query: string) => (await admin.call('GET', `audit?${query}`)).body;

  it('lists what staff did by account, operation, outcome and time, page by page', async () => {
    const [staff, person] = [await signUpStaff(api), await api.signUp()];
    await staff.call('GET', `accounts/${person.id}`);
    await staff.call('GET', `accounts/${person.id}`, undefined, { 'x-reason': 'short' });
    await staff.call('POST', 'accounts/find', { by: 'email', value: person.email });
    const names = async (query: string) => {
      const { entries, total } = await read(query);
      return [total, ...entries.map(({ operation }: { operation: string }) => operation)];
    };
    const about = `account_id=${person.id}&staff_id=${staff.id}`;
    expect(await names(about)).toEqual([3, 'findAccount', 'showAccount', 'showAccount']);
    expect(await names(`${about}&limit=1&offset=2`)).toEqual([3, 'showAccount']);
    expect(await names(`${about}&operation=findAccount`)).toEqual([1, 'findAccount']);
    expect(await names(`${about}&outcome=validation_failed`)).toEqual([1, 'showAccount']);
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect(await names(`${about}&since=${soon}`)).toEqual([0]);
    expect((await names(`${about}&until=${soon}`))[0]).toBe(3);
    expect((await admin.call('GET', 'audit?since=yesterday')).status).toBe(400);
  });

  it('lists its own calls too', async () => {
    const other = await signUpStaff(api, 'admin');
    await other.call('GET', 'audit');
    const { entries } = await read(`staff_id=${other.id}`);
    expect(entries).toMatchObject([{ operation: 'readAudit', role: 'admin', outcome: 'done' }]);
  });
});

describe('the audit', () => {
  const change = (sql: string) => api.em().execute(sql);

  it.each([
    ['a change', `update audit_entries set outcome = 'done'`],
    ['an emptied reason of an account that exists', `update audit_entries set reason = ''`],
    ['a deletion', 'delete from audit_entries'],
    ['a truncation', 'truncate audit_entries'],
  ])('is append-only: the database refuses %s', async (_what, sql) => {
    await support.call('GET', `accounts/${support.id}`);
    await expect(change(sql)).rejects.toThrow('append-only');
  });

  it('keeps no reason of a call about a purged account', async () => {
    const [staff, person] = [await signUpStaff(api), await api.signUp()];
    await staff.call('GET', `accounts/${person.id}`);
    await purge(api, person);
    await staff.call('GET', `accounts/${person.id}`);
    await staff.call('POST', `accounts/${person.id}/lock`);
    const entries = await auditOf(api, staff);
    expect(entries.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['done', REASON],
      ['done', ''],
      ['account_not_found', ''],
    ]);
  });

  it('gives rows up after seven years', async () => {
    const old = {
      requestId: randomUUID(),
      staffId: support.id,
      role: 'support' as const,
      operation: 'showAccount',
      reason: REASON,
      outcome: 'done',
    };
    await api.em().insert(AuditEntry, { ...old, at: new Date(Date.now() - 2_560 * 86_400_000) });
    await change(`delete from audit_entries where request_id = '${old.requestId}'`);
    expect(await api.em().count(AuditEntry, { requestId: old.requestId })).toBe(0);
  });

  it('is written before a call is answered: without it the call fails', async () => {
    await change('alter table audit_entries rename to audit_away');
    const answer = await support.call('GET', `accounts/${support.id}`);
    await change('alter table audit_away rename to audit_entries');
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal_error' } });
  });
});
