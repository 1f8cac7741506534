import { Migration } from '@mikro-orm/migrations';

/**
 * The trigrams of all texts of a person, for the search of the history. The product works without them:
 * where the extensions cannot be created there is no index. Nor is there one where there are so many
 * prompts already that building it would hold up writing for minutes; docs/OPERATIONS.md says how an
 * operator gets it then.
 */
export class SearchIndex extends Migration {
  override name = '20261209-search-index';

  override up(): void {
    this.addSql(`
do $$
begin
  create extension if not exists pg_trgm;
  create extension if not exists btree_gin;
  if (select count(*) from (select from prompts limit 10001) as few) <= 10000 then
    create index if not exists prompts_search on prompts
      using gin (user_id, lower(original_input || chr(1) || optimized_prompt) gin_trgm_ops)
      where status = 'succeeded' and deleted_at is null;
  end if;
exception when others then
  raise warning 'The search has no index: %', sqlerrm;
end $$`);
  }
}
