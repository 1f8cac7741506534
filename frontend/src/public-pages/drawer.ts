/**
 * Closes the drawer when one of its links is followed, which may lead to a place on this page. Opens
 * and closes dialogs by their buttons in browsers that do not know `command` yet.
 */
export function startDrawer(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element) target.closest('a')?.closest('dialog')?.close();
  });
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
