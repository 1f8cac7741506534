import { PostgresConnection, type PostgresQueueBackend } from 'bullmq';
import pg from 'pg';
import { connectionOptions, WatchedClient } from '../database/connection.js';

/** The schema of BullMQ's own tables when PostgreSQL carries the queues. */
export const QUEUE_SCHEMA = 'bullmq';

/** Connections of a process that only adds jobs, and of one with consumers, for which one listens. */
const TO_ADD = 2;
const TO_CONSUME = 5;

/** The connections of a process to the queues on one PostgreSQL, shared by its queues and consumers. */
export class QueueConnections {
  private static readonly open = new Map<string, QueueConnections>();
  readonly pool: pg.Pool;
  private readonly listener: PostgresConnection;
  private readonly shared = new WeakSet<ListenClient>();
  private users = 0;

  private constructor(private readonly url: string) {
    const watched = connectionOptions();
    // Nothing of the queues has to survive a crash: docs/decisions/0025-commits-that-may-be-lost.md.
    const options = `${watched.options} -c search_path=${QUEUE_SCHEMA} -c synchronous_commit=off`;
    const kind = { ...watched, Client: NamingClient, max: TO_ADD, options };
    this.pool = new pg.Pool({ connectionString: url, ...kind });
    this.pool.setMaxListeners(0);
    this.listener = new PostgresConnection(this.pool);
    this.listener.setMaxListeners(0);
  }

  /** Each taker gives them back. */
  static take(url: string, isConsumer: boolean): QueueConnections {
    const connections = this.open.get(url) ?? new QueueConnections(url);
    this.open.set(url, connections);
    connections.users += 1;
    if (isConsumer) connections.pool.options.max = TO_CONSUME;
    return connections;
  }

  /** Closes them when nobody uses them any more. */
  async giveBack(): Promise<void> {
    this.users -= 1;
    if (this.users > 0) return;
    QueueConnections.open.delete(this.url);
    await this.listener.close();
    await this.pool.end();
  }

  /**
   * Makes a consumer hear of its jobs on the one connection that listens.
   * @returns what ends it.
   */
  listenFor(backend: PostgresQueueBackend): () => void {
    const { connection } = backend as unknown as { connection: PostgresConnection };
    connection.getListenClient = () => this.listenClient();
    const lost = () => connection.emit('listenerinvalidated');
    const failed = (error: Error) => connection.emit('error', error);
    this.listener.on('listenerinvalidated', lost).on('error', failed);
    return () => this.listener.off('listenerinvalidated', lost).off('error', failed);
  }

  private async listenClient(): Promise<ListenClient> {
    const client = await this.listener.getListenClient();
    if (!this.shared.has(client)) {
      this.shared.add(client);
      askOneAtATime(client);
    }
    return client;
  }
}

/** The library's statements, which are constants, by the names under which a connection plans them once. */
const NAMES = new Map<string, string>();

/** A connection that names the statements of the library, which gives them none. */
class NamingClient extends WatchedClient {
  protected override prepare([text, values, ...rest]: unknown[]): unknown[] {
    if (typeof text !== 'string' || !Array.isArray(values)) return [text, values, ...rest];
    const name = NAMES.get(text) ?? `queue-${NAMES.size}`;
    NAMES.set(text, name);
    return [{ name, text, values }, ...rest];
  }
}

type ListenClient = Awaited<ReturnType<PostgresConnection['getListenClient']>>;

/** The driver does not like a question before the answer to the last one. */
function askOneAtATime(client: ListenClient): void {
  const query = client.query.bind(client);
  let last: Promise<unknown> = Promise.resolve();
  client.query = (...question) => {
    const answer = last.then(() => query(...question));
    last = answer.catch(() => undefined);
    return answer;
  };
}
