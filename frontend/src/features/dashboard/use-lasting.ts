import { useEffect, useState } from 'react';

/** How long something must last to be worth showing, in milliseconds. */
const MOMENT = 300;

/** Whether what began at `since` (milliseconds since 1970) goes on for longer than a moment. */
export function useLasting(since: number | undefined): boolean {
  const [lasting, setLasting] = useState(() =>
    since !== undefined && Date.now() - since >= MOMENT ? since : undefined,
  );
  useEffect(() => {
    if (since === undefined) return;
    const timer = setTimeout(() => setLasting(since), since + MOMENT - Date.now());
    return () => clearTimeout(timer);
  }, [since]);
  return since !== undefined && lasting === since;
}
