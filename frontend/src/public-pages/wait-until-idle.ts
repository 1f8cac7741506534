/**
 * Tracks interactions that must not be interrupted: a press, text composition (IME), an open
 * dialog. `untilIdle` waits until there is none.
 */
export function trackInteraction(): { untilIdle: () => Promise<void> } {
  const busy = new Set<string>();
  let onIdle: () => void = () => undefined;
  const begin = (what: string) => () => void busy.add(what);
  const end = (what: string) => () =>
    // The click event comes after pointerup.
    void setTimeout(() => {
      busy.delete(what);
      if (busy.size === 0) onIdle();
    });
  const listen = (event: string, listener: () => void) =>
    document.addEventListener(event, listener, { capture: true, passive: true });

  listen('pointerdown', begin('press'));
  listen('pointerup', end('press'));
  listen('pointercancel', end('press'));
  listen('compositionstart', begin('composition'));
  listen('compositionend', end('composition'));
  listen('close', end('dialog'));
  return {
    untilIdle: () => {
      if (document.querySelector('dialog[open]')) busy.add('dialog');
      return busy.size === 0 ? Promise.resolve() : new Promise((resolve) => (onIdle = resolve));
    },
  };
}
