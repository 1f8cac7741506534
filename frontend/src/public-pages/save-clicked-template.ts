import { browserStorage } from '../lib/browser-storage';

/** Where a template (JSON of `use_case` and `text`) waits for the dashboard, which reads it once. */
const TEMPLATE_KEY = 'promptmint.template';

function saveTemplate({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const template = target.closest('[data-template]')?.getAttribute('data-template');
  if (template) browserStorage.write(TEMPLATE_KEY, template);
}

/** Keeps what a pressed link has in `data-template` for the dashboard; it survives a sign-up in between. */
export function saveClickedTemplates(): void {
  document.addEventListener('click', saveTemplate);
}
