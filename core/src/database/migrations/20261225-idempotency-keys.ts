import { Migration } from '@mikro-orm/migrations';

/**
 * Idempotency-Keys in a table of their own, which alone decides whether a key is taken. Processes of the
 * release before still write the columns of `prompts`: the trigger takes their keys in the table, in the
 * same statement, and stays until the release that drops the columns. `copyIdempotencyKeys` copies what
 * the columns hold already, after this has committed. docs/decisions/0035-keys-in-their-own-table.md
 */
export class IdempotencyKeys extends Migration {
  override name = '20261225-idempotency-keys';

  /** No foreign keys: each is one more row to look up and lock in every charge, and a key lives for a day. */
  override up(): void {
    this.addSql(`
create table idempotency_keys (
  user_id uuid not null,
  key text not null,
  request_hash text not null,
  prompt_id uuid not null,
  created_at timestamptz not null,
  primary key (user_id, key)
)`);
    this.addSql('create index idempotency_keys_age on idempotency_keys (created_at)');
    this.addSql(TAKE_KEY);
    this.addSql(`
create trigger take_idempotency_key before insert on prompts
  for each row when (new.idempotency_key is not null) execute function take_idempotency_key()`);
  }
}

/**
 * First, a key that was not copied yet keeps its prompt. Then, where the key belongs to another prompt, that
 * prompt gets it in its columns: there the earlier process finds it, after the unique key of the columns
 * has refused its insert. The columns may still hold the same key from before it was forgotten.
 */
const TAKE_KEY = `
create function take_idempotency_key() returns trigger language plpgsql as $$
declare
  taken idempotency_keys;
begin
  insert into idempotency_keys (user_id, key, request_hash, prompt_id, created_at)
    select user_id, idempotency_key, coalesce(request_hash, ''), id, created_at from prompts
    where user_id = new.user_id and idempotency_key = new.idempotency_key
    on conflict do nothing;
  insert into idempotency_keys as earlier (user_id, key, request_hash, prompt_id, created_at)
    values (new.user_id, new.idempotency_key, coalesce(new.request_hash, ''), new.id, new.created_at)
    on conflict (user_id, key) do update set request_hash = earlier.request_hash
    returning * into taken;
  if taken.prompt_id <> new.id then
    update prompts set idempotency_key = null, request_hash = null
      where user_id = new.user_id and idempotency_key = new.idempotency_key and id <> taken.prompt_id;
    update prompts set idempotency_key = taken.key, request_hash = taken.request_hash
      where id = taken.prompt_id and idempotency_key is distinct from taken.key;
  end if;
  return new;
end $$`;
