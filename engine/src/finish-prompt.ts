import type {
  PromptSection,
  QualityScore,
  QualitySpans,
} from '@promptmint/core/catalogue/prompt-parts';
import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import type { Blueprint } from './blueprint.js';
import { promptCriteria, requestCriteria } from './criteria.js';
import { checkPrompt } from './prompt-check.js';
import { render } from './render.js';
import type { GenerationRequest } from './request.js';
import { scoreOf } from './score.js';
import { estimateTokens } from './tokens.js';

/** A prompt as it is stored and shown. */
export interface FinishedPrompt {
  text: string;
  sections: PromptSection[];
  placeholders: string[];
  useCase: ResolvedUseCase;
  qualityScore: QualityScore;
  /** The same seven criteria for the request as typed. */
  requestScore: QualityScore;
  /** For each criterion, the passage of the prompt that meets it, or null. */
  qualitySpans: QualitySpans;
  /** The same for the request as typed. */
  requestSpans: QualitySpans;
  estimatedTokens: number;
}

/**
 * Renders a blueprint for the request's target model, checks the result and measures it.
 *
 * @throws BrokenPromptError if the blueprint's text breaks the prompt's own marks.
 */
export function finishPrompt(blueprint: Blueprint, request: GenerationRequest): FinishedPrompt {
  const rendered = render(blueprint, request);
  checkPrompt(rendered, request);
  const requestSpans = requestCriteria(request);
  const qualitySpans = promptCriteria(rendered, request.input, requestSpans);
  return {
    text: rendered.text,
    sections: rendered.sections,
    placeholders: rendered.placeholders,
    useCase: request.useCase === 'auto_detect' ? blueprint.useCase : request.useCase,
    qualityScore: scoreOf(qualitySpans),
    requestScore: scoreOf(requestSpans),
    qualitySpans,
    requestSpans,
    estimatedTokens: estimateTokens(rendered.text),
  };
}
