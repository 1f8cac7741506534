import { describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { createTestDatabase } from '../../../local/testing/database.ts';
import { ormConfig } from './orm-config.js';

describe('a transaction whose connection breaks', () => {
  it('gives its place in the pool back', async () => {
    const database = await createTestDatabase();
    const poolMax = 2;
    const orm = await MikroORM.init({
      ...ormConfig({ url: database.url, poolMax }),
      allowGlobalContext: true,
    });
    for (let time = 0; time <= poolMax; time += 1) {
      const broken = orm.em
        .fork()
        .transactional((tx) => tx.execute('select pg_terminate_backend(pg_backend_pid())'));
      await expect(broken).rejects.toThrow();
    }
    expect(await orm.em.fork().execute('select 1 as one')).toEqual([{ one: 1 }]);
    await orm.close();
    await database.drop();
  });
});
