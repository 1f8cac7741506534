const FOCUSABLE = 'a[href], button, input:not([hidden]), select, textarea, [tabindex="0"]';

/** The element that had the focus before a dialog opened. */
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const open = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open);
  const asked = new Event('cancel', { cancelable: true });
  if (open.at(-1)?.dispatchEvent(asked)) open.at(-1)?.close();
}

/** Adds to jsdom what browsers do with modal dialogs: moving the focus in and back, and Escape. */
export function installDialogs(): void {
  document.addEventListener('keydown', closeOnEscape);
  HTMLDialogElement.prototype.showModal = function showModal() {
    focusedBefore.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    const before = focusedBefore.get(this);
    if (before instanceof HTMLElement) before.focus();
    // Later, as in browsers.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
