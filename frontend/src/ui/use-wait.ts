import { useInterval } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** A wait that is counted down: the seconds left, and how to begin one. */
export function useWait(): { left: number; begin: (seconds: number) => void } {
  const [left, setLeft] = useState(0);
  // A moment and not a count, because a tab in the background ticks late.
  const end = useRef(0);
  const { start, stop } = useInterval(() => {
    setLeft(Math.max(0, Math.ceil((end.current - Date.now()) / 1_000)));
  }, 1_000);

  useEffect(() => {
    if (left === 0) stop();
  }, [left, stop]);

  function begin(seconds: number): void {
    end.current = Date.now() + seconds * 1_000;
    setLeft(seconds);
    start();
  }

  return { left, begin };
}

/** "42 s", "12 min" or "2 h": rounded up, so that it never promises too much. */
export function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}
