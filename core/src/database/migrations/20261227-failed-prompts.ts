import { Migration } from '@mikro-orm/migrations';

/** Finds the failed prompts whose texts are still there, so that a worker can remove them after a day. */
export class FailedPrompts extends Migration {
  override name = '20261227-failed-prompts';

  override up(): void {
    this.addSql(`
create index prompts_failed on prompts (ended_at)
  where status = 'failed' and original_input <> '' and deleted_at is null`);
  }
}
