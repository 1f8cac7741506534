import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TARGET_MODELS, USE_CASES, type TargetModel } from '../../api/catalogue';
import type { HistoryItem } from '../../api/generated';
import { LIMITS } from '../../api/limits';
import { countCharacters } from '../../lib/count-characters';

/** The filters of the history; null is any. */
export interface Filters {
  /** Text to find in the request or the prompt; empty for any. */
  q: string;
  useCase: HistoryItem['use_case'] | null;
  model: TargetModel | null;
  favourites: boolean;
}

/** The use cases a stored prompt can have: `auto_detect` was resolved when it was written. */
export const STORED_USE_CASES = Object.keys(USE_CASES).filter(
  (useCase): useCase is HistoryItem['use_case'] => useCase !== 'auto_detect',
);

/** The search for a typed text; empty if it is too short. */
export function searchOf(typed: string): string {
  const q = [...typed.trim()].slice(0, LIMITS.searchMax).join('').trim();
  return countCharacters(q) < LIMITS.searchMin ? '' : q;
}

function filtersIn(params: URLSearchParams): Filters {
  const model = params.get('target_model') ?? '';
  return {
    q: searchOf(params.get('q') ?? ''),
    useCase: STORED_USE_CASES.find((useCase) => useCase === params.get('use_case')) ?? null,
    model: Object.hasOwn(TARGET_MODELS, model) ? (model as TargetModel) : null,
    favourites: params.get('favourite') === 'true',
  };
}

/** An address with these filters, at its first page. */
function withFilters(params: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(params);
  const words = {
    q: filters.q,
    use_case: filters.useCase,
    target_model: filters.model,
    favourite: filters.favourites ? 'true' : null,
    page: null,
  };
  for (const [name, word] of Object.entries(words)) {
    if (word) next.set(name, word);
    else next.delete(name);
  }
  return next;
}

/**
 * The search parameters of the address, with changes that React Router has not applied yet. A
 * second change right after the first must include the first.
 */
function useLatestSearchParams() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  /** Addresses that were set but have not arrived yet. */
  const pendingSearches = useRef<string[]>([]);

  useEffect(() => {
    const arrived = pendingSearches.current.indexOf(params.toString());
    pendingSearches.current = arrived === -1 ? [] : pendingSearches.current.slice(arrived + 1);
    if (pendingSearches.current.length === 0) latest.current = params;
  }, [params]);

  return {
    params,
    change(next: (before: URLSearchParams) => URLSearchParams, replace: boolean): void {
      latest.current = next(latest.current);
      pendingSearches.current.push(latest.current.toString());
      setParams(latest.current, { replace, preventScrollReset: true, flushSync: true });
    },
  };
}

/** The filters in the address, and functions to change them. Each change is a step for Back. */
export function useFilters() {
  const address = useLatestSearchParams();
  const filters = filtersIn(address.params);

  function change(part: Partial<Filters>): void {
    // While a search is typed, it stays one step for Back.
    const replace = Boolean(part.q && filters.q);
    address.change((before) => withFilters(before, { ...filtersIn(before), ...part }), replace);
  }

  return {
    filters,
    filtered: Boolean(filters.q || filters.useCase || filters.model || filters.favourites),
    change,
    clear: () => change({ q: '', useCase: null, model: null, favourites: false }),
  };
}
