import { watchHands } from './hands-off';
import { rememberPage } from './page-state';

/**
 * Lets the application take the place of the prerendered page, once: the same page, with what was
 * typed, the focus and the scrolled place kept. `signal` tells that it has; a load that failed may
 * be tried again.
 */
export function prepareTakeOver(root: HTMLElement): {
  enter: () => Promise<void>;
  signal: AbortSignal;
} {
  const hands = watchHands();
  const prerendered = new AbortController();
  let entering: Promise<void> | undefined;

  async function takeOver(): Promise<void> {
    const { prepareApp } = await import('../app/start');
    const show = await prepareApp('prerendered');
    await hands.off();
    prerendered.abort();
    const restore = rememberPage(root);
    show(root);
    restore();
  }

  return {
    signal: prerendered.signal,
    enter: () => {
      entering ??= takeOver().catch((error: unknown) => {
        entering = undefined;
        throw error;
      });
      return entering;
    },
  };
}
