import { type Plan, planHas } from '@promptmint/core/catalogue/plans';
import type { Prompt } from '@promptmint/core/database/entities/prompt';
import type { HistoryItem, PromptAnswer } from './dto/prompts.dto.js';

/** What an answer shows of a finished prompt. */
export type AnsweredPrompt = Pick<
  Prompt,
  | 'id'
  | 'createdAt'
  | 'optimizedPrompt'
  | 'qualityScore'
  | 'requestScore'
  | 'qualitySpans'
  | 'requestSpans'
  | 'estimatedTokens'
  | 'sections'
  | 'placeholders'
  | 'language'
  | 'useCase'
  | 'kind'
  | 'requestedKind'
  | 'answers'
  | 'targetModel'
  | 'version'
  | 'refines'
  | 'refinement'
  | 'note'
>;

/** A finished prompt as a plan shows it: the scores stay on the server without quality scoring. */
export function toPromptAnswer(prompt: AnsweredPrompt, plan: Plan): PromptAnswer {
  const scored = planHas(plan, 'quality_scoring');
  if (!prompt.optimizedPrompt || !prompt.useCase) {
    throw new Error(`Prompt ${prompt.id} is not finished`);
  }
  return {
    id: prompt.id,
    optimized_prompt: prompt.optimizedPrompt,
    quality_score: (scored && prompt.qualityScore) || null,
    request_score: (scored && prompt.requestScore) || null,
    quality_spans: (scored && prompt.qualitySpans) || null,
    request_spans: (scored && prompt.requestSpans) || null,
    estimated_tokens: prompt.estimatedTokens ?? 0,
    sections: prompt.sections ?? [],
    placeholders: prompt.placeholders ?? [],
    language: prompt.language,
    use_case: prompt.useCase,
    kind: prompt.kind ?? null,
    requested_kind: prompt.requestedKind ?? null,
    answers: prompt.answers ?? null,
    target_model: prompt.targetModel,
    version: prompt.version,
    refines: prompt.refines ?? null,
    wish: prompt.refinement ?? null,
    note: prompt.note ?? null,
    created_at: prompt.createdAt.toISOString(),
  };
}

/** A finished prompt with what it came from. */
export function toHistoryItem(prompt: Prompt, plan: Plan): HistoryItem {
  return {
    ...toPromptAnswer(prompt, plan),
    original_input: prompt.originalInput,
    regenerates: prompt.regenerates ?? null,
    favourite: prompt.favourite,
    api_key: prompt.apiKeyName ?? null,
  };
}
