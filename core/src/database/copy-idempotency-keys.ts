import type { MikroORM } from '@mikro-orm/postgresql';

/** Keys copied by one statement; no row of `prompts` is locked meanwhile. */
const BATCH = 10_000;

/** Reads the index `prompts_idempotency_age` from where the batch before ended. */
const COPY = `
  with batch as materialized (
    select user_id, idempotency_key, coalesce(request_hash, '') as request_hash, id, created_at from prompts
    where idempotency_key is not null and (created_at, id) > (?::timestamptz, ?::uuid)
    order by created_at, id limit ${BATCH}),
  copied as (
    insert into idempotency_keys (user_id, key, request_hash, prompt_id, created_at)
    select user_id, idempotency_key, request_hash, id, created_at from batch
    on conflict do nothing)
  select created_at::text, id from batch order by batch.created_at desc, id desc limit 1`;

/**
 * Copies the Idempotency-Keys that a release before 20261225 left in `prompts` to their own table. Safe to
 * repeat, to interrupt, and to run while that release goes on: its new keys are in the table already.
 */
export async function copyIdempotencyKeys(orm: MikroORM): Promise<void> {
  const connection = orm.em.getConnection();
  const after = ({ created_at, id }: Place) => connection.execute<Place[]>(COPY, [created_at, id]);
  let last: Place | undefined = BEFORE_ALL;
  while (last) [last] = await after(last);
}

interface Place {
  created_at: string;
  id: string;
}
const BEFORE_ALL: Place = { created_at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
