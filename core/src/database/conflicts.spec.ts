import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { breakOnce } from '../../testing/break-once.ts';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { withoutConflict } from './conflicts.js';

let db: TestOrm;
beforeAll(async () => {
  db = await openTestOrm();
});
afterAll(() => db.close());

describe('withoutConflict', () => {
  const rename = async (id: string) => {
    await withoutConflict(() =>
      db.orm.em
        .fork()
        .transactional((tx) =>
          tx.execute("update users set full_name = 'Changed' where id = ?", [id]),
        ),
    );
  };

  it.each(['40P01', '40001'])(
    'runs a transaction once more if it ended with %s',
    async (sqlstate) => {
      const id = await db.addUser();
      const broken = await breakOnce(db.orm.em.fork(), 'users', sqlstate);
      await rename(id);
      expect(await broken.tries()).toBe(2);
      await broken.remove();
    },
  );

  it('does not retry after any other failure', async () => {
    const id = await db.addUser();
    const broken = await breakOnce(db.orm.em.fork(), 'users', '53100');
    await expect(rename(id)).rejects.toMatchObject({ code: '53100' });
    expect(await broken.tries()).toBe(1);
    await broken.remove();
  });

  it('fails after the second conflict', async () => {
    let tries = 0;
    const always = () => {
      tries += 1;
      return Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
    };
    await expect(withoutConflict(always)).rejects.toMatchObject({ code: '40P01' });
    expect(tries).toBe(2);
  });
});
