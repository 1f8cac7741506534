/** A page number, counted from 1, or a gap between two of them. */
export type PagerEntry = number | 'gap';

/** The first and the last page and those within one of the current, with gaps between. */
export function pagerPages(current: number, last: number): PagerEntry[] {
  const shown = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= 1,
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    return before !== undefined && page - before > 1 ? ['gap' as const, page] : [page];
  });
}
