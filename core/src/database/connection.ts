import pg from 'pg';

/** How long to wait for a connection and for a statement, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;
/** Later than the server's own limit, so it only ends connections that the network has lost. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1_000;
/** A transaction that waits this long for its client only holds locks. */
const IDLE_TRANSACTION_MS = 10_000;
const KEEP_ALIVE_DELAY_MS = 10_000;
/** How often a connection that only listens is checked. */
const PING_MS = 10_000;

/**
 * How soon the server drops a client that is gone: after 10 s of silence and 3 probes, or 20 s
 * without an answer.
 */
const SERVER_KEEP_ALIVE =
  '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3 -c tcp_user_timeout=20000';

/**
 * A connection that ends itself when a statement gets no answer, so that it is not used again. One
 * that listens asks the server every few seconds, because the network can drop it without either
 * side noticing.
 */
export class WatchedClient extends pg.Client {
  private ping: NodeJS.Timeout | undefined;

  // `query` has many overloads; this passes on exactly what comes.
  override query = ((...all: unknown[]): unknown => {
    const query = super.query as (...all: unknown[]) => unknown;
    const args = this.prepare(all);
    const done = args.at(-1);
    if (typeof done === 'function') {
      const watched = (error: unknown, result: unknown) => {
        this.noteEnd(args[0], error);
        done(error, result);
      };
      return query.apply(this, [...args.slice(0, -1), watched]);
    }
    const answer = query.apply(this, args);
    if (answer instanceof Promise) {
      answer.then(
        () => this.noteEnd(args[0], null),
        (error: unknown) => this.noteEnd(args[0], error),
      );
    }
    return answer;
  }) as pg.Client['query'];

  /** The arguments of a query as this connection can take them. */
  protected prepare(args: unknown[]): unknown[] {
    return args;
  }

  private noteEnd(statement: unknown, error: unknown): void {
    if (error instanceof Error && error.message === 'Query read timeout') {
      void this.end();
      // A listener waits for no answer, so this event is its only sign.
      if (this.ping) this.emit('error', error);
    } else if (!error && typeof statement === 'string' && /^listen\s/im.test(statement)) {
      this.keepAsking();
    }
  }

  private keepAsking(): void {
    if (this.ping) return;
    const ping = setInterval(() => void this.query('select 1').catch(() => undefined), PING_MS);
    this.ping = ping.unref();
    this.once('end', () => clearInterval(ping));
  }
}

/** A connection through a pooler, where the next statement may reach another server process. */
class PooledClient extends WatchedClient {
  /** A statement is prepared without a name, because only one server process would know it. */
  protected override prepare([query, ...rest]: unknown[]): unknown[] {
    if (typeof query !== 'object' || query === null || !('name' in query)) return [query, ...rest];
    return [{ ...query, name: undefined }, ...rest];
  }
}

/** Options of a connection through a pooler, which accepts no start-up parameters from clients. */
export function pooledConnectionOptions() {
  return {
    Client: PooledClient,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
  };
}

/** Options of every connection to PostgreSQL itself; a pool takes them too. */
export function connectionOptions() {
  return {
    ...pooledConnectionOptions(),
    Client: WatchedClient,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    options: SERVER_KEEP_ALIVE,
  };
}
