import { randomUUID } from 'node:crypto';
import { chownSync, chmodSync, copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SettingsError } from '@promptmint/core/config/read-settings';
import { refusePooledDirectUrl } from '@promptmint/core/database/direct-connection';
import { migrate } from '@promptmint/core/database/migrate';
import { probeRedis } from '@promptmint/core/queues/redis-probe';
import pg from 'pg';
import { until } from '../core/testing/until.ts';
import { freePort } from '../local/src/free-port.ts';
import { openOwnRedis, type OwnRedis, USUAL } from '../local/testing/own-redis.ts';
import { makePrivateAuthority, type PrivateAuthority } from '../local/testing/private-authority.ts';
import { redisUrl } from '../local/testing/redis.ts';
import { type OwnPostgres, openOwnPostgres } from './own-postgres.ts';
import { productParts } from './product-parts.ts';

(redisUrl() ? describe : describe.skip)('stores with certificates of a private authority', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promptmint-tls-'));
  let files: PrivateAuthority;
  let postgres: OwnPostgres;
  let redis: OwnRedis;
  let secured: { database: string; redis: string };
  beforeAll(async () => {
    files = makePrivateAuthority(folder);
    postgres = await openOwnPostgres();
    await secure(postgres.url, files);
    const tlsPort = await freePort();
    redis = await openOwnRedis({ args: [...USUAL, ...tls(tlsPort, files)] });
    secured = {
      database: `${postgres.url}?sslmode=verify-full`,
      redis: `rediss://127.0.0.1:${tlsPort}`,
    };
  });
  afterAll(async () => {
    await redis?.kill();
    await postgres?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are refused with one sentence where nobody has named the authority', async () => {
    const sentence = (name: string) =>
      new RegExp(`^${name}: the certificate is not trusted .* NODE_EXTRA_CA_CERTS$`);
    const refused = async (start: Promise<void>, name: string) => {
      const error: unknown = await start.catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SettingsError);
      expect((error as Error).message).toMatch(sentence(name));
    };
    await refused(probeRedis(secured.redis), 'REDIS_URL');
    await refused(refusePooledDirectUrl({ DATABASE_URL: secured.database }), 'DATABASE_URL');
    const throughPooler = {
      DATABASE_URL: 'postgres://pooler',
      DATABASE_DIRECT_URL: secured.database,
    };
    await refused(refusePooledDirectUrl(throughPooler), 'DATABASE_DIRECT_URL');
  });

  it('carry the product where NODE_EXTRA_CA_CERTS names the authority', async () => {
    await expectProduct({
      DATABASE_URL: secured.database,
      REDIS_URL: secured.redis,
      NODE_EXTRA_CA_CERTS: files.ca,
    });
  });

  it('carry the product where DATABASE_URL names the authority with sslrootcert', async () => {
    const DATABASE_URL = `${secured.database}&sslrootcert=${files.ca}`;
    await migrate(DATABASE_URL);
    await expectProduct({ DATABASE_URL });
  });

  /** API and worker must be ready, and speak to the database over TLS alone. */
  async function expectProduct(environment: Record<string, string>): Promise<void> {
    const parts = await productParts({ JWT_SECRET: randomUUID(), ...environment });
    try {
      await Promise.all([parts.startApi(), parts.startWorker()]);
      await until(async () => (await fetch(`${parts.origin}/health/ready`)).status === 200);
      const connections = await query<{ ssl: boolean }>(
        postgres.url,
        `select ssl from pg_stat_ssl join pg_stat_activity using (pid)
         where backend_type = 'client backend' and state <> 'starting' and pid <> pg_backend_pid()`,
      );
      expect(connections.length).toBeGreaterThan(1);
      expect(connections.filter(({ ssl }) => !ssl)).toEqual([]);
    } finally {
      await parts.end();
    }
  }
});

function tls(port: number, { ca, cert, key }: PrivateAuthority): string[] {
  const own = ['--tls-cert-file', cert, '--tls-key-file', key, '--tls-ca-cert-file', ca];
  return ['--tls-port', String(port), ...own, '--tls-auth-clients', 'no'];
}

/** Turns TLS on; the files must belong to the user that the server runs as. */
async function secure(url: string, files: PrivateAuthority): Promise<void> {
  const [place] = await query<{ data_directory: string }>(url, 'show data_directory');
  const folder = place?.data_directory ?? '';
  const { uid, gid } = statSync(folder);
  for (const [name, file] of [
    ['server.crt', files.cert],
    ['server.key', files.key],
  ] as const) {
    const copy = join(folder, name);
    copyFileSync(file, copy);
    chownSync(copy, uid, gid);
    chmodSync(copy, 0o600);
  }
  await query(url, 'alter system set ssl = on');
  await query(url, 'select pg_reload_conf()');
  await until(async () => {
    const [row] = await query<{ ssl: string }>(url, 'show ssl');
    return row?.ssl === 'on';
  });
}

async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    return (await database.query<T>(sql)).rows;
  } finally {
    await database.end();
  }
}
