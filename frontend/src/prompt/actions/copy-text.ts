import { toast } from '../../ui/toast';

/** For pages without the clipboard API (plain HTTP, older browsers). */
function copyThroughSelection(text: string): boolean {
  const holder = document.createElement('textarea');
  const before = document.activeElement;
  holder.value = text;
  holder.className = 'sr-only';
  holder.setAttribute('readonly', '');
  document.body.append(holder);
  holder.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    holder.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughSelection(text);
  }
}

/** Puts a prompt on the clipboard and says whether that worked; `told` is what to say when it did. */
export async function copyPrompt(text: string, told = 'Prompt copied'): Promise<void> {
  if (await copied(text)) toast.plain(told);
  else toast.error('Your browser did not allow copying. Select the prompt and copy it by hand.');
}
