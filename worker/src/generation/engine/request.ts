import type { Language } from '@promptmint/core/catalogue/languages';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import type { Wish } from '@promptmint/core/catalogue/refinements';
import type { UseCase } from '@promptmint/core/catalogue/use-cases';
import type { Blueprint } from './blueprint.js';

/** What a person asked for; `language` is the one in which the target model must answer. */
export interface GenerationRequest {
  input: string;
  useCase: UseCase;
  targetModel: TargetModel;
  language: Language;
  /** How often a prompt for this request was asked for again; each time other samples come first. */
  repeats?: number;
  /** Set when an earlier prompt of the same request is to become another one. */
  refinement?: Refinement;
}

/** What an earlier prompt is to become: a named wish, or a note in the person's own words. */
export type Refinement = { previous: Blueprint } & ({ wish: Wish } | { note: string });

/** The request as it stands in a prompt: line ends normalised, nothing else touched. */
export function requestText(request: GenerationRequest): string {
  return request.input.replace(/\r\n?/g, '\n');
}
