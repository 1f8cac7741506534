import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { type Postgres, startPostgres } from './postgres.ts';
import { DATABASE, databaseUrl, runningDatabase } from './running-database.ts';
import { makeDatabase } from './services.ts';

const folders: string[] = [];
let dataFolder: string;
let running: Postgres | undefined;

beforeAll(async () => {
  dataFolder = newFolder();
  await (await start()).stop();
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-postgres-'));
  chmodSync(folder, 0o711);
  folders.push(folder);
  return folder;
}

async function start(folder = dataFolder): Promise<Postgres> {
  running = await startPostgres({ dataFolder: folder, logFile: join(folder, 'postgres.log') });
  return running;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const inCluster = (name: string) => join(dataFolder, 'postgres', 'data', name);

/** Puts the file back afterwards, for the tests that follow. */
async function withContent(file: string, content: string, test: () => Promise<void>) {
  const kept = readFileSync(file);
  writeFileSync(file, content);
  try {
    await test();
  } finally {
    writeFileSync(file, kept);
  }
}

describe('startPostgres', () => {
  it('keeps its data over a restart and lets nobody in without the password', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE restarted AS SELECT 7 AS number');
    expect(await query(first.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    await first.stop();
    expect(await first.exited).toBe('exit code 0');

    const second = await start();
    expect(await query(second.url, 'SELECT number FROM restarted')).toEqual([{ number: 7 }]);
    const wrong = new URL(second.url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  it('stops a server that a former run left behind, and continues', async () => {
    const left = await start();
    await query(left.url, 'CREATE TABLE left_behind AS SELECT 7 AS number');
    const second = await start();
    expect(await left.exited).toBe('exit code 0');
    expect(second.pid).not.toBe(left.pid);
    expect(await query(second.url, 'SELECT number FROM left_behind')).toEqual([{ number: 7 }]);
  });

  it('recovers after its server was killed', async () => {
    const killed = await start();
    await query(killed.url, 'CREATE TABLE killed AS SELECT 7 AS number');
    process.kill(killed.pid, 'SIGKILL');
    expect(await killed.exited).toBe('signal SIGKILL');
    const second = await start();
    expect(await query(second.url, 'SELECT number FROM killed')).toEqual([{ number: 7 }]);
  });

  it('is not blocked by a process id file whose number now belongs to another program', async () => {
    const first = await start();
    const content = readFileSync(inCluster('postmaster.pid'), 'utf8');
    await first.stop();
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      ...(process.getuid?.() === 0 ? { uid: 65534, gid: 65534, cwd: '/' } : {}),
      stdio: 'ignore',
    });
    try {
      writeFileSync(inCluster('postmaster.pid'), content.replace(/^\d+/, String(other.pid)));
      const second = await start();
      expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(other.exitCode).toBeNull();
    } finally {
      other.kill();
      await running?.stop();
      rmSync(inCluster('postmaster.pid'), { force: true });
    }
  });

  it('is reached without TLS, also where PGSSLMODE asks for it', async () => {
    process.env['PGSSLMODE'] = 'require';
    try {
      const server = await start();
      await makeDatabase(server);
      const name = 'SELECT current_database() AS name';
      expect(await query(databaseUrl(server), name)).toEqual([{ name: DATABASE }]);
      expect(runningDatabase(dataFolder)).toBe(databaseUrl(server));
    } finally {
      delete process.env['PGSSLMODE'];
    }
  });

  it('is found by a command that needs the product’s database, only while it runs', async () => {
    expect(runningDatabase(join(dataFolder, 'nothing'))).toBeNull();
    expect(runningDatabase(dataFolder)).toBeNull();
    const server = await start();
    await makeDatabase(server);
    const found = runningDatabase(dataFolder) ?? '';
    expect(await query(found, 'SELECT current_database() AS name')).toEqual([{ name: DATABASE }]);
    await server.stop();
    expect(runningDatabase(dataFolder)).toBeNull();
  });

  it('makes a new password if a full disk left it empty and there is no data yet', async () => {
    const fresh = newFolder();
    mkdirSync(join(fresh, 'postgres'));
    writeFileSync(join(fresh, 'postgres', 'password'), '');
    expect(await query((await start(fresh)).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('refuses data whose password is lost in one sentence', async () => {
    const file = join(dataFolder, 'postgres', 'password');
    const sentence = `${file} is missing or empty, and without this password`;
    await withContent(file, '', () => expect(start()).rejects.toThrow(sentence));
  });

  it('refuses the data of another major version in one sentence', async () => {
    const sentence = /made by PostgreSQL 12, and this version brings PostgreSQL 18/;
    await withContent(inCluster('PG_VERSION'), '12\n', () =>
      expect(start()).rejects.toThrow(sentence),
    );
  });

  it('names the cause and the log when the server does not start', async () => {
    const sentence =
      /PostgreSQL cannot start: configuration file .* contains errors\. Its log: .*postgres\.log/;
    await withContent(inCluster('postgresql.conf'), 'no_such_setting = 1\n', () =>
      expect(start()).rejects.toThrow(sentence),
    );
    expect(existsSync(inCluster('postmaster.pid'))).toBe(false);
  });
});
