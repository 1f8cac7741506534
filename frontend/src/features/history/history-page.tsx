import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '../../api/api-error';
import { useHistoryQuery } from '../../api/client';
import { Notice } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import { Pager } from '../../ui/pager';
import { PastTheEnd } from '../../ui/past-the-end';
import { toast } from '../../ui/toast';
import { usePage } from '../../ui/use-page';
import { HistoryList } from './history-list';
import { HistorySkeleton } from './history-skeleton';
import styles from './history-page.module.css';

/** Prompts on one page (specification, section 9). */
const PAGE_SIZE = 20;

/** All prompts of a person, newest first. */
export function HistoryPage() {
  const page = usePage();
  const { data, currentData, isError, error, isFetching, refetch } = useHistoryQuery(
    { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(page);

  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    heading.current?.focus();
  }, [page]);

  const failed = isError && !isFetching && !(isApiError(error) && error.status === 401);
  useEffect(() => {
    if (failed) toast.error('Failed to load prompt history');
  }, [failed]);

  return (
    <div className={styles.page}>
      <PageTitle>History</PageTitle>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          History
        </h1>
        {data && data.total > 0 && (
          <p>
            {data.total.toLocaleString('en')} {data.total === 1 ? 'prompt' : 'prompts'}
          </p>
        )}
      </header>
      {failed && <Failure error={error} onRetry={refetch} />}
      {!failed && !data && <HistorySkeleton />}
      {!failed && data && (
        <div className={styles.content} aria-busy={!currentData}>
          {data.prompts.length > 0 && <HistoryList items={data.prompts} />}
          {data.total === 0 && <Empty olderHidden={data.older_hidden} />}
          {data.total > 0 && data.prompts.length === 0 && <PastTheEnd />}
          {data.older_hidden && data.total > 0 && (
            <p className={styles.older}>
              Older prompts are hidden: your plan shows the most recent days. None of them was
              deleted.
            </p>
          )}
          <Pager current={page} last={Math.ceil(data.total / PAGE_SIZE)} />
        </div>
      )}
    </div>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      kind="danger"
      title="Your history could not be loaded"
      action={
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <p>{isApiError(error) ? error.message : 'An error occurred'}</p>
    </Notice>
  );
}

function Empty({ olderHidden }: { olderHidden: boolean }) {
  return (
    <Notice
      title={olderHidden ? 'No recent prompts' : 'No prompts yet'}
      action={
        <Button component={Link} to="/dashboard">
          Write a prompt
        </Button>
      }
    >
      <p>
        {olderHidden
          ? 'Your plan shows the most recent days. Older prompts are hidden; none of them was deleted.'
          : 'Every prompt you generate is kept here, to copy again or to regenerate.'}
      </p>
    </Notice>
  );
}
