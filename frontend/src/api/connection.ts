/** Milliseconds between checks while the server does not answer; the last one repeats. */
const CHECK_DELAYS = [2_000, 4_000, 8_000, 15_000] as const;

/** Milliseconds after which a check without an answer has failed. */
const CHECK_TIMEOUT = 5_000;

let lost = false;
let failures = 0;
let running: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setLost(next: boolean): void {
  clearTimeout(timer);
  failures = next ? failures + 1 : 0;
  if (next) {
    const delay = CHECK_DELAYS[Math.min(failures, CHECK_DELAYS.length) - 1];
    timer = setTimeout(() => void check(), delay);
  }
  if (lost === next) return;
  lost = next;
  for (const listener of listeners) listener();
}

/** Whether the server answers at all; what it answers does not matter. */
function serverAnswers(): Promise<boolean> {
  const request = new Request(`${window.location.origin}/health/live`, { cache: 'no-store' });
  return new Promise((resolve) => {
    const timeout = setTimeout(() => resolve(false), CHECK_TIMEOUT);
    fetch(request)
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timeout));
  });
}

function check(): Promise<boolean> {
  running ??= serverAnswers()
    .then((answered) => {
      setLost(!answered);
      return answered;
    })
    .finally(() => {
      running = null;
    });
  return running;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves with true once the server answers again, and with false at `until` or on abort. */
function whenBack(signal: AbortSignal, until: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (back: boolean): void => {
      clearTimeout(timeout);
      unsubscribe();
      signal.removeEventListener('abort', stop);
      resolve(back);
    };
    const stop = (): void => end(false);
    // A computer that slept runs its timers late, so the time is checked too.
    const unsubscribe = subscribe(() => end(!lost && Date.now() < until));
    const timeout = Number.isFinite(until) ? setTimeout(stop, until - Date.now()) : undefined;
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    else if (!lost) end(true);
  });
}

/** Starts to follow what the browser reports about its network. Returns a function that stops it. */
function watch(): () => void {
  const checkNow = (): void => void check();
  const checkIfLost = (): void => {
    if (lost && !document.hidden) checkNow();
  };
  window.addEventListener('offline', checkNow);
  window.addEventListener('online', checkNow);
  document.addEventListener('visibilitychange', checkIfLost);
  return () => {
    window.removeEventListener('offline', checkNow);
    window.removeEventListener('online', checkNow);
    document.removeEventListener('visibilitychange', checkIfLost);
    reset();
  };
}

function reset(): void {
  clearTimeout(timer);
  lost = false;
  failures = 0;
  running = null;
  listeners.clear();
}

/**
 * Whether this page can reach the server. What the browser says about its network is only a reason
 * to ask the server: it is wrong in both directions, for example on a computer without a network
 * that runs the product itself.
 */
export const connection = {
  isLost: (): boolean => lost,
  /** Calls back at every change. Returns a function that stops it. */
  subscribe,
  /** Asks the server, once for all who ask at the same time. */
  check,
  /** The server has answered something. */
  found: (): void => {
    if (lost) setLost(false);
  },
  whenBack,
  watch,
  reset,
};
