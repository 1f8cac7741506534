import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import pg from 'pg';
import { reason, StartError } from '../start-error.ts';

/** A PostgreSQL that the person gave, and how PostgreSQL's own programs reach it. */
export interface GivenServer {
  client: pg.Client;
  database: string;
  /** The major version of the server. */
  major: number;
  /** For PostgreSQL's programs: password and TLS as the product's own connections have them. */
  environment: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/**
 * Connects to PostgreSQL itself, past a pooler, as the settings in the environment say.
 * @throws {StartError}
 */
export async function openServer(): Promise<GivenServer> {
  const setting = process.env.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const address = process.env[setting] ?? '';
  if (!URL.canParse(address)) throw new StartError(`${setting} is not a URL.`);
  trustNamedAuthority();
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: 10_000,
    keepAlive: true, // it is idle while pg_restore works
  });
  client.on('error', () => {}); // the next statement reports it
  try {
    await client.connect();
    // The role may have the limit of requests.
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query('show server_version_num');
    const folder = mkdtempSync(join(tmpdir(), 'promptmint-authorities-'));
    return {
      client,
      database: client.database ?? '',
      major: Math.floor(Number(rows[0].server_version_num) / 10_000),
      environment: libpqEnvironment(client, new URL(address).searchParams, folder),
      close: async () => {
        rmSync(folder, { recursive: true });
        await client.end();
      },
    };
  } catch (error) {
    await client.end().catch(() => {});
    throw new StartError(`The database of ${setting} cannot be used (${reason(error)}).`);
  }
}

/** Node has read the variable before `.env` could set it. */
function trustNamedAuthority(): void {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file || tls.getCACertificates('extra').length > 0) return;
  // Node has it since 24.5; on a Mac with Apple silicon the project brings 24.0.
  if (!tls.setDefaultCACertificates)
    throw new StartError(
      `Node ${process.versions.node} reads NODE_EXTRA_CA_CERTS only from the environment: set it there, not in .env.`,
    );
  try {
    const trusted = tls.getCACertificates('default');
    tls.setDefaultCACertificates([...trusted, readFileSync(file, 'utf8')]);
  } catch (error) {
    throw new StartError(
      `NODE_EXTRA_CA_CERTS does not name a file of certificates (${reason(error)}).`,
    );
  }
}

/** The variables of PostgreSQL's programs; those that are already set would mix with the product's settings. */
export function libpqEnvironment(
  client: pg.Client,
  options: URLSearchParams,
  folder: string,
): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return {
    ...Object.fromEntries(others),
    ...(process.env.PGPASSFILE && { PGPASSFILE: process.env.PGPASSFILE }),
    PGHOST: client.host,
    PGPORT: String(client.port),
    PGUSER: client.user,
    PGDATABASE: client.database,
    ...(client.password && { PGPASSWORD: client.password }),
    PGCONNECT_TIMEOUT: '10',
    ...tlsEnvironment(client.ssl, options, folder),
  };
}

/** libpq names its modes otherwise: without a mode it tries TLS, and `require` checks nothing. */
function tlsEnvironment(
  ssl: pg.Client['ssl'],
  options: URLSearchParams,
  folder: string,
): NodeJS.ProcessEnv {
  if (!ssl) return { PGSSLMODE: 'disable' };
  const asked: tls.ConnectionOptions = ssl === true ? {} : ssl;
  const own = (name: string, variable: string) => {
    const path = options.get(name);
    return path ? { [variable]: path } : {};
  };
  const authorities = join(folder, 'authorities.pem');
  if (asked.rejectUnauthorized !== false)
    writeFileSync(authorities, asked.ca?.toString() ?? tls.getCACertificates('default').join('\n'));
  return {
    PGSSLMODE:
      asked.rejectUnauthorized === false
        ? 'require'
        : asked.checkServerIdentity
          ? 'verify-ca'
          : 'verify-full',
    PGSSLROOTCERT: authorities,
    ...own('sslcert', 'PGSSLCERT'),
    ...own('sslkey', 'PGSSLKEY'),
  };
}
