import type { KindChoice } from '@promptmint/core/catalogue/kinds';
import type { AnswerLanguage } from '@promptmint/core/catalogue/languages';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import type { NamedRefinement } from '@promptmint/core/catalogue/refinements';
import type { UseCase } from '@promptmint/core/catalogue/use-cases';
import type { Blueprint } from './blueprint.js';

/** What a person gave for a question that the form asked. */
export interface Answer {
  /** The placeholder that the question was about. */
  name: string;
  text: string;
}

/** What a person asked for; `language` is the one in which the target model must answer. */
export interface GenerationRequest {
  input: string;
  useCase: UseCase;
  targetModel: TargetModel;
  language: AnswerLanguage;
  /** Chosen by the person; absent where the engine decides. */
  kind?: KindChoice | null;
  answers?: readonly Answer[];
  /** Set when an earlier prompt of the same request is to become another one. */
  refinement?: Refinement;
  /** Letters and digits that mark pasted text in the prompt; taken from the prompt's id. */
  mark?: string;
}

/** What an earlier prompt is to become: a named refinement, or a note in the person's own words. */
export type Refinement = { previous: Blueprint } & ({ name: NamedRefinement } | { note: string });

/** The request as a prompt carries it: line ends normalised, nothing else changed. */
export function requestText(request: Pick<GenerationRequest, 'input'>): string {
  return withNormalLineEnds(request.input);
}

export function withNormalLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
