/** Copies through a selection, for pages without the clipboard API (plain HTTP, old browsers). */
function copyBySelection(text: string): boolean {
  const textarea = document.createElement('textarea');
  const focused = document.activeElement;
  textarea.value = text;
  textarea.className = 'sr-only';
  textarea.setAttribute('readonly', '');
  // Behind a modal dialog, nothing can be selected.
  (focused?.closest('dialog[open]') ?? document.body).append(textarea);
  textarea.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    textarea.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** What to say when copying fails. */
export const copyFailed = (what: 'prompt' | 'link' | 'API key'): string =>
  `Your browser did not allow copying. Select the ${what} and copy it by hand.`;

/** Copies a text to the clipboard. @returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
