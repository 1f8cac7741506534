import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Rows that one statement removes, so that a long backlog stays within the time limit of a
 * statement.
 */
const BATCH = 1_000;

/**
 * Removes the rows of a table that a condition finds, a batch at a time; outside a transaction,
 * each batch is committed by itself.
 */
export async function removeInBatches(
  em: EntityManager,
  table: string,
  condition: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const removal = `
    with batch as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${condition} limit ${BATCH} for update))
      returning 1)
    select count(*)::int as removed from batch`;
  for (let removed = BATCH; removed === BATCH;) {
    const [row] = await em.execute<{ removed: number }[]>(removal, [...values]);
    removed = row?.removed ?? 0;
  }
}
