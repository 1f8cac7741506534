import { useSearchParams } from 'react-router-dom';

/** The page of a list that the address names in this parameter, counted from 1. */
export function usePage(parameter = 'page'): number {
  const [params] = useSearchParams();
  const page = Number(params.get(parameter) ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
