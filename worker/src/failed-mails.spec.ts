import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { openTestOrm, type TestOrm } from '../../core/testing/test-orm.ts';
import { failedMails } from './failed-mails.js';

const JWT_SECRET = '8f14e45fceea167a5a36dedd4bea2543';
const ADDRESS = 'ada@example.com';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

const em = () => db.orm.em.fork();
const run = (...args: string[]) => failedMails(args, { DATABASE_URL: db.url, JWT_SECRET });
const keysOf = async (where: object) =>
  (await em().find(OutboxMessage, where, { orderBy: { key: 'asc' } })).map(({ key }) => key);

beforeEach(async () => {
  await em().nativeDelete(OutboxMessage, {});
  const relayedAt = new Date('2026-11-20T02:00:00Z');
  const failed = { queue: 'mail' as const, relayedAt, failure: 'EENVELOPE RCPT TO 550 5.1.1' };
  await em().insertMany(OutboxMessage, [
    {
      ...failed,
      key: 'receipt-1',
      payload: { template: 'receipt', to: ADDRESS },
      failedAt: new Date('2026-11-20T14:05:00Z'),
    },
    {
      ...failed,
      key: 'welcome.2',
      payload: { template: 'welcome' },
      failedAt: new Date('2026-11-20T15:05:00Z'),
      failure: 'EMESSAGE DATA 451',
    },
    { queue: 'mail', key: 'waiting', payload: { template: 'welcome' }, relayedAt },
    { queue: 'generation', key: 'other', payload: {}, failedAt: relayedAt, failure: 'x' },
  ]);
});

describe('failed-mails', () => {
  it.each([[[]], [['list']]])('lists failed emails without addresses: %j', async (args) => {
    expect(await run(...args)).toEqual({
      code: 0,
      text: [
        'KEY        TEMPLATE  FAILED AT                 FAILURE',
        'receipt-1  receipt   2026-11-20T14:05:00.000Z  EENVELOPE RCPT TO 550 5.1.1',
        'welcome.2  welcome   2026-11-20T15:05:00.000Z  EMESSAGE DATA 451',
      ].join('\n'),
    });
  });

  it('requeues one email as if it had never been relayed', async () => {
    expect(await run('requeue', 'welcome.2')).toEqual({
      code: 0,
      text: 'Sent again within seconds: 1.',
    });
    const owed = await em().findOne(OutboxMessage, { queue: 'mail', key: 'welcome.2' });
    expect(owed).toMatchObject({ failedAt: null, failure: null, relayedAt: null });
    expect(await keysOf({ queue: 'mail', failedAt: { $ne: null } })).toEqual(['receipt-1']);
  });

  it('requeues all emails, and changes nothing else', async () => {
    expect((await run('requeue', '--all')).text).toBe('Sent again within seconds: 2.');
    expect(await keysOf({ relayedAt: null, failedAt: null })).toEqual(['receipt-1', 'welcome.2']);
    expect(await keysOf({ failedAt: { $ne: null } })).toEqual(['other']);
    expect(await run('list')).toEqual({ code: 0, text: 'No email has failed.' });
    expect((await run('requeue', '--all')).code).toBe(0);
  });

  it('discards failed emails, and nothing else', async () => {
    expect((await run('discard', 'receipt-1')).text).toBe('Discarded: 1.');
    expect(await keysOf({})).toEqual(['other', 'waiting', 'welcome.2']);
    expect((await run('discard', '--all')).text).toBe('Discarded: 1.');
    expect(await keysOf({})).toEqual(['other', 'waiting']);
  });

  it.each([
    ['a key that nothing has', 'nothing'],
    ['an email that has not failed', 'waiting'],
    ['work that is no email', 'other'],
  ])('reports it and changes nothing when it is called with %s', async (_what, key) => {
    expect(await run('requeue', 'receipt-1', key)).toEqual({
      code: 1,
      text: `No failed email has the key ${key}.`,
    });
    expect(await keysOf({ queue: 'mail', failedAt: { $ne: null } })).toHaveLength(2);
  });

  it.each([
    [['resend']],
    [['requeue']],
    [['discard']],
    [['requeue', '--all', 'receipt-1']],
    [['list', 'receipt-1']],
    [['--all']],
    [['--force']],
  ])('prints its usage when it is called wrongly: %j', async (args) => {
    const answer = await run(...args);
    expect(answer.code).toBe(2);
    expect(answer.text).toContain('requeue <key>... | --all');
    expect(await keysOf({})).toHaveLength(4);
  });

  it('names the settings that are missing or wrong', async () => {
    const answer = await failedMails(['list'], { JWT_SECRET });
    expect(answer).toMatchObject({ code: 1, text: expect.stringContaining('DATABASE_URL') });
  });

  it('reports in one line, without a password, that the database is unreachable', async () => {
    const away = 'postgresql://ada:hush-hush@127.0.0.1:1/nothing';
    expect(await failedMails(['list'], { DATABASE_URL: away, JWT_SECRET })).toEqual({
      code: 1,
      text: 'The database refused or did not answer (ECONNREFUSED): look at DATABASE_URL.',
    });
  });
});
