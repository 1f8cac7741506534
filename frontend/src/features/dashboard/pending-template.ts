import {
  currentUseCase,
  LANGUAGES,
  TARGET_MODELS,
  USE_CASES,
  type Language,
  type TargetModel,
  type UseCase,
} from '../../api/catalogue';
import { isKind, type KindChoice } from '../../api/kinds';
import { browserStorage } from '../../lib/browser-storage';
import { PENDING_TEMPLATE_KEY } from '../../lib/pending-template-key';

/** A template: its use case, and its text with blanks. */
export interface RequestTemplate {
  use_case: UseCase;
  text: string;
}

/** A request that a link brought. What is missing stays as it is in the form. */
export interface LinkedRequest {
  text?: string;
  use_case?: UseCase;
  target_model?: TargetModel;
  language?: Language;
  kind?: KindChoice;
}

/** What waits for the form, by where it came from. */
export type Pending =
  { from: 'gallery'; template: RequestTemplate } | { from: 'link'; request: LinkedRequest };

const isKeyOf = <Names extends object>(names: Names, key: unknown): key is keyof Names =>
  typeof key === 'string' && Object.hasOwn(names, key);

/** The values that exist; any other is left out. */
export function readLinkedRequest(value: Record<string, unknown>): LinkedRequest {
  const { text, use_case, target_model, language, kind } = value;
  return {
    ...(typeof text === 'string' && text.trim() !== '' && { text }),
    ...(isKeyOf(USE_CASES, use_case) && { use_case }),
    ...(isKeyOf(TARGET_MODELS, target_model) && { target_model }),
    ...(isKeyOf(LANGUAGES, language) && { language }),
    ...(isKind(kind) && { kind }),
  };
}

function pendingIn(stored: string): Pending | null {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return null;
    const { use_case, text, until } = value as Record<string, unknown>;
    if (typeof until === 'number') {
      const request = readLinkedRequest(value as Record<string, unknown>);
      if (until < Date.now() || Object.keys(request).length === 0) return null;
      return { from: 'link', request };
    }
    if (typeof text !== 'string' || text.trim() === '') return null;
    const current = currentUseCase(typeof use_case === 'string' ? use_case : '');
    return { from: 'gallery', template: { use_case: current, text } };
  } catch {
    return null;
  }
}

/** What was chosen on a public page or came with a link, stored until the dashboard reads it once. */
export const pendingTemplate = {
  read: (): Pending | null => pendingIn(browserStorage.read(PENDING_TEMPLATE_KEY) ?? 'null'),
  clear: (): void => browserStorage.remove(PENDING_TEMPLATE_KEY),
};
