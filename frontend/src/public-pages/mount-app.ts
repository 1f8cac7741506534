import { trackInteraction } from './wait-until-idle';
import { capturePageState } from './page-state';

/**
 * Lets the application take the place of the prerendered page, once: the same page, with what was
 * typed, the focus and the scrolled place kept. `signal` tells that it has; a load that failed may
 * be tried again.
 */
export function prepareAppMount(root: HTMLElement): {
  mount: () => Promise<void>;
  signal: AbortSignal;
} {
  const interaction = trackInteraction();
  const prerendered = new AbortController();
  let mounting: Promise<void> | undefined;

  async function loadAndMount(): Promise<void> {
    const { prepareApp } = await import('../app/start');
    const show = await prepareApp('prerendered');
    await interaction.untilIdle();
    prerendered.abort();
    const restore = capturePageState(root);
    show(root);
    restore();
  }

  return {
    signal: prerendered.signal,
    mount: () => {
      mounting ??= loadAndMount().catch((error: unknown) => {
        mounting = undefined;
        throw error;
      });
      return mounting;
    },
  };
}
