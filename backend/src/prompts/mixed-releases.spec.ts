// Processes of the release before keep Idempotency-Keys in `prompts`: both releases on one database.
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { grantGoodwill } from '@promptmint/core/credits/credit-ledger';
import { findLedgerViolations } from '@promptmint/core/credits/ledger-invariants';
import { IdempotencyKey } from '@promptmint/core/database/entities/idempotency-key';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { until } from '../../../core/testing/until.ts';
import { type EarlierApi, openEarlierApi } from '../../testing/earlier-release.ts';
import { WAITING } from '../../testing/overtaken.ts';
import { FINISHED } from '../../testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const body = {
  user_input: 'job ad for our bakery, weekend shifts',
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'en',
};
const HASH = createHash('sha256')
  .update(JSON.stringify([...Object.values(body), null]))
  .digest('hex');

let api: TestApi;
let earlier: EarlierApi;
let other: EarlierApi;
beforeAll(async () => {
  api = await openTestApi({ REPLY_WAIT_SECONDS: '0.02' });
  const url = api.settings.DATABASE_URL;
  [earlier, other] = [await openEarlierApi(url), await openEarlierApi(url)];
});
afterAll(async () => {
  await earlier.close();
  await other.close();
  await api.close();
});

const generate = (user: TestUser, key: string, change: object = {}) =>
  user.send('POST', '/api/prompts/generate', { ...body, ...change }, { 'idempotency-key': key });
const creditsOf = async (user: TestUser) => (await user.get('/api/auth/credits')).body.credits;
const promptsOf = (user: TestUser) => api.em().find(Prompt, { user: user.id });
/** The id of the prompt that the table names for a key. */
const taken = async (user: TestUser, key: string) =>
  (await api.em().findOne(IdempotencyKey, { userId: user.id, key }))?.promptId;
/** Without a worker: a prompt as it is when it was written. */
const finish = (id: string) =>
  api.em().nativeUpdate(Prompt, id, { ...FINISHED, status: 'succeeded' });
const untilOneWaits = () => until(async () => (await api.em().execute(WAITING)).length > 0);
const forget = (user: TestUser) => api.em().nativeDelete(IdempotencyKey, { userId: user.id });

/** As if the key had been taken before the migration: only the columns know it. */
async function takeBeforeMigration(user: TestUser, key: string): Promise<string> {
  const id = (await earlier.charge(user.id, key, HASH)) ?? '';
  await forget(user);
  return id;
}

