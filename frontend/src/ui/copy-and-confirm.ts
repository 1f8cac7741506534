import { copyFailed, copyText } from '../lib/copy-text';
import { toast } from './toast';

/** Copies a text, named by `what` it is, and shows whether it worked. */
export async function copyAndConfirm(
  text: string,
  what: Parameters<typeof copyFailed>[0],
  confirmation = `${what[0]?.toUpperCase()}${what.slice(1)} copied`,
): Promise<void> {
  if (await copyText(text)) toast.plain(confirmation);
  else toast.error(copyFailed(what));
}
