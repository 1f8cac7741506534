import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { withoutConflict } from '../database/conflicts.js';
import { connectionOptions, WatchedClient } from '../database/connection.js';
import { runStatement } from '../database/statement.js';
import { backoff } from './backoff.js';
import {
  type Change,
  type ReplyChannel,
  type WakeUp,
  type WakeUpListener,
  readWakeUp,
} from './reply-channel.js';

const CHANNEL = 'promptmint_replies';
const RECONNECT_MIN_MS = 250;
const RECONNECT_MAX_MS = 3_000;

/** Wake-ups as PostgreSQL notifications: sent by the statement that changes the prompt, so they leave with its commit. */
export class PostgresReplyChannel implements ReplyChannel {
  private client: pg.Client | undefined;
  private closed = false;

  constructor(private readonly databaseUrl: string) {}

  async commit<Row extends object>(
    em: EntityManager,
    wakeUp: WakeUp,
    { name, expressions, values }: Change,
  ): Promise<Row[]> {
    const payload = `$${values.length + 1}`;
    const text = `with ${expressions} select changed.*, pg_notify('${CHANNEL}', ${payload}) from changed`;
    const all = [...values, JSON.stringify(wakeUp)];
    return withoutConflict(() => runStatement<Row>(em, { name: `${name}-and-notify`, text }, all));
  }

  async listen(listener: WakeUpListener): Promise<void> {
    const client = new WatchedClient({
      connectionString: this.databaseUrl,
      ...connectionOptions(),
    });
    client.on('notification', ({ payload = '' }) => {
      const wakeUp = readWakeUp(payload);
      if (wakeUp) listener(wakeUp);
    });
    // An error is always followed by the end of the connection, which is handled below.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.closed) return client.end();
    this.client = client;
    client.once('end', () => void this.reconnect(listener));
  }

  isDown(): boolean {
    return false;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  private async reconnect(listener: WakeUpListener): Promise<void> {
    for (let failures = 1; !this.closed; failures += 1) {
      const pause = backoff(failures, RECONNECT_MIN_MS, RECONNECT_MAX_MS);
      await delay(pause, undefined, { ref: false });
      try {
        await this.listen(listener);
        return listener(null);
      } catch {
        // Still down: the next round tries again.
      }
    }
  }
}