describe('a key that a process of the release before has taken', () => {
  it('replays its prompt in both releases without a second charge', async () => {
    const [user, key] = [await api.signUp(), randomUUID()];
    const id = (await earlier.charge(user.id, key, HASH)) ?? '';
    await finish(id);
    expect(await generate(user, key)).toMatchObject({ status: 200, body: { id } });
    expect(await earlier.charge(user.id, key, HASH)).toBeNull();
    expect(await earlier.findRepeated(user.id, key)).toMatchObject({ id, request_hash: HASH });
    expect(await creditsOf(user)).toBe(9);
  });

  it('refuses another request in this release', async () => {
    const [user, key] = [await api.signUp(), randomUUID()];
    await earlier.charge(user.id, key, HASH);
    expect(await generate(user, key, { language: 'fr' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('is decided when that process commits: kept after a commit, free after a rollback', async () => {
    for (const end of ['commit', 'rollback']) {
      const [user, key] = [await api.signUp(), randomUUID()];
      await earlier.query('begin');
      const id = await earlier.charge(user.id, key, HASH);
      const answer = generate(user, key);
      await untilOneWaits();
      await earlier.query(end);
      expect((await answer).status).toBe(504);
      const [prompt, second] = await promptsOf(user);
      expect(second).toBeUndefined();
      expect(await taken(user, key)).toBe(prompt?.id);
      expect(prompt?.id === id).toBe(end === 'commit');
      expect(await creditsOf(user)).toBe(9);
    }
  });

  it('stays free when that process finds no credit for it', async () => {
    const [user, key] = [await api.signUp(), randomUUID()];
    await api.em().nativeUpdate(User, user.id, { lowCreditsReminded: true });
    for (let credit = 0; credit < 10; credit += 1) {
      await earlier.charge(user.id, randomUUID(), HASH);
    }
    await expect(earlier.charge(user.id, key, HASH)).rejects.toThrow('users_credits_not_negative');
    expect(await taken(user, key)).toBeUndefined();
  });

  it('keeps its prompt when it is repeated there before the migration has copied it', async () => {
    const [user, key] = [await api.signUp(), randomUUID()];
    const id = await takeBeforeMigration(user, key);
    expect(await earlier.charge(user.id, key, HASH)).toBeNull();
    expect(await taken(user, key)).toBe(id);
    expect(await creditsOf(user)).toBe(9);
  });
});

describe('a key that this release has taken', () => {
  it('replays its prompt in a process of the release before, which charges nothing', async () => {
    const [user, key] = [await api.signUp(), randomUUID()];
    await generate(user, key);
    for (const process of [earlier, other]) {
      expect(await process.charge(user.id, key, HASH)).toBeNull();
      expect(await process.findRepeated(user.id, key)).toEqual({
        id: await taken(user, key),
        request_hash: HASH,
        deleted: false,
      });
    }
    expect(await creditsOf(user)).toBe(9);
  });

  it('is decided when this release commits, while the other one waits', async () => {
    const [user, key] = [await api.signUp(), randomUUID()];
    // Holds the row of the account until the API and then the earlier process wait for it, in this order.
    await other.query('begin');
    await other.query('select from users where id = $1 for update', [user.id]);
    const answer = generate(user, key);
    await untilOneWaits();
    const charged = earlier.charge(user.id, key, HASH);
    await until(async () => (await api.em().execute(WAITING)).length > 1);
    await other.query('commit');
    expect([(await answer).status, await charged]).toEqual([504, null]);
    expect(await promptsOf(user)).toMatchObject([{ id: await taken(user, key) }]);
    expect((await earlier.findRepeated(user.id, key))?.id).toBe(await taken(user, key));
  });

  it('is refused by the unique key of the columns where a release inserts without asking', async () => {
    const [user, key] = [await api.signUp(), randomUUID()];
    await generate(user, key);
    const insert = earlier.query(
      `insert into prompts (id, user_id, created_at, deadline_at, original_input, requested_use_case,
         target_model, language, idempotency_key, request_hash)
       values (gen_random_uuid(), $1, now(), now(), 'an idea', 'auto_detect', 'claude', 'en', $2, $3)`,
      [user.id, key, HASH],
    );
    await expect(insert).rejects.toThrow('prompts_idempotency_key');
    expect(await promptsOf(user)).toHaveLength(1);
  });

  it('replays the newer prompt in both releases when the columns still hold a forgotten use', async () => {
    const [user, key] = [await api.signUp(), randomUUID()];
    const old = await takeBeforeMigration(user, key);
    await generate(user, key);
    const id = (await taken(user, key)) ?? '';
    expect(id).not.toBe(old);
    expect(await earlier.charge(user.id, key, HASH)).toBeNull();
    expect((await earlier.findRepeated(user.id, key))?.id).toBe(id);
    await finish(id);
    expect((await generate(user, key)).body.id).toBe(id);
    expect(await creditsOf(user)).toBe(8);
  });

  it('can be taken by a process of the release before once it is forgotten', async () => {
    const [user, key] = [await api.signUp(), randomUUID()];
    await generate(user, key);
    await forget(user);
    const id = await earlier.charge(user.id, key, HASH);
    expect(id).not.toBeNull();
    expect(await taken(user, key)).toBe(id);
    expect(await creditsOf(user)).toBe(8);
  });
});

describe('both releases on one database', () => {
  it('charge once for each key that is sent to both at the same time', async () => {
    const user = await api.signUp();
    await grantGoodwill(api.em(), user.id, randomUUID(), 90);
    const keys = Array.from({ length: 30 }, () => randomUUID());
    const charges = (process: EarlierApi, key: string) => process.charge(user.id, key, HASH);
    for (const key of keys) {
      const sent = [
        () => generate(user, key),
        () => charges(earlier, key),
        () => charges(other, key),
      ];
      await Promise.all(sent.toSorted(() => Math.random() - 0.5).map((send) => send()));
      expect((await earlier.findRepeated(user.id, key))?.id).toBe(await taken(user, key));
    }
    expect(await promptsOf(user)).toHaveLength(keys.length);
    expect(await creditsOf(user)).toBe(100 - keys.length);
  });

  it('break no rule of the ledger in anything above', async () => {
    expect(await api.em().execute(findLedgerViolations())).toEqual([]);
  });
});
