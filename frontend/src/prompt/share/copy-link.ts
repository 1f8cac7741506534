import { copyText } from '../../lib/copy-text';
import { toast } from '../../ui/toast';

/** Copies a link and says whether it worked. */
export async function copyLink(url: string): Promise<void> {
  if (await copyText(url)) toast.plain('Link copied');
  else toast.error('Your browser did not allow copying. Select the link and copy it by hand.');
}
