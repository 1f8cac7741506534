import { useSearchParams } from 'react-router-dom';

/** The page of a list that the address names in this parameter, counted from 1. */
export function usePage(parameter = 'page'): number {
  const [params] = useSearchParams();
  const page = Number(params.get(parameter) ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The address of another page of the same list; what else the address says stays as it is. */
export function usePageAddress(parameter = 'page'): (page: number) => string {
  const [params] = useSearchParams();
  return (page) => {
    const next = new URLSearchParams(params);
    if (page === 1) next.delete(parameter);
    else next.set(parameter, String(page));
    return `?${next}`;
  };
}
