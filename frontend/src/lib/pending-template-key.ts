/**
 * The storage key of a template chosen on a public page, or of a request that a link brings (JSON). The
 * dashboard reads it once.
 */
export const PENDING_TEMPLATE_KEY = 'promptmint.template';
