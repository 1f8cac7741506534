import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

  it('can be repeated', async () => {
    await expect(migrate(db.url)).resolves.toBeUndefined();
  });
});
