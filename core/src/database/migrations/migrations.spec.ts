import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createEmptyDatabase } from '../../../../local/testing/database.ts';
import { openTestOrm, type TestOrm } from '../../../testing/test-orm.ts';
import { PLANS } from '../../catalogue/plans.js';
import { migrate } from '../migrate.js';
import { SearchIndex } from './20261209-search-index.js';
import { readMigrations } from './migrations.js';

const OPERATIONS = readFileSync(new URL('../../../../docs/OPERATIONS.md', import.meta.url), 'utf8');

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

  it('are found by the names of their files, the oldest first', async () => {
    const names = (await readMigrations()).map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names[0]).toBe('20261120-foundation');
    const applied = await db.orm.em.execute('select name from mikro_orm_migrations order by id');
    expect(applied.map(({ name }) => name as string)).toEqual(names);
  });

  it('let a column hold a value that is new in the code, beside those of earlier versions', async () => {
    const older = await openTestOrm();
    const { em } = older.orm;
    await em.execute(`alter table users drop constraint users_plan_check,
      add constraint users_plan_check check (plan in ('free', 'bronze')) not valid`);
    await migrate(older.url);
    const user = await older.addUser();
    const setPlan = (plan: string) =>
      em.execute('update users set plan = ? where id = ?', [plan, user]);
    for (const plan of [...PLANS, 'bronze']) await setPlan(plan);
    await expect(setPlan('gold')).rejects.toThrow('users_plan_check');
    expect(await em.execute('select conname from pg_constraint where not convalidated')).toEqual(
      [],
    );
    await older.close();
  });

  it('make the index of the search where the extensions can be created, and succeed where not', async () => {
    const { em } = db.orm;
    const name = new URL(db.url).pathname.slice(1);
    const role = `limited_${name}`;
    const migrateAs = (as: string) =>
      em.transactional(async (tx) => {
        await tx.execute(`set local role ${as}`);
        const { up } = SearchIndex.prototype;
        const statements: string[] = [];
        up.call({ addSql: (sql: string) => statements.push(sql) } as unknown as SearchIndex);
        for (const sql of statements) await tx.execute(sql);
      });
    const index = () =>
      em.execute(`select indexdef from pg_indexes where indexname = 'prompts_search'`);
    const [made] = await index();
    await em.execute('drop index prompts_search');
    await em.execute('drop extension pg_trgm, btree_gin');
    await em.execute(`create role ${role}`);
    await em.execute(`alter table prompts owner to ${role}`);
    await em.execute(`grant create on schema public to ${role}`);

    await migrateAs(role);
    expect(await index()).toEqual([]);
    await em.execute(`grant create on database ${name} to ${role}`);
    await migrateAs(role);
    expect(await index()).toEqual([made]);

    await em.execute('drop index prompts_search');
    const [documented = ''] =
      /create index concurrently prompts_search [^"]+/.exec(OPERATIONS) ?? [];
    await em.execute(documented);
    expect(await index()).toEqual([made]);
    await em.execute(`reassign owned by ${role} to current_user`);
    await em.execute(`drop owned by ${role}`);
    await em.execute(`drop role ${role}`);
  });

  it('leave the index of the search to an operator where there are many prompts', async () => {
    const full = await openTestOrm();
    const user = await full.addUser();
    const { em } = full.orm;
    await em.execute('drop index prompts_search');
    // 10,001, of which each statement adds few enough for its time limit on a busy machine.
    for (const count of [...Array(10).fill(1_000), 1])
      await em.execute(
        `insert into prompts (id, user_id, created_at, deadline_at, original_input,
           requested_use_case, target_model, language)
         select gen_random_uuid(), ?, now(), now(), 'an idea', 'auto_detect', 'claude', 'en'
         from generate_series(1, ?::int)`,
        [user, count],
      );
    await em.execute(`delete from mikro_orm_migrations where name = '20261209-search-index'`);
    await migrate(full.url);
    expect(await em.execute(`select to_regclass('prompts_search') as found`)).toEqual([
      { found: null },
    ]);
    await full.close();
  });

  it('can be started three times at once, and take longer than the time limit that the database or the role has for requests', async () => {
    const limited = await createEmptyDatabase();
    const name = new URL(limited.url).pathname.slice(1);
    const server = new pg.Client({ connectionString: limited.url });
    await server.connect();
    await server.query(`alter database "${name}" set statement_timeout = '1ms'`);
    await server.end();
    const three = Promise.all([1, 2, 3].map(() => migrate(limited.url)));
    await expect(three).resolves.toHaveLength(3);
    await limited.drop();
  });

  it('can be repeated', async () => {
    await expect(migrate(db.url)).resolves.toBeUndefined();
  });
});
