import { endTracing } from './tracing.js';

/** What asks this process to end, and ends it. */
interface Host {
  on(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown;
  exit(code: number): void;
}

/**
 * Ends this process after a signal: closes what runs, then sends the last spans. More signals change nothing, because
 * without a listener they would kill it with work in hand.
 */
export function endOnSignal(close: () => Promise<void>, host: Host = process): void {
  const end = async (): Promise<void> => {
    let code = 0;
    try {
      await close();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      code = 1;
    }
    // Only now: what is in hand ends first, and its spans with it.
    await endTracing();
    host.exit(code);
  };
  let ending: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    host.on(signal, () => void (ending ??= end()));
}
