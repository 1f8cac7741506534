import {
  LANGUAGES,
  TARGET_MODELS,
  USE_CASES,
  type Language,
  type TargetModel,
  type UseCase,
} from '../../api/catalogue';

/** What a person asks for. */
export interface PromptRequest {
  user_input: string;
  use_case: UseCase;
  target_model: TargetModel;
  language: Language;
}

/** Whether two requests ask for the same. */
export function sameRequest(one: PromptRequest, other: PromptRequest): boolean {
  return (
    one.user_input === other.user_input &&
    one.use_case === other.use_case &&
    one.target_model === other.target_model &&
    one.language === other.language
  );
}

/** Whether something that was kept is a request. */
export function isRequest(value: unknown): value is PromptRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { user_input, use_case, target_model, language } = value as Record<string, unknown>;
  return (
    typeof user_input === 'string' &&
    Object.hasOwn(USE_CASES, String(use_case)) &&
    Object.hasOwn(TARGET_MODELS, String(target_model)) &&
    Object.hasOwn(LANGUAGES, String(language))
  );
}
