import { useEffect, useState } from 'react';

/** How long something must last to be worth showing, in milliseconds. */
const SLOW_AFTER = 300;

/** Whether what began at `since` (milliseconds since 1970) goes on for longer than a moment. */
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
