import { useSearchParams } from 'react-router-dom';

/** The page of a list that the address names, counted from 1. */
export function usePage(): number {
  const [params] = useSearchParams();
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
