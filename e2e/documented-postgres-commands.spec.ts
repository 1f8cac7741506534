// Runs the commands of docs/OPERATIONS.md for PostgreSQL's own programs, on a server and with programs of the
// distribution.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '@promptmint/core/database/migrate';
import {
  type DebianPostgres,
  debianPostgresOrSkip,
  openDebianPostgres,
} from '../local/testing/debian-postgres.ts';
import { ROOT } from '../local/src/local-settings.ts';

const page = readFileSync(join(ROOT, 'docs/OPERATIONS.md'), 'utf8');
const blocks = [...page.matchAll(/^```sh\n(.+?)^```/gms)].map(([, block = '']) => block);
const blockWith = (text: string) => blocks.find((block) => block.includes(text)) ?? '';

/** There is no container engine in a test run: runs what a service executes, and nothing else of Compose. */
const DOCKER = `#!/bin/sh
[ "$2 $3" = "exec -T" ] || exit 0
shift 4
exec "$@"
`;

const programs = debianPostgresOrSkip();

(programs ? describe : describe.skip)('the commands of docs/OPERATIONS.md', () => {
  let folder: string;
  let server: DebianPostgres;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'promptmint-documented-'));
    writeFileSync(join(folder, 'docker'), DOCKER, { mode: 0o755 });
    server = await openDebianPostgres(programs ?? '');
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  /** Runs commands as typed by someone who has set `DATABASE_URL`. */
  function sh(commands: string, url: string): string {
    const { hostname, port } = new URL(url);
    const PATH = [folder, programs, process.env.PATH].join(delimiter);
    const env = { PATH, PGHOST: hostname, PGPORT: port, DATABASE_URL: url };
    const stdio = 'pipe';
    return execFileSync('sh', ['-ec', commands], { cwd: folder, env, stdio, encoding: 'utf8' });
  }

  const query = (url: string, sql: string) => sh(`psql -Atqc "${sql}" '${url}'`, url).trim();

  it('put a backup made in containers in the place of the database, which stays', async () => {
    const url = await server.create('promptmint');
    await migrate(url);
    query(url, "create table moments as select 'backup' as name");
    const [backup, restore] = blockWith('pg_dump').split('\n\n');
    sh(backup ?? '', url);
    query(url, "insert into moments values ('later')");
    sh(restore ?? '', url);
    // As Compose does before it starts the rest.
    await migrate(url);
    expect(query(url, 'select name from moments')).toBe('backup');
    const before = url.replace(/promptmint$/, 'before_restore');
    expect(query(before, 'select name from moments').split('\n')).toEqual(['backup', 'later']);
  });

  it('limit the statements of a role behind PgBouncer, but not the one that makes the index of the search', async () => {
    const url = await server.create('pooled');
    await migrate(url);
    sh(`DATABASE_DIRECT_URL=$DATABASE_URL\n${blockWith('alter role')}`, url);
    const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'];
    expect(limits.map((limit) => query(url, `show ${limit}`))).toEqual(['5s', '10s']);
    query(
      url,
      `drop index prompts_search; create table seen (timeout text);
      create function see() returns event_trigger language plpgsql as
        'begin insert into seen values (current_setting(''statement_timeout'')); end';
      create event trigger see on ddl_command_end when tag in ('CREATE INDEX') execute function see()`,
    );
    sh(blockWith('prompts_search'), url);
    expect(
      query(url, "select indisvalid from pg_index where indexrelid = 'prompts_search'::regclass"),
    ).toBe('t');
    expect(query(url, 'select timeout from seen')).toBe('0');
  });
});
