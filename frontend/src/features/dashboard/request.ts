import type { Language, TargetModel, UseCase } from '../../api/catalogue';

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
