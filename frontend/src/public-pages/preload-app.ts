import { isVisible } from './page-state';
import type { prepareAppMount } from './mount-app';

/**
 * The nearest element that needs the application, marked with `data-app`: a link, a button or a
 * form.
 */
const closestIsland = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-app]') : null;

/** The same link, button or form on the application's page. */
function findSameIsland(island: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  const selector = `[data-app=${JSON.stringify(island.dataset['app'])}]`;
  return [...root.querySelectorAll<HTMLElement>(selector)].find(isVisible);
}

/**
 * If the application cannot be loaded, a link still opens its address, and a form shows that it was
 * not sent.
 */
function continueWithoutApp(island: HTMLElement): void {
  if (island instanceof HTMLAnchorElement) window.location.assign(island.href);
  else island.querySelector('[data-offline]')?.removeAttribute('hidden');
}

/**
 * Loads the application when the person hovers, focuses or touches something that needs it. A click
 * or submit before it is loaded is repeated once it is mounted.
 */
export function preloadAppOnIntent(
  root: HTMLElement,
  { mount, signal }: ReturnType<typeof prepareAppMount>,
): void {
  let lastPressed: HTMLElement | undefined;

  async function pressWhenMounted(island: HTMLElement): Promise<void> {
    const first = !lastPressed;
    lastPressed = island;
    if (!first) return;
    const mounted = await mount().then(
      () => true,
      () => false,
    );
    const target = lastPressed;
    lastPressed = undefined;
    if (!mounted) return continueWithoutApp(target);
    const counterpart = findSameIsland(target, root);
    if (counterpart instanceof HTMLFormElement) counterpart.requestSubmit();
    else counterpart?.click();
  }

  const onIntent = (event: Event): void => {
    // A failed preload needs no message: a press tries again.
    if (closestIsland(event)) mount().catch(() => undefined);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, onIntent, { signal, passive: true });
  }
  const takePress = (event: Event, island: HTMLElement): void => {
    event.preventDefault();
    void pressWhenMounted(island);
  };
  document.addEventListener(
    'click',
    (event) => {
      const island = closestIsland(event);
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (island && !opensElsewhere && !(island instanceof HTMLFormElement))
        takePress(event, island);
    },
    { signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const island = closestIsland(event);
      if (island) takePress(event, island);
    },
    { signal },
  );
}
