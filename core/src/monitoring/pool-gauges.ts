import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { addReadGauge } from './read-gauge.js';

const POOL = { db_client_connection_pool_name: 'main' };

/** Shows how many connections of the ORM's pool are used, and how many requests wait for one (OpenTelemetry's names). */
export function addPoolGauges(registry: Registry, em: EntityManager): void {
  let opened: pg.Pool | undefined;
  const open = async (): Promise<pg.Pool> => (opened = await em.getConnection().getNativeClient());
  // At once after the first look: a moment later, what the page itself reads waits for a connection too.
  const look = async <T>(at: (pool: pg.Pool) => T): Promise<T> => at(opened ?? (await open()));
  addReadGauge(registry, {
    name: 'db_client_connection_count',
    help: 'Connections of the database pool, by state',
    labels: ['db_client_connection_pool_name', 'db_client_connection_state'],
    maxAgeMs: 0,
    read: () =>
      look(({ totalCount, idleCount }) => {
        const sample = (state: string, value: number) => ({
          labels: { ...POOL, db_client_connection_state: state },
          value,
        });
        return [sample('used', totalCount - idleCount), sample('idle', idleCount)];
      }),
  });
  addReadGauge(registry, {
    name: 'db_client_connection_pending_requests',
    help: 'Requests that wait for a connection of the database pool',
    labels: ['db_client_connection_pool_name'],
    maxAgeMs: 0,
    read: () => look(({ waitingCount }) => [{ labels: POOL, value: waitingCount }]),
  });
  addReadGauge(registry, {
    name: 'db_client_connection_max',
    help: 'The most connections that the database pool may open',
    labels: ['db_client_connection_pool_name'],
    maxAgeMs: 0,
    read: () => look(({ options }) => [{ labels: POOL, value: options.max }]),
  });
}
