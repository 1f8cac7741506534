import { Migration } from '@mikro-orm/migrations';

/**
 * The index of the history holds what its filters and the summary ask for, so that neither reads the
 * rows. The old index serves reads until the new one is there.
 */
export class HistoryFilters extends Migration {
  override name = '20261209-history-filters';

  override up(): void {
    this.addSql(`
create index prompts_history_filters on prompts (user_id, created_at desc, id desc)
  include (status, deleted_at, use_case, target_model, favourite)`);
    this.addSql('drop index prompts_history');
    this.addSql('alter index prompts_history_filters rename to prompts_history');
  }
}
