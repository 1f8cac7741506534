import { browserStorage } from '../lib/browser-storage';

/**
 * The storage key of a chosen template (JSON with `use_case` and `text`). The dashboard reads it
 * once.
 */
const TEMPLATE_KEY = 'promptmint.template';

function saveTemplate({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const template = target.closest('[data-template]')?.getAttribute('data-template');
  if (template) browserStorage.write(TEMPLATE_KEY, template);
}

/**
 * Stores the template in `data-template` of a clicked link, so that the dashboard can load it, also
 * after a sign-up.
 */
export function saveClickedTemplates(): void {
  document.addEventListener('click', saveTemplate);
}
