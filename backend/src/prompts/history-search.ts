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

/** Between request and prompt in the index `prompts_search`. */
const SEPARATOR = '\u0001';
/**
 * The same as `q`, word for word the expression of the index. Where there is no index it is as quick as
 * the other.
 */
const INDEXED_Q = `lower(original_input || chr(1) || optimized_prompt) like '%' || lower(:pattern) || '%'`;

/** Two characters make no trigram, and a search for the separator would find it everywhere. */
const isIndexed = (q: string) => [...q].length > 2 && !q.includes(SEPARATOR);

/**
 * The prompts of an account that meet the filters.
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
  const matching = `from prompts where user_id = :user and status = 'succeeded' and deleted_at is null
    ${active.map((name) => `and ${conditionOf(name, filters)}`).join(' ')}`;
  const pattern = filters.q?.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const [row] = await em.execute<[{ total: number; older_hidden: boolean; ids: string[] }]>(
    filters.q === undefined ? fromTheIndex(matching) : fromTheTexts(matching),
    { ...filters, pattern, user: userId, since: since ?? '-infinity', limit, offset },
  );
  return { ids: row.ids, total: row.total, olderHidden: row.older_hidden };
}

function conditionOf(name: keyof Filters, { q }: Filters): string {
  return name === 'q' && q !== undefined && isIndexed(q) ? INDEXED_Q : CONDITIONS[name];
}

/**
 * Three reads of the history's index and none of the rows: the ids end after the page, whatever the total
 * is, and the first older match is enough.
 */
const fromTheIndex = (matching: string) =>
  `select (select count(*) ${matching} and created_at >= :since)::int as total,
     exists (select ${matching} and created_at < :since) as older_hidden,
     array(select id ${matching} and created_at >= :since
       order by created_at desc, id desc limit :limit offset :offset) as ids`;

/** Reads each text once, because that costs far more than the rest. */
const fromTheTexts = (matching: string) =>
  `with found as materialized (select id, created_at ${matching})
   select (count(*) filter (where created_at >= :since))::int as total,
     coalesce(bool_or(created_at < :since), false) as older_hidden,
     array(select id from found where created_at >= :since
       order by created_at desc, id desc limit :limit offset :offset) as ids
   from found`;
