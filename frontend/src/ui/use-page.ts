import { useSearchParams } from 'react-router-dom';

/** The page number in the address, from 1. */
export function usePage(parameter = 'page'): number {
  const [params] = useSearchParams();
  const page = Number(params.get(parameter) ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Returns a function that gives the address of another page and keeps the other parameters. */
export function usePageAddress(parameter = 'page'): (page: number) => string {
  const [params] = useSearchParams();
  return (page) => {
    const next = new URLSearchParams(params);
    if (page === 1) next.delete(parameter);
    else next.set(parameter, String(page));
    return `?${next}`;
  };
}
