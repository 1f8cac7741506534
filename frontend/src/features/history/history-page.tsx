import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { isApiError } from '../../api/api-error';
import { usePromptHistoryQuery } from '../../api/client';
import type { History } from '../../api/generated';
import { PageTitle } from '../../ui/page-title';
import { Pager } from '../../ui/pager';
import { PageOutOfRange } from '../../ui/page-out-of-range';
import { toast } from '../../ui/toast';
import { usePage } from '../../ui/use-page';
import { HistoryFilters } from './history-filters';
import { HistoryList } from './history-list';
import { Empty, Failure, NothingMatches } from './history-notices';
import { FiltersSkeleton, HistorySkeleton } from './history-skeleton';
import styles from './history-page.module.css';
import { useStoredListHeight } from './stored-list-state';
import { OlderHidden } from './older-hidden';
import { useFilters, type Filters } from './use-filters';
import { useRows } from './use-rows';

/** Prompts on one page (specification, section 9). */
const PAGE_SIZE = 20;

/** Loads one page of matching prompts; a failure shows one toast. */
function useHistory(page: number, { q, useCase, model, favourites }: Filters) {
  const call = usePromptHistoryQuery(
    {
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
      ...(q && { q }),
      ...(useCase && { useCase }),
      ...(model && { targetModel: model }),
      ...(favourites && { favourite: 'true' }),
    },
    { refetchOnMountOrArgChange: true },
  );
  const { isError, isFetching, error } = call;
  const failed = isError && !isFetching && !(isApiError(error) && error.status === 401);
  useEffect(() => {
    if (failed) toast.error('Failed to load prompt history');
  }, [failed]);
  // Without a connection, the page keeps what it has shown last.
  const kept = failed && isApiError(error) && error.status === 'unreachable';
  return { ...call, failed, data: failed && !kept ? undefined : call.data };
}

/**
 * Moves the focus to the heading when the page number changes, so that screen readers announce it.
 */
function useFocusOnPageChange(page: number, search: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ page, search });
  useEffect(() => {
    const { current: before } = shown;
    shown.current = { page, search };
    // Not after a search or a filter: the focus stays in its field.
    if (before.page !== page && before.search === search) heading.current?.focus();
  }, [page, search]);
  return heading;
}

function countOf(total: number, filtered: boolean): string {
  if (total === 0) return filtered ? 'No prompts match' : '';
  const prompts = `${total.toLocaleString('en')} ${total === 1 ? 'prompt' : 'prompts'}`;
  if (!filtered) return prompts;
  return `${prompts} ${total === 1 ? 'matches' : 'match'}`;
}

/** All prompts of a person, newest first. */
export function HistoryPage() {
  const page = usePage(PAGE_SIZE);
  const { filters, filtered, change, clear } = useFilters();
  const { data, currentData, failed, error, refetch } = useHistory(page, filters);
  const rows = useRows(data?.prompts);
  const heading = useFocusOnPageChange(page, JSON.stringify(filters));
  const { list, height } = useStoredListHeight();
  const total = data && data.total + rows.added;

  function clearAll(): void {
    clear();
    heading.current?.focus();
  }

  return (
    <div className={styles.page}>
      <PageTitle>History</PageTitle>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        History
      </h1>
      {(filtered || !!total) && <HistoryFilters filters={filters} onChange={change} />}
      {/* Not known yet whether there is anything to filter. */}
      {!filtered && !failed && !data && <FiltersSkeleton />}
      {(filtered || total !== 0) && (
        <div className={styles.count}>
          <p role="status">{!failed && currentData && countOf(total ?? 0, filtered)}</p>
          {filtered && total !== 0 && (
            <Button variant="subtle" onClick={clearAll}>
              Clear search and filters
            </Button>
          )}
        </div>
      )}
      {failed && <Failure error={error} onRetry={refetch} />}
      {!failed && !data && <HistorySkeleton height={height} />}
      {data && (
        <div ref={list} className={styles.content} aria-busy={!currentData}>
          <SearchResults
            history={data}
            rows={rows}
            page={page}
            filtered={filtered}
            onClear={clearAll}
            onDeleted={(ids) => {
              rows.remove(ids);
              heading.current?.focus();
            }}
          />
        </div>
      )}
    </div>
  );
}

/** The list with its notes and pages, or a notice if it is empty. */
function SearchResults({
  history: { prompts, total, older_hidden: olderHidden },
  rows,
  page,
  filtered,
  onClear,
  onDeleted,
}: {
  history: History;
  rows: ReturnType<typeof useRows>;
  page: number;
  filtered: boolean;
  onClear: () => void;
  onDeleted: (ids: readonly string[]) => void;
}) {
  if (total === 0 && filtered) {
    return <NothingMatches olderHidden={olderHidden} onClear={onClear} />;
  }
  if (total === 0) return <Empty olderHidden={olderHidden} />;
  return (
    <>
      {prompts.length > 0 ? <HistoryList {...rows} onDeleted={onDeleted} /> : <PageOutOfRange />}
      {olderHidden && (
        <p className={styles.older}>
          <OlderHidden filtered={filtered} />
        </p>
      )}
      <Pager current={page} last={Math.ceil(total / PAGE_SIZE)} />
    </>
  );
}
