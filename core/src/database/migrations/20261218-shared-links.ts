import { Migration } from '@mikro-orm/migrations';

/** Links under which anyone can read a version of a prompt. */
export class SharedLinks extends Migration {
  override name = '20261218-shared-links';

  /** A new table: what the version before does stays valid beside it. */
  override up(): void {
    this.addSql(`
create table shared_links (
  id uuid primary key,
  prompt_id uuid not null
    constraint shared_links_prompt_id_foreign references prompts on update no action on delete cascade,
  user_id uuid not null
    constraint shared_links_user_id_foreign references users on update no action on delete no action,
  token_hash text not null constraint shared_links_token_hash_unique unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
)`);
    this.addSql('create index shared_links_prompt_id_index on shared_links (prompt_id)');
    this.addSql('create index shared_links_expires_at_index on shared_links (expires_at)');
    this.addSql('create index shared_links_own on shared_links (user_id, created_at)');
  }
}
