// The database behind a real PgBouncer in transaction mode, where the machine has one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findProgram } from '../../../local/src/find-program.ts';
import { freePort } from '../../../local/src/free-port.ts';
import { createTestDatabase, type TestDatabase } from '../../../local/testing/database.ts';
import { until } from '../../testing/until.ts';
import { checkDatabase } from './check-database.js';
import { refusePooledDirectUrl } from './direct-connection.js';
import { databaseOf, ormConfig } from './orm-config.js';
import { runStatement } from './statement.js';

const PROGRAM = findProgram('pgbouncer');
/** Without PgBouncer the tests are skipped, except in CI (`CI=true`), where they then fail. */
const RUNS = process.env.CI === 'true' || PROGRAM !== null;

/** Of the server, and to the pooler: more, so that they do not always get the same process. */
const [PROCESSES, CONNECTIONS] = [3, 5];

let database: TestDatabase;
let folder: string;
let pooler: ChildProcess;
let pooled: string;

async function startPooler(): Promise<void> {
  const { hostname, port, pathname, username, password } = new URL(database.url);
  const listenPort = await freePort();
  const name = pathname.slice(1);
  folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${port} dbname=${name} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${PROCESSES}
`,
  );
  // PgBouncer refuses to run as root.
  const asNobody = userInfo().uid === 0 ? ['-u', 'nobody'] : [];
  pooler = spawn(PROGRAM ?? 'pgbouncer', ['-q', ...asNobody, file], { stdio: 'ignore' });
  pooled = `postgres://anybody@127.0.0.1:${listenPort}/${name}`;
}

(RUNS ? describe : describe.skip)('a database behind PgBouncer', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    await startPooler();
  });
  afterAll(async () => {
    if (pooler.exitCode === null && pooler.kill()) await once(pooler, 'exit');
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  const openPooled = () =>
    MikroORM.init({
      ...ormConfig(
        databaseOf({
          DATABASE_URL: pooled,
          DATABASE_DIRECT_URL: database.url,
          DATABASE_POOL_MAX: CONNECTIONS,
        }),
      ),
      allowGlobalContext: true,
    });

  it('answers transactions where a direct address is set too', async () => {
    const orm = await openPooled();
    try {
      const count = () =>
        orm.em.fork().execute<{ n: number }[]>('select count(*)::int as n from users');
      await until(() =>
        count().then(
          () => true,
          () => false,
        ),
      );
      const answers = await Promise.all(
        Array.from({ length: CONNECTIONS }, () =>
          orm.em.fork().transactional(async (tx) => tx.execute<{ n: number }[]>('select 1 as n')),
        ),
      );
      expect(answers.map(([row]) => row?.n)).toEqual(Array(CONNECTIONS).fill(1));
    } finally {
      await orm.close();
    }
  });

  it('runs hand-written statements, whichever process of the server gets them', async () => {
    const orm = await openPooled();
    const add = { name: 'add', text: 'select $1::int + 1 as sum' };
    try {
      const numbers = Array.from({ length: CONNECTIONS }, (_, number) => number);
      for (let round = 0; round < 12; round += 1) {
        const rows = await Promise.all(
          numbers.map((number) => runStatement<{ sum: number }>(orm.em.fork(), add, [number])),
        );
        expect(rows.map(([row]) => row?.sum)).toEqual(numbers.map((number) => number + 1));
      }
      const prepared = await orm.em.execute('select name from pg_prepared_statements');
      expect(prepared).toEqual([]);
    } finally {
      await orm.close();
    }
  });

  it('is right for the doctor where a direct address is set too', async () => {
    const { findings } = await checkDatabase({
      DATABASE_URL: pooled,
      DATABASE_DIRECT_URL: database.url,
    });
    expect(findings.filter(({ level }) => level === 'wrong')).toEqual([]);
    expect(findings).toContainEqual({ level: 'ok', text: 'DATABASE_URL answers.' });
  });

  it('is refused at the start where no direct address is set', async () => {
    await expect(refusePooledDirectUrl({ DATABASE_URL: pooled })).rejects.toThrow(
      'DATABASE_URL: leads through a connection pooler; set DATABASE_DIRECT_URL to the address of PostgreSQL itself',
    );
  });

  it('is refused as a direct address', async () => {
    await expect(
      refusePooledDirectUrl({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled }),
    ).rejects.toThrow('DATABASE_DIRECT_URL: leads through a connection pooler');
  });

  it('is not mistaken for a pooler when it is PostgreSQL itself, or does not answer', async () => {
    const unreachable = 'postgres://nobody@127.0.0.1:1/none';
    for (const DATABASE_URL of [database.url, unreachable]) {
      await expect(refusePooledDirectUrl({ DATABASE_URL })).resolves.toBeUndefined();
    }
  });
});
