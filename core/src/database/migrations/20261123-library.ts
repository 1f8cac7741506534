import { Migration } from '@mikro-orm/migrations';

/** Favourite prompts, and templates of one's own. */
export class Library extends Migration {
  override name = '20261123-library';

  /** Nothing here rewrites rows, and what the version before inserts stays valid beside it. */
  override up(): void {
    this.addSql('alter table prompts add column favourite boolean not null default false');
    this.addSql(`
create table templates (
  id uuid primary key,
  user_id uuid not null
    constraint templates_user_id_foreign references users on update no action on delete no action,
  title text not null,
  description text not null default '',
  use_case text not null,
  text text not null,
  created_at timestamptz not null,
  constraint templates_use_case_check
    check (use_case in
      ('auto_detect', 'code_generation', 'content_creation', 'data_analysis', 'question_answering'))
)`);
    this.addSql('create index templates_own on templates (user_id, created_at)');
  }
}
