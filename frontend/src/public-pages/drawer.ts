/**
 * The drawer is the menu on small screens. Closes it when one of its links is followed, because the link may lead to a place on this
 * page. Also opens and closes dialogs in browsers without the `command` attribute of buttons.
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
