import { Migration } from '@mikro-orm/migrations';

/**
 * Prompts that a person deleted. A purge empties the row and keeps it: version numbers, totals, the
 * ledger and a repeated Idempotency-Key go on meaning the same. The index of the history holds the new
 * column, so that the history is still read from it alone.
 */
export class DeletedPrompts extends Migration {
  override name = '20261128-deleted-prompts';

  /** Nothing here rewrites rows, and what the version before inserts stays valid beside it. */
  override up(): void {
    this.addSql(`
alter table prompts
  add column deleted_at timestamptz,
  add column purged_at timestamptz,
  add constraint prompts_deleted_when_ended
    check (deleted_at is null or status in ('succeeded', 'failed')),
  add constraint prompts_purged_is_empty check (
    purged_at is null or (
      deleted_at is not null and original_input = '' and coalesce(optimized_prompt, '') = ''
      and num_nonnulls(answers, note, blueprint, sections, placeholders,
        quality_spans, request_spans) = 0))`);
    this.addSql(`
create index prompts_to_purge on prompts (deleted_at)
  where deleted_at is not null and purged_at is null`);
    this.addSql('drop index prompts_history');
    this.addSql(`
create index prompts_history on prompts (user_id, created_at desc, id desc)
  include (status, deleted_at)`);
  }
}
