import { browserStorage } from '../../lib/browser-storage';
import { PENDING_TEMPLATE_KEY } from '../../lib/pending-template-key';
import { currentUseCase, type UseCase } from '../../api/catalogue';

/** A template: its use case, and its text with blanks. */
export interface RequestTemplate {
  use_case: UseCase;
  text: string;
}

function templateIn(stored: string): RequestTemplate | null {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return null;
    const { use_case, text } = value as Record<string, unknown>;
    if (typeof text !== 'string' || text.trim() === '') return null;
    return { use_case: currentUseCase(typeof use_case === 'string' ? use_case : ''), text };
  } catch {
    return null;
  }
}

/** A template chosen on a public page, stored until the dashboard reads it once. */
export const pendingTemplate = {
  read: (): RequestTemplate | null =>
    templateIn(browserStorage.read(PENDING_TEMPLATE_KEY) ?? 'null'),
  clear: (): void => browserStorage.remove(PENDING_TEMPLATE_KEY),
};
