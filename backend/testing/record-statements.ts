import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';

/** Records every statement that the API sends through the ORM's pool, from now on. */
export async function recordStatements(em: EntityManager): Promise<string[]> {
  const pool: pg.Pool = await em.getConnection().getNativeClient();
  const statements: string[] = [];
  const recorded = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (recorded.has(client)) return;
    recorded.add(client);
    const query = client.query as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [sent] = args as [string | { text: string }];
      statements.push(typeof sent === 'string' ? sent : sent.text);
      return query.apply(client, args);
    }) as pg.PoolClient['query'];
  });
  return statements;
}
