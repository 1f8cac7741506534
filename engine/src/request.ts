import type { KindChoice } from '@promptmint/core/catalogue/kinds';
import type { AnswerLanguage } from '@promptmint/core/catalogue/languages';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import type { NamedRefinement } from '@promptmint/core/catalogue/refinements';
import type { UseCase } from '@promptmint/core/catalogue/use-cases';
import type { Blueprint } from './blueprint.js';

/** A person's answer to a question that the form asked. */
export interface Answer {
  /** The blank that the question was about. */
  name: string;
  text: string;
}

/** What a person asked for; the target model must answer in `language`. */
export interface GenerationRequest {
  input: string;
  useCase: UseCase;
  targetModel: TargetModel;
  language: AnswerLanguage;
  /** Chosen by the person; absent when the engine decides. */
  kind?: KindChoice | null;
  answers?: readonly Answer[];
  /** Set when the person refines an earlier prompt of the same request. */
  refinement?: Refinement;
  /** Letters and digits that mark pasted text in the prompt; taken from the prompt's id. */
  mark?: string;
}

/** How to change an earlier prompt: a named refinement, or a note in the person's own words. */
export type Refinement = {
  previous: Blueprint;
  /** Notes that the person gave for the versions before; what they state still holds. */
  earlierNotes?: readonly string[];
} & ({ name: NamedRefinement } | { note: string });

/** The request as the prompt contains it: with normal line ends, otherwise unchanged. */
export function requestText(request: Pick<GenerationRequest, 'input'>): string {
  return withNormalLineEnds(request.input);
}

export function withNormalLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
