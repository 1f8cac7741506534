import { toast } from '../../ui/toast';

/** Copies through a selection, for pages without the clipboard API (plain HTTP, old browsers). */
function copyBySelection(text: string): boolean {
  const textarea = document.createElement('textarea');
  const focused = document.activeElement;
  textarea.value = text;
  textarea.className = 'sr-only';
  textarea.setAttribute('readonly', '');
  document.body.append(textarea);
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

/** Copies a text. @returns whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Copies a prompt and shows whether it worked; `confirmation` is the message on success. */
export async function copyPrompt(text: string, confirmation = 'Prompt copied'): Promise<void> {
  if (await copyText(text)) toast.plain(confirmation);
  else toast.error('Your browser did not allow copying. Select the prompt and copy it by hand.');
}
