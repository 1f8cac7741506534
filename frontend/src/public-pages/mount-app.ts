import { trackInteraction } from './wait-until-idle';
import { capturePageState } from './page-state';

/**
 * Prepares to replace the prerendered page with the application, once: `mount` renders the same
 * page and keeps typed text, focus and scroll position. It renders with `createRoot` and does not
 * hydrate the HTML (decision 0019). `signal` is aborted when the application has replaced the page.
 * After a failed load, `mount` can be called again.
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
