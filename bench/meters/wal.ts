import type pg from 'pg';

/** What has been written to the write-ahead log since the server started. */
export interface WalCount {
  /** Flushes that a connection waited for: a commit that may not be lost. */
  waited: number;
  /** Flushes in the background, which nobody waits for. */
  background: number;
  bytes: number;
  /** Transactions that wrote something and took a number. */
  transactions: number;
}

/** A connection reports its figures 10 s after its last statement at the latest. */
export const WAL_REPORT_MS = 11_000;

export async function readWal(database: pg.Client): Promise<WalCount> {
  const { rows } = await database.query<WalCount>(`
    select coalesce(sum(fsyncs) filter (where backend_type = 'client backend'), 0)::int as waited,
      coalesce(sum(fsyncs) filter (where backend_type <> 'client backend'), 0)::int as background,
      (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes,
      pg_snapshot_xmax(pg_current_snapshot())::text::float8 as transactions
    from pg_stat_io where object = 'wal'`);
  const [read] = rows;
  if (!read) throw new Error('pg_stat_io holds nothing of the write-ahead log');
  return read;
}

/** The tables that a generation writes for ever. */
export const KEPT_TABLES = ['prompts', 'credit_entries'] as const;

/** Bytes of a table with its indexes and long texts. */
export async function readTableBytes(database: pg.Client, table: string): Promise<number> {
  const { rows } = await database.query<{ bytes: number }>(
    'select pg_total_relation_size($1::regclass)::float8 as bytes',
    [table],
  );
  return rows[0]?.bytes ?? 0;
}
