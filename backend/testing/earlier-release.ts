import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * The charge of the release 53e6aca, the last that knows Idempotency-Keys only as columns of `prompts`, for a
 * session whose reminder is not due. Its columns that do not matter here have a constant value.
 */
const CHARGE = `with payer as (
  select id from users where id = $1::uuid and (credits <> 6 or low_credits_told) for no key update
), prompt as (
  insert into prompts (user_id, id, created_at, deadline_at, priority, idempotency_key, request_hash,
    original_input, requested_use_case, target_model, language, version)
  select $1::uuid, $2::uuid, now(), now() + interval '5 minutes', false, $3::text, $4::text,
    'job ad for our bakery', 'auto_detect', 'claude', 'en', 1 from payer
  on conflict (user_id, idempotency_key) do nothing
  returning id, user_id, priority, created_at
), debit as (
  insert into credit_entries (user_id, kind, amount, reference)
  select user_id, 'generation', -1, 'generation:' || id from prompt
  returning balance_after
), message as (
  insert into outbox (queue, key, payload, relayed_at)
  select 'generation', id, jsonb_build_object('promptId', id, 'priority', priority), now()
  from prompt where exists (select from debit)
)
select exists (select from payer) as decided, (select balance_after from debit) as balance`;

const FIND_REPEATED = `select id, request_hash, deleted_at is not null as deleted
  from prompts where user_id = $1 and idempotency_key = $2`;

/** A connection of an API of the release 53e6aca, with the statements that it sends. */
export interface EarlierApi {
  /** @returns the id of the prompt that it charged for; null if the key was used before. */
  charge(userId: string, key: string, requestHash: string): Promise<string | null>;
  /** What it finds for a repeated key. */
  findRepeated(userId: string, key: string): Promise<RepeatedPrompt | undefined>;
  query(sql: string, values?: unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

interface RepeatedPrompt {
  id: string;
  request_hash: string;
  deleted: boolean;
}

/** Connects to the database of an API of today. */
export async function openEarlierApi(url: string): Promise<EarlierApi> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    charge: async (userId, key, requestHash) => {
      const id = randomUUID();
      const { rows } = await client.query(CHARGE, [userId, id, key, requestHash]);
      const [{ decided, balance }] = rows as [{ decided: boolean; balance: number | null }];
      if (!decided) throw new Error('The reminder of low credits is due');
      return balance === null ? null : id;
    },
    findRepeated: async (userId, key) => {
      const { rows } = await client.query<RepeatedPrompt>(FIND_REPEATED, [userId, key]);
      return rows[0];
    },
    query: (sql, values) => client.query(sql, values),
    close: () => client.end(),
  };
}
