import { useInterval } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** Counts seconds down to 0; `startCountdown` starts it. */
export function useCountdown(): { secondsLeft: number; startCountdown: (seconds: number) => void } {
  const [secondsLeft, setSecondsLeft] = useState(0);
  // The end time and not a counter, because timers in background tabs are late.
  const end = useRef(0);
  const { start, stop } = useInterval(() => {
    setSecondsLeft(Math.max(0, Math.ceil((end.current - Date.now()) / 1_000)));
  }, 1_000);

  useEffect(() => {
    if (secondsLeft === 0) stop();
  }, [secondsLeft, stop]);

  function startCountdown(seconds: number): void {
    end.current = Date.now() + seconds * 1_000;
    setSecondsLeft(seconds);
    start();
  }

  return { secondsLeft, startCountdown };
}

/** "42 s", "12 min" or "2 h", rounded up so that it is never too early. */
export function countdownText(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}
