import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isApiError } from '../../api/api-error';
import { useVersionsQuery } from '../../api/client';
import type { HistoryItem } from '../../api/generated';
import { restored, selectGeneration, type Version } from './generation-slice';
import { lastResult } from './last-result';

/** Converts history items to versions. */
function versionsOf(items: readonly HistoryItem[]): Version[] {
  return items.map((item) => {
    const fromVersion = items.find(({ id }) => id === item.refines)?.version ?? item.version - 1;
    if (item.wish)
      return { prompt: item, change: { refinement: { wish: item.wish }, fromVersion } };
    if (item.note)
      return { prompt: item, change: { refinement: { note: item.note }, fromVersion } };
    return { prompt: item, change: null };
  });
}

/**
 * Restores the prompt that was on screen before a reload. Returns true when this is finished:
 * restored, not needed or failed.
 */
export function useRestoredResult(owner: string | undefined): boolean {
  const { pending, result } = useSelector(selectGeneration);
  const dispatch = useDispatch();
  const stored = owner && !pending && !result ? lastResult.load(owner) : null;
  const { currentData, error } = useVersionsQuery(stored ? { id: stored.id } : skipToken);
  const id = stored?.id;

  useEffect(() => {
    if (!owner || !id || !currentData) return;
    const request = lastResult.load(owner)?.request;
    const versions = versionsOf(currentData.versions);
    const shown = versions.findIndex(({ prompt }) => prompt.id === id);
    if (request && shown !== -1) dispatch(restored({ request, versions, shown }));
  }, [owner, id, currentData, dispatch]);
  useEffect(() => {
    if (owner && isApiError(error) && error.status === 404) lastResult.forget(owner);
  }, [owner, error]);

  const missing = currentData && !currentData.versions.some((item) => item.id === id);
  return !stored || error !== undefined || missing === true;
}
