import { useSearchParams } from 'react-router-dom';

/** The API refuses to skip more entries of a list. */
const OFFSET_MAX = 100_000;

/** The page number in the address, from 1 to the last page that the API can give. */
export function usePage(pageSize: number, parameter = 'page'): number {
  const [params] = useSearchParams();
  const page = Number(params.get(parameter) ?? 1);
  if (!Number.isInteger(page) || page < 1) return 1;
  return Math.min(page, Math.floor(OFFSET_MAX / pageSize) + 1);
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
