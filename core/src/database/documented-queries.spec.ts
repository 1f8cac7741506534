import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';

const page = readFileSync(new URL('../../../docs/OPERATIONS.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```sql\n(.+?)^```/gms)].map(([, query = '']) => query);
const inline = [...page.matchAll(/`((?:select|delete) [^`]+)`/g)].map(([, query = '']) => query);
const queries = [...blocks, ...inline];

describe('docs/OPERATIONS.md', () => {
  let db: TestOrm;
  beforeAll(async () => {
    db = await openTestOrm();
  });
  afterAll(() => db.close());

  it('contains queries', () => {
    expect(queries.length).toBeGreaterThanOrEqual(5);
  });

  it.each(queries)(
    'contains a query that finds nothing wrong in a new database: %s',
    async (query) => {
      await db.addUser();
      const answer = await db.orm.em.fork().execute(query);
      expect(Array.isArray(answer) ? answer : []).toEqual([]);
    },
  );
});
