import { useEffect, useState } from 'react';

/** Milliseconds after which an operation counts as slow. */
const SLOW_AFTER = 300;

/**
 * Whether an operation that started at `startedAt` (milliseconds since 1970) is still running after
 * 300 ms. A faster one shows no progress, so that the page changes only once.
 */
export function useIsSlow(startedAt: number | undefined): boolean {
  const [slowSince, setSlowSince] = useState(() =>
    startedAt !== undefined && Date.now() - startedAt >= SLOW_AFTER ? startedAt : undefined,
  );
  useEffect(() => {
    if (startedAt === undefined) return;
    const timer = setTimeout(() => setSlowSince(startedAt), startedAt + SLOW_AFTER - Date.now());
    return () => clearTimeout(timer);
  }, [startedAt]);
  return startedAt !== undefined && slowSince === startedAt;
}
