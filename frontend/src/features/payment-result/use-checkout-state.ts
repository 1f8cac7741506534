import { useEffect, useState } from 'react';
import { useCheckoutStateQuery } from '../../api/client';

/** Milliseconds before each further request for a pending payment, one minute in all. */
const POLL_DELAYS = [1_000, 2_000, 3_000, 5_000, 8_000, 12_000, 14_000, 15_000];

/**
 * The state of a payment. While it is pending, it is loaded again with growing pauses; `polling` is
 * true until the last one.
 */
export function useCheckoutState(sessionId: string) {
  const { data, error, isFetching, refetch } = useCheckoutStateQuery(
    { sessionId },
    { refetchOnMountOrArgChange: true },
  );
  const [askedAgain, setAskedAgain] = useState(0);
  const pending = data?.status === 'pending';
  const pause = POLL_DELAYS[askedAgain];

  useEffect(() => {
    if (!pending || isFetching || pause === undefined) return;
    const timer = setTimeout(() => {
      setAskedAgain((times) => times + 1);
      void refetch();
    }, pause);
    return () => clearTimeout(timer);
  }, [pending, isFetching, pause, refetch]);

  return {
    state: data,
    error,
    isFetching,
    polling: pending && pause !== undefined,
    askAgain: (): void => void refetch(),
  };
}
