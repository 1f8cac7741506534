import { readFileSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { BenchPostgres } from '../harness/stores.ts';

/** How many statements reached PostgreSQL, BEGIN and COMMIT included. */
export interface StatementCount {
  all: number;
  /** Those on connections that use tables of the product; the others are BullMQ's. */
  own: number;
}

const OWN_TABLES =
  /\b(prompts|users|credit_entries|outbox|heartbeats|rate_limits|email_tokens|payments)\b/;
/** Each further line of a statement begins with a tab. */
const STATEMENT = /^@(\d+)@ LOG: {2}(?:statement|execute [^:]*): (.*(?:\n\t.*)*)/gm;
/** PostgreSQL writes its log at once, but reads its settings again only after a moment. */
const RELOAD_MS = 300;

/** Counts what the log says while it is on. */
export class StatementLog {
  private readonly postgres: BenchPostgres;
  private start = 0;
  private readonly ownSessions = new Set<string>();

  constructor(postgres: BenchPostgres) {
    this.postgres = postgres;
  }

  async begin(): Promise<void> {
    await this.set('all');
    this.start = this.size();
  }

  /** What has been logged since the beginning. */
  read(): StatementCount {
    const text = readFileSync(this.postgres.logFile).subarray(this.start).toString('utf8');
    const lines = [...text.matchAll(STATEMENT)];
    for (const [, session = '', statement = ''] of lines) {
      if (OWN_TABLES.test(statement)) this.ownSessions.add(session);
    }
    const observer = String(this.observerSession);
    const sessions = lines.map(([, session = '']) => session).filter((it) => it !== observer);
    const own = sessions.filter((session) => this.ownSessions.has(session)).length;
    return { all: sessions.length, own };
  }

  async end(): Promise<void> {
    await this.set('none');
  }

  private observerSession = 0;

  private async set(what: 'all' | 'none'): Promise<void> {
    const { observer } = this.postgres;
    const { rows } = await observer.query<{ pid: number }>('select pg_backend_pid() as pid');
    this.observerSession = rows[0]?.pid ?? 0;
    await observer.query(`alter system set log_statement = '${what}'`);
    await observer.query('select pg_reload_conf()');
    await delay(RELOAD_MS);
  }

  private size(): number {
    return statSync(this.postgres.logFile).size;
  }
}
