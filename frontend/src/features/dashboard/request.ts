import {
  LANGUAGES,
  TARGET_MODELS,
  USE_CASES,
  type Language,
  type TargetModel,
  type UseCase,
} from '../../api/catalogue';
import type { GenerateRequest } from '../../api/generated';
import { isKind, matchingUseCase, type KindChoice } from '../../api/kinds';

/** An answer typed to a question about the request. */
export interface TypedAnswer {
  name: string;
  /** The question, in words. */
  question: string;
  text: string;
}

/** The request as the form holds it. */
export interface PromptRequest {
  user_input: string;
  use_case: UseCase;
  target_model: TargetModel;
  language: Language;
  /** Chosen by the person; null where the engine decides. */
  kind: KindChoice | null;
  answers: TypedAnswer[];
}

const isAnswered = ({ text }: TypedAnswer): boolean => text.trim() !== '';

/**
 * The body for the API: without a kind unless one was chosen, and without empty answers. The same
 * request always gives the same JSON.
 */
export function requestBody(request: PromptRequest): GenerateRequest {
  const { user_input, use_case, target_model, language, kind, answers } = request;
  const given = answers.filter(isAnswered).map(({ name, text }) => ({ name, text }));
  return {
    user_input,
    use_case,
    target_model,
    language,
    ...(kind && { kind }),
    ...(given.length > 0 && { answers: given }),
  };
}

/** Replaces the text. An empty text starts a new request, so kind and answers are removed. */
export function withText(request: PromptRequest, user_input: string): PromptRequest {
  if (!user_input) return { ...request, user_input, kind: null, answers: [] };
  return { ...request, user_input, answers: request.answers.filter(isAnswered) };
}

/** Changes the use case, and removes the chosen kind if it does not belong to it. */
export function withUseCase(request: PromptRequest, use_case: UseCase): PromptRequest {
  const { kind } = request;
  const fits = kind && matchingUseCase(kind, use_case) === use_case;
  return { ...request, use_case, kind: fits ? kind : null };
}

/** Changes the kind, and the use case if the kind does not belong to it. */
export function withKind(request: PromptRequest, kind: KindChoice): PromptRequest {
  return { ...request, kind, use_case: matchingUseCase(kind, request.use_case) };
}

/** Sets the answer to one question. */
export function withAnswer(request: PromptRequest, answer: TypedAnswer): PromptRequest {
  const answers = request.answers.some(({ name }) => name === answer.name)
    ? request.answers.map((one) => (one.name === answer.name ? answer : one))
    : [...request.answers, answer];
  return { ...request, answers };
}

/** Whether two requests would give the same body. */
export function sameRequest(one: PromptRequest, other: PromptRequest): boolean {
  return (
    one.user_input === other.user_input &&
    one.use_case === other.use_case &&
    one.target_model === other.target_model &&
    one.language === other.language &&
    one.kind === other.kind &&
    JSON.stringify(requestBody(one).answers) === JSON.stringify(requestBody(other).answers)
  );
}

function readAnswers(value: unknown): TypedAnswer[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((answer: unknown) => {
    if (typeof answer !== 'object' || answer === null) return [];
    const { name, question, text } = answer as Record<string, unknown>;
    if (typeof name !== 'string' || typeof question !== 'string' || typeof text !== 'string')
      return [];
    return [{ name, question, text }];
  });
}

/** Reads a stored request; those of earlier releases have no kind and no answers. */
export function readRequest(value: unknown): PromptRequest | null {
  if (typeof value !== 'object' || value === null) return null;
  const { user_input, use_case, target_model, language, kind, answers } = value as Record<
    string,
    unknown
  >;
  if (
    typeof user_input !== 'string' ||
    !Object.hasOwn(USE_CASES, String(use_case)) ||
    !Object.hasOwn(TARGET_MODELS, String(target_model)) ||
    !Object.hasOwn(LANGUAGES, String(language))
  ) {
    return null;
  }
  return {
    user_input,
    use_case: use_case as UseCase,
    target_model: target_model as TargetModel,
    language: language as Language,
    kind: isKind(kind) ? kind : null,
    answers: readAnswers(answers),
  };
}
