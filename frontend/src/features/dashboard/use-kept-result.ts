import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isApiError } from '../../api/api-error';
import { useVersionsQuery } from '../../api/client';
import type { HistoryItem } from '../../api/generated';
import { restored, selectGeneration, type Version } from './generation';
import { keptResult } from './kept-result';

/** The versions of a prompt as the history tells them. */
function versionsOf(items: readonly HistoryItem[]): Version[] {
  return items.map((item) => {
    const of = items.find(({ id }) => id === item.refines)?.version ?? item.version - 1;
    if (item.wish) return { prompt: item, asked: { wanted: { wish: item.wish }, of } };
    if (item.note) return { prompt: item, asked: { wanted: { note: item.note }, of } };
    return { prompt: item, asked: null };
  });
}

/**
 * Brings back the prompt that was on screen before the page was loaded anew. Answers whether that
 * is settled: there is none, it is back, or it cannot be had.
 */
export function useKeptResult(owner: string | undefined): boolean {
  const { pending, result } = useSelector(selectGeneration);
  const dispatch = useDispatch();
  const kept = owner && !pending && !result ? keptResult.load(owner) : null;
  const { currentData, error } = useVersionsQuery(kept ? { id: kept.id } : skipToken);
  const id = kept?.id;

  useEffect(() => {
    if (!owner || !id || !currentData) return;
    const request = keptResult.load(owner)?.request;
    const versions = versionsOf(currentData.versions);
    const shown = versions.findIndex(({ prompt }) => prompt.id === id);
    if (request && shown !== -1) dispatch(restored({ request, versions, shown }));
  }, [owner, id, currentData, dispatch]);
  useEffect(() => {
    if (owner && isApiError(error) && error.status === 404) keptResult.forget(owner);
  }, [owner, error]);

  const missing = currentData && !currentData.versions.some((item) => item.id === id);
  return !kept || error !== undefined || missing === true;
}
