import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { COMPILE_CACHE } from '../../testing/compile-cache.ts';
import { makePrivateAuthority } from '../../testing/private-authority.ts';
import { testRun } from '../../testing/test-run.ts';
import { ROOT } from '../local-settings.ts';
import { libpqEnvironment } from './server-connection.ts';

const root = mkdtempSync(join(tmpdir(), 'promptmint-dump-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('npm run backup and npm run restore with DATABASE_URL', () => {
  const { postgresUrl } = testRun();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(root, 'programs-'));
  });

  /** A program of PostgreSQL that writes down how it was called, and fails. */
  function program(name: string, version: string): void {
    const path = join(folder, name);
    writeFileSync(
      path,
      `#!/bin/sh
if [ "$1" = --version ]; then echo "${name} (PostgreSQL) ${version}"; exit; fi
echo "$@" > '${folder}/arguments'
env > '${folder}/environment'
echo half
echo "${name}: error: it broke" >&2
exit 1\n`,
    );
    chmodSync(path, 0o755);
  }

  function run(command: string, file: string, more: Record<string, string> = {}): string {
    const { stderr, status } = spawnSync(
      process.execPath,
      [join(ROOT, `local/src/backup/main-${command}.ts`), file],
      {
        env: {
          ...COMPILE_CACHE,
          DATABASE_URL: postgresUrl,
          PATH: `${folder}${delimiter}/bin${delimiter}/usr/bin`,
          PGSERVICE: 'another',
          ...more,
        },
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    return stderr;
  }

  const backups = () => readdirSync(folder).filter((name) => name.includes('backup'));

  it.each(['pg_dump', 'pg_restore'])('refuse a %s that is older than the server', (name) => {
    program(name, '14.9');
    const file = join(folder, 'a.backup');
    if (name === 'pg_restore') writeFileSync(file, dumpLike());
    expect(run(name === 'pg_dump' ? 'backup' : 'restore', file)).toMatch(
      new RegExp(`The server is PostgreSQL 18, and ${folder}/${name} is of version 14, .* newer`),
    );
  });

  it('name the setting whose address they cannot use', () => {
    const file = join(folder, 'a.backup');
    expect(run('backup', file, { DATABASE_URL: 'nowhere' })).toContain(
      'DATABASE_URL is not a URL.',
    );
    const direct = (DATABASE_DIRECT_URL: string) => run('backup', file, { DATABASE_DIRECT_URL });
    expect(direct('nowhere')).toContain('DATABASE_DIRECT_URL is not a URL.');
    expect(direct('postgres://nobody@127.0.0.1:1/none')).toMatch(
      /The database of DATABASE_DIRECT_URL cannot be used \(.*ECONNREFUSED/,
    );
  });

  it('say where to set NODE_EXTRA_CA_CERTS on a Node before 24.5, which cannot read it from .env', () => {
    const olderNode = `import tls from 'node:tls';
      import { syncBuiltinESMExports } from 'node:module';
      delete tls.setDefaultCACertificates;
      syncBuiltinESMExports();
      process.env.NODE_EXTRA_CA_CERTS = '/authority.pem';`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(olderNode)}`;
    expect(run('backup', join(folder, 'a.backup'), { NODE_OPTIONS })).toContain(
      'reads NODE_EXTRA_CA_CERTS only from the environment: set it there, not in .env.',
    );
  });

  it('write no file when pg_dump fails, and say why', () => {
    program('pg_dump', '99.1');
    expect(run('backup', join(folder, 'a.backup'))).toContain('pg_dump: error: it broke');
    expect(backups()).toEqual([]);
  });

  it('hand the password over in the environment alone, and nothing of another set-up', () => {
    program('pg_dump', '99.1');
    run('backup', join(folder, 'a.backup'));
    const { password, port } = new URL(postgresUrl);
    expect(readFileSync(join(folder, 'arguments'), 'utf8')).not.toContain(password);
    const environment = readFileSync(join(folder, 'environment'), 'utf8').split('\n');
    expect(environment).toEqual(
      expect.arrayContaining([`PGPASSWORD=${password}`, `PGPORT=${port}`, 'PGSSLMODE=disable']),
    );
    expect(environment).not.toContain('PGSERVICE=another');
  });
});

/** What begins as a dump does. */
const dumpLike = () => spawnSync('gzip', ['-c'], { input: 'PGDMP and more' }).stdout;

describe('the programs of PostgreSQL', () => {
  const address = 'postgres://app:p%40ss@db.example:5433/app';
  const { ca } = makePrivateAuthority(root);
  const environment = (options: string) => {
    const url = `${address}${options}`;
    const client = new pg.Client({ connectionString: url });
    return libpqEnvironment(client, new URL(url).searchParams, root);
  };

  it.each([
    ['', 'disable'],
    ['?sslmode=disable', 'disable'],
    ['?sslmode=verify-full', 'verify-full'],
    ['?sslmode=no-verify', 'require'],
    ['?ssl=true', 'verify-full'],
    [`?uselibpqcompat=true&sslmode=verify-ca&sslrootcert=${ca}`, 'verify-ca'],
    ['?uselibpqcompat=true&sslmode=require', 'require'],
  ])('with %s in DATABASE_URL use the mode that the product uses: %s', (options, PGSSLMODE) => {
    expect(environment(options)).toMatchObject({
      PGSSLMODE,
      PGHOST: 'db.example',
      PGPORT: '5433',
      PGUSER: 'app',
      PGPASSWORD: 'p@ss',
      PGDATABASE: 'app',
    });
  });

  it('trust the authority that DATABASE_URL names, or else those that Node trusts', () => {
    const trusted = (options: string) =>
      readFileSync(environment(options)['PGSSLROOTCERT'] ?? '', 'utf8');
    expect(trusted(`?sslmode=verify-full&sslrootcert=${ca}`)).toBe(readFileSync(ca, 'utf8'));
    expect(trusted('?sslmode=verify-full').match(/BEGIN CERTIFICATE/g)?.length).toBeGreaterThan(50);
  });
});
