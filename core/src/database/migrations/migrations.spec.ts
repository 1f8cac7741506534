import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createEmptyDatabase } from '../../../../local/testing/database.ts';
import { openTestOrm, type TestOrm } from '../../../testing/test-orm.ts';
import { migrate } from '../migrate.js';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

describe('migrations', () => {
  it('leave the schema that the entities describe', async () => {
    expect(await db.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  });

  it('accept what a process of the previous version still writes while they run', async () => {
    const user = await db.addUser();
    const written = db.orm.em.fork().execute(
      `insert into prompts (id, user_id, created_at, deadline_at, original_input,
         requested_use_case, target_model, language)
       values (gen_random_uuid(), ?, now(), now(), 'an idea', 'auto_detect', 'claude', 'en')`,
      [user],
    );
    await expect(written).resolves.toBeDefined();
  });

  it('can be started three times at once on an empty database', async () => {
    const empty = await createEmptyDatabase();
    const three = Promise.all([1, 2, 3].map(() => migrate(empty.url)));
    await expect(three).resolves.toHaveLength(3);
    await empty.drop();
  });

  it('can be repeated', async () => {
    await expect(migrate(db.url)).resolves.toBeUndefined();
  });
});
