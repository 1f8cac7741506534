import { browserStorage } from '../lib/browser-storage';
import { PENDING_TEMPLATE_KEY } from '../lib/pending-template-key';

function saveTemplate({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const template = target.closest('[data-template]')?.getAttribute('data-template');
  if (template) browserStorage.write(PENDING_TEMPLATE_KEY, template);
}

/**
 * Stores the template in `data-template` of a clicked link, so that the dashboard can load it, also
 * after a sign-up.
 */
export function saveClickedTemplates(): void {
  document.addEventListener('click', saveTemplate);
}
