import type { EntityManager } from '@mikro-orm/postgresql';
import type { HistorySearch } from './dto/history.dto.js';

/** The prompts of an account that match a search. */
export interface SearchResult {
  /** Those of the requested page, newest first. */
  ids: string[];
  total: number;
  /** Whether older prompts, which the plan hides, also match. */
  olderHidden: boolean;
}

type Filters = Omit<HistorySearch, 'limit' | 'offset'>;

/** The SQL condition of each filter. */
const CONDITIONS: Readonly<Record<keyof Filters, string>> = {
  q: '(strpos(lower(original_input), lower(:q)) > 0 or strpos(lower(optimized_prompt), lower(:q)) > 0)',
  use_case: 'use_case = :use_case',
  target_model: 'target_model = :target_model',
  favourite: 'favourite = :favourite',
};

/**
 * Page, total and what is hidden come from one statement, because a search reads the texts of all
 * prompts of the account: about 25 ms for each 1,000. A trigram index would be paid for by every account,
 * and could not find two letters.
 * @param since the start of the history that the plan shows; null means no limit
 */
export async function findPrompts(
  em: EntityManager,
  userId: string,
  since: Date | null,
  { limit, offset, ...filters }: HistorySearch,
): Promise<SearchResult> {
  const active = (Object.keys(CONDITIONS) as (keyof Filters)[]).filter(
    (name) => filters[name] !== undefined,
  );
  const conditions = active.map((name) => ` and ${CONDITIONS[name]}`).join('');
  const [row] = await em.execute<[{ total: number; older_hidden: boolean; ids: string[] }]>(
    `with found as materialized (
       select id, created_at from prompts
       where user_id = :user and status = 'succeeded' and deleted_at is null${conditions})
     select (count(*) filter (where created_at >= :since))::int as total,
       coalesce(bool_or(created_at < :since), false) as older_hidden,
       array(select id from found where created_at >= :since
         order by created_at desc, id desc limit :limit offset :offset) as ids
     from found`,
    { ...filters, user: userId, since: since ?? '-infinity', limit, offset },
  );
  return { ids: row.ids, total: row.total, olderHidden: row.older_hidden };
}
