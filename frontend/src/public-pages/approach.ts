import { isShown } from './page-state';
import type { prepareTakeOver } from './take-over';

/** What only the application can do is marked so: a link or button to press, a form to send. */
const islandOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-app]') : null;

/** The same link, button or form on the application's page. */
function counterpartOf(island: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  const selector = `[data-app=${JSON.stringify(island.dataset['app'])}]`;
  return [...root.querySelectorAll<HTMLElement>(selector)].find(isShown);
}

/** Without the application a link leads on all the same, and a form says that it cannot be sent. */
function doWithout(island: HTMLElement): void {
  if (island instanceof HTMLAnchorElement) window.location.assign(island.href);
  else island.querySelector('[data-offline]')?.removeAttribute('hidden');
}

/**
 * Loads the application as soon as somebody comes near to what needs it. What is pressed or sent
 * before it is there happens as soon as it is, once.
 */
export function watchForApproach(
  root: HTMLElement,
  { enter, signal }: ReturnType<typeof prepareTakeOver>,
): void {
  let pressed: HTMLElement | undefined;

  async function press(island: HTMLElement): Promise<void> {
    const first = !pressed;
    pressed = island;
    if (!first) return;
    const there = await enter().then(
      () => true,
      () => false,
    );
    const last = pressed;
    pressed = undefined;
    if (!there) return doWithout(last);
    const counterpart = counterpartOf(last, root);
    if (counterpart instanceof HTMLFormElement) counterpart.requestSubmit();
    else counterpart?.click();
  }

  const approached = (event: Event): void => {
    // Whoever only passes by need not hear of a lost connection: a press tries again.
    if (islandOf(event)) enter().catch(() => undefined);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(event, approached, { signal, passive: true });
  }
  const act = (event: Event, island: HTMLElement): void => {
    event.preventDefault();
    void press(island);
  };
  document.addEventListener(
    'click',
    (event) => {
      const island = islandOf(event);
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (island && !elsewhere && !(island instanceof HTMLFormElement)) act(event, island);
    },
    { signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      const island = islandOf(event);
      if (island) act(event, island);
    },
    { signal },
  );
}
