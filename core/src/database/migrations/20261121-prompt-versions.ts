import { Migration } from '@mikro-orm/migrations';

/** Versions of a prompt, what it was made of and what it cost, and where its score rests. */
export class PromptVersions extends Migration {
  override name = '20261121-prompt-versions';

  /** Nothing here rewrites rows, and what the version before inserts stays valid beside it. */
  override up(): void {
    this.addSql(`
alter table prompts
  add column family uuid,
  add column version int not null default 1,
  add column refines uuid,
  add column wish text,
  add column note text,
  add column failure text,
  add column model text,
  add column input_tokens int,
  add column output_tokens int,
  add column cost_usd numeric(12, 6),
  add column blueprint jsonb,
  add column quality_spans jsonb,
  add column request_spans jsonb,
  add constraint prompts_wish_check
    check (wish in ('shorter', 'longer', 'simpler', 'more_formal', 'add_example', 'stricter')),
  add constraint prompts_failure_check check (failure in ('unchanged')),
  add constraint prompts_refined_by_one
    check ((refines is null) = (num_nonnulls(wish, note) = 0) and num_nonnulls(wish, note) <= 1)`);
    this.addSql('create unique index prompts_version on prompts (coalesce(family, id), version)');
  }
}
