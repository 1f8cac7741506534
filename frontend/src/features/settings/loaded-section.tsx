import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { isApiError } from '../../api/api-error';
import { Notice } from '../../ui/notice';

/** The query result that a section shows. */
export interface QueryResult<Data> {
  data?: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Whether a call failed. An ended session does not count: it shows its own message. */
export function hasFailed({
  isError,
  error,
}: Pick<QueryResult<unknown>, 'isError' | 'error'>): boolean {
  return isError && !(isApiError(error) && error.status === 401);
}

/** Repeats a call. */
export function RetryButton({ call }: { call: QueryResult<unknown> }) {
  function retry({ currentTarget }: MouseEvent<HTMLElement>): void {
    // The button is removed with the failure.
    currentTarget.closest('section')?.focus();
    call.refetch();
  }
  return (
    <Button variant="default" aria-disabled={call.isFetching} onClick={retry}>
      {call.isFetching ? 'Loading...' : 'Try again'}
    </Button>
  );
}

/** Shows the loaded data, a skeleton before that, or an error with a retry button. */
export function LoadedSection<Data>({
  call,
  failure,
  shape,
  children,
}: {
  call: QueryResult<Data>;
  /** The error's title. */
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
