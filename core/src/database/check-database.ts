import pg from 'pg';
import { isCertificateError } from '../config/certificates.js';
import { advice, codeOf, type Finding, ok, wrong } from '../config/finding.js';
import { SettingsError } from '../config/read-settings.js';
import type { Settings } from '../config/settings.js';
import { connectionOptions, pooledConnectionOptions } from './connection.js';
import { directSetting, directUrl, refusePooledDirectUrl } from './direct-connection.js';
import { readMigrations } from './migrations/migrations.js';

const OLDEST_MAJOR = 14;

type Addresses = Pick<Settings, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'APP_ENV'>;

/** What another clock showed between a question and its answer, all in milliseconds since 1970. */
export interface ClockReading {
  time: number;
  /** By the clock of this machine. */
  asked: number;
  answered: number;
}

/** What was found, and the database's clock if it answered. */
export interface DatabaseCheck {
  findings: Finding[];
  clock: ClockReading | null;
}

/** Looks whether the database can be reached, also through a pooler, and holds what this version needs. */
export async function checkDatabase(
  settings: Addresses,
  now: () => number = Date.now,
): Promise<DatabaseCheck> {
  const pooler = await poolerFindings(settings);
  const { findings, clock } = await checkServer(settings, now);
  return { findings: [...pooler, ...findings], clock };
}

/** Statements of API and worker take this address where another one is direct. */
async function poolerFindings(settings: Addresses): Promise<Finding[]> {
  const { DATABASE_URL: url } = settings;
  if (directUrl(settings) === url) return [];
  const client = new pg.Client({ connectionString: url, ...pooledConnectionOptions() });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return [ok('DATABASE_URL answers.')];
  } catch (error) {
    return [wrong(unreachable('DATABASE_URL', error, new URL(url)))];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function checkServer(settings: Addresses, now: () => number): Promise<DatabaseCheck> {
  const address = new URL(directUrl(settings));
  const client = new pg.Client({ connectionString: address.href, ...connectionOptions() });
  client.on('error', () => undefined);
  try {
    await refusePooledDirectUrl(settings);
    await client.connect();
    const [server] = await rows<Server>(client, SERVER);
    if (!server) throw new Error('no answer');
    const findings = [
      versionFinding(server.version),
      await textFinding(client, server),
      await migrationFinding(client, settings.APP_ENV === 'local'),
    ];
    return { findings, clock: await clockOf(client, now) };
  } catch (error) {
    const setting = directSetting(settings);
    return { findings: [wrong(unreachable(setting, error, address))], clock: null };
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Server {
  version: string;
  encoding: string;
}

const SERVER = `
  select current_setting('server_version') as version, current_setting('server_encoding') as encoding`;

/** Other encodings do not know these letters. */
const FOLDS = `select lower('Ä') = 'ä' as folds`;

async function rows<Row extends pg.QueryResultRow>(client: pg.Client, sql: string): Promise<Row[]> {
  return (await client.query<Row>(sql)).rows;
}

async function clockOf(client: pg.Client, now: () => number): Promise<ClockReading> {
  const asked = now();
  const [row] = await rows<{ ms: number }>(
    client,
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  );
  return { time: row?.ms ?? Number.NaN, asked, answered: now() };
}

/** Exported for versions that no test can start. */
export function versionFinding(version: string): Finding {
  return Number.parseInt(version, 10) >= OLDEST_MAJOR
    ? ok(`PostgreSQL ${version} answers.`)
    : wrong(`PostgreSQL ${version} is too old: upgrade it to ${OLDEST_MAJOR} or newer.`);
}

async function textFinding(client: pg.Client, { encoding }: Server): Promise<Finding> {
  if (encoding !== 'UTF8')
    return wrong(
      `The database stores text as ${encoding}, which cannot hold every language: create one with "encoding 'UTF8' template template0" and restore a backup into it.`,
    );
  const [row] = await rows<{ folds: boolean }>(client, FOLDS);
  return row?.folds
    ? ok('Its encoding and locale hold and compare every language.')
    : advice(
        `The database's locale knows no letters but A to Z, so that searching the history distinguishes Ä from ä: a new database with the locale C.UTF-8 would not.`,
      );
}

async function migrationFinding(client: pg.Client, isLocal: boolean): Promise<Finding> {
  const known = (await readMigrations()).map(({ name }) => name);
  const done = await rows<{ name: string }>(client, 'select name from mikro_orm_migrations').catch(
    () => [],
  );
  const applied = new Set(done.map(({ name }) => name));
  const pending = known.filter((name) => !applied.has(name)).length;
  const newer = [...applied].filter((name) => !known.includes(name));
  if (newer.length > 0)
    return wrong(
      `A newer version has migrated the database (${newer.join(', ')}): start that version, or restore a backup of this one.`,
    );
  if (pending === 0) return ok('All migrations have run.');
  const count = `${pending} of ${known.length} migrations have not run`;
  return isLocal
    ? advice(`${count}: the next npm start runs them.`)
    : wrong(`${count}: run "node core/dist/database/migrate.js".`);
}

function unreachable(
  setting: keyof Addresses,
  error: unknown,
  { hostname, port, pathname, username }: URL,
): string {
  if (error instanceof SettingsError) return `${error.message}.`;
  const code = codeOf(error);
  if (code === '28P01' || code === '28000')
    return `${setting}: the server refuses the name ${username} or its password (${code}): correct them.`;
  if (code === '3D000')
    return `${setting}: the server has no database ${pathname.slice(1)}: create it, or correct the name.`;
  if (isCertificateError(error))
    return `${setting}: the certificate of ${hostname} is not trusted (${code}): name the file of a private authority in NODE_EXTRA_CA_CERTS.`;
  const server = `PostgreSQL at ${hostname}:${port || 5432}`;
  return /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E')
    ? `${setting}: ${server} answers with the error ${code}: look at its log.`
    : `${setting}: ${server} does not answer (${code}): start it, or correct the address.`;
}
