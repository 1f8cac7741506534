import type { EntityManager } from '@mikro-orm/postgresql';

/** Accounts looked up at a time. */
const BATCH = 500;

/** Smaller than the id of any account. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Works on each account that a condition on `users` finds, one after the other, by id. A failure is
 * logged, and does not stop the others.
 */
export async function eachAccount(
  em: EntityManager,
  condition: string,
  work: (userId: string) => Promise<void>,
  onError: (userId: string, error: unknown) => void,
): Promise<void> {
  const look = `select id from users where ${condition} and id > ? order by id limit ${BATCH}`;
  const after = (id: string) => em.execute<{ id: string }[]>(look, [id]);
  for (let batch = await after(BEFORE_ALL); batch.length > 0;) {
    for (const { id } of batch) await work(id).catch((error: unknown) => onError(id, error));
    batch = await after(batch.at(-1)?.id ?? BEFORE_ALL);
  }
}
