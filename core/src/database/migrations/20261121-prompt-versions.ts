import { Migration } from '@mikro-orm/migrations';

/** Versions of a prompt, what it was made of and what it cost, and where its score rests. */
export class PromptVersions extends Migration {
  override name = '20261121-prompt-versions';

  override up(): void {
    this.addSql(`
alter table prompts
  add column family uuid,
  add column version int not null default 1,
  add column refines uuid,
  add column wish text,
  add column note text,
  add column model text,
  add column input_tokens int,
  add column output_tokens int,
  add column cost_usd numeric(12, 6),
  add column blueprint jsonb,
  add column quality_spans jsonb,
  add column request_spans jsonb`);
    this.addSql('update prompts set family = id');
    this.addSql(`
alter table prompts
  alter column family set not null,
  add constraint prompts_version unique (family, version),
  add constraint prompts_wish_check
    check (wish in ('shorter', 'longer', 'simpler', 'more_formal', 'add_example', 'stricter')),
  add constraint prompts_refined_by_one
    check ((refines is null) = (num_nonnulls(wish, note) = 0) and num_nonnulls(wish, note) <= 1)`);
  }
}
