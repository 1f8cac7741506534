import { Migration } from '@mikro-orm/migrations';

/** Personal API keys, and which of them made a prompt. */
export class ApiKeys extends Migration {
  override name = '20261217-api-keys';

  /** Nothing here rewrites rows, and what the version before inserts stays valid beside it. */
  override up(): void {
    this.addSql(`
create table api_keys (
  id uuid primary key,
  user_id uuid not null
    constraint api_keys_user_id_foreign references users on update no action on delete no action,
  public_id text not null constraint api_keys_public_id_unique unique,
  secret_hash text not null,
  name text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  rotated_at timestamptz,
  budget_id uuid not null,
  monthly_cap int,
  used_month text not null default '',
  used_credits int not null default 0,
  constraint api_keys_within_cap
    check (used_credits >= 0 and (monthly_cap is null or used_credits <= monthly_cap))
)`);
    this.addSql('create index api_keys_own on api_keys (user_id, created_at)');
    this.addSql('alter table prompts add column api_key_id uuid');
  }
}
