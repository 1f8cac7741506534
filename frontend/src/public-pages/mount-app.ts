import { trackInteraction } from './wait-until-idle';
import { capturePageState } from './page-state';

/**
 * Prepares to replace the prerendered page with the application, once: `mount` renders the same
 * page and keeps typed text, focus and scroll position. (React cannot hydrate this HTML, because
 * the application renders more than the static page has.) `signal` is aborted when the application
 * takes over. After a failed load, `mount` can be called again.
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
