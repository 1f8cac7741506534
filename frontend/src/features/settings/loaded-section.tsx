import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { isApiError } from '../../api/api-error';
import { Notice } from '../../ui/notice';

/** A call as a section shows it. */
export interface QueryResult<Data> {
  data?: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Whether a call failed, other than by the end of the session, which says so itself. */
export function hasFailed({
  isError,
  error,
}: Pick<QueryResult<unknown>, 'isError' | 'error'>): boolean {
  return isError && !(isApiError(error) && error.status === 401);
}

/** Makes a call again. */
export function RetryButton({ call }: { call: QueryResult<unknown> }) {
  function retry({ currentTarget }: MouseEvent<HTMLElement>): void {
    // The button goes away with the failure.
    currentTarget.closest('section')?.focus();
    call.refetch();
  }
  return (
    <Button variant="default" aria-disabled={call.isFetching} onClick={retry}>
      {call.isFetching ? 'Loading...' : 'Try again'}
    </Button>
  );
}

/** What was loaded; before that its shape, and after a failure what happened, with a retry. */
export function LoadedSection<Data>({
  call,
  failure,
  shape,
  children,
}: {
  call: QueryResult<Data>;
  /** What could not be loaded, as a sentence. */
  failure: string;
  shape: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (call.data !== undefined) return children(call.data);
  if (call.isFetching || !hasFailed(call)) return shape;
  return (
    <Notice kind="danger" level="h3" title={failure} action={<RetryButton call={call} />}>
      <p>{isApiError(call.error) ? call.error.message : 'An error occurred'}</p>
    </Notice>
  );
}
