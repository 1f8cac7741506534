/**
 * The storage key of a template chosen on a public page (JSON with `use_case` and `text`). The
 * dashboard reads it once.
 */
export const PENDING_TEMPLATE_KEY = 'promptmint.template';
