import { COPY_FAILED, copyText } from '../../lib/copy-text';
import { toast } from '../../ui/toast';

/** Copies a prompt and shows whether it worked; `confirmation` is the message on success. */
export async function copyPrompt(text: string, confirmation = 'Prompt copied'): Promise<void> {
  if (await copyText(text)) toast.plain(confirmation);
  else toast.error(COPY_FAILED);
}
