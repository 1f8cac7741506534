import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { copyIdempotencyKeys } from './copy-idempotency-keys.js';
import { IdempotencyKey } from './entities/idempotency-key.js';
import { migrate } from './migrate.js';

/** One more than two batches, all of the same time. */
const KEYS = 20_001;
/** Added by one statement, which ends within its time limit on a busy machine. */
const BATCH = 1_000;

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

const em = () => db.orm.em.fork();
const differences = () =>
  em().execute(
    `select prompts.id from prompts full join idempotency_keys as taken
       on taken.user_id = prompts.user_id and taken.key = prompts.idempotency_key
     where taken.prompt_id is distinct from prompts.id
       or taken.request_hash <> coalesce(prompts.request_hash, '')
       or taken.created_at <> prompts.created_at`,
  );

/** Prompts with keys as a release before the table has left them. */
async function addEarlierKeys(user: string): Promise<void> {
  await em().execute('alter table prompts disable trigger take_idempotency_key');
  for (let first = 1; first <= KEYS; first += BATCH)
    await em().execute(
      `insert into prompts (id, user_id, created_at, deadline_at, original_input, requested_use_case,
         target_model, language, idempotency_key, request_hash)
       select gen_random_uuid(), ?, '2026-12-01 10:00:00.123456+00', now(), 'an idea', 'auto_detect',
         'claude', 'en', 'key ' || number, case when number > 1 then 'hash ' || number end
       from generate_series(?::int, ?::int) as number`,
      [user, first, Math.min(first + BATCH - 1, KEYS)],
    );
  await em().execute('alter table prompts enable trigger take_idempotency_key');
}

describe('the copy of the Idempotency-Keys', () => {
  it('takes every key of an earlier release into the table, and can be repeated', async () => {
    await addEarlierKeys(await db.addUser());
    await migrate(db.url);
    expect(await em().count(IdempotencyKey)).toBe(KEYS);
    expect(await differences()).toEqual([]);
    await copyIdempotencyKeys(db.orm);
    expect(await differences()).toEqual([]);
  });

  it('goes on where an earlier run ended, and leaves a key alone that was taken meanwhile', async () => {
    const { userId, key } = await em().findOneOrFail(IdempotencyKey, { key: 'key 7' });
    await em().nativeDelete(IdempotencyKey, { key: { $ne: key } });
    const own = { requestHash: 'own', promptId: userId };
    await em().nativeUpdate(IdempotencyKey, { userId, key }, own);
    await copyIdempotencyKeys(db.orm);
    expect(await em().findOneOrFail(IdempotencyKey, { userId, key })).toMatchObject(own);
    expect(await em().count(IdempotencyKey)).toBe(KEYS);
    expect(await differences()).toHaveLength(1);
  });
});
