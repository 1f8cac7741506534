import type { Language } from '@promptmint/core/catalogue/languages';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import type { UseCase } from '@promptmint/core/catalogue/use-cases';

/** What a person asked for; `language` is the one in which the target model must answer. */
export interface GenerationRequest {
  input: string;
  useCase: UseCase;
  targetModel: TargetModel;
  language: Language;
}

/** The request as it stands in a prompt: line ends normalised, nothing else touched. */
export function requestText(request: GenerationRequest): string {
  return request.input.replace(/\r\n?/g, '\n');
}
