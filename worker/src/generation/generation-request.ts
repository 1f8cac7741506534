import type { Prompt } from '@promptmint/core/database/entities/prompt';
import { type Blueprint, blueprintSchema } from './engine/blueprint.js';
import { compose } from './engine/composer.js';
import type { GenerationRequest } from './engine/request.js';

/** What a stored request follows from: the blueprint it refines, and how often it repeats another one. */
export interface Lineage {
  refined: unknown;
  repeats: number;
}

/** A stored request as the engine takes it. */
export function toGenerationRequest(
  prompt: Prompt,
  { refined, repeats }: Lineage,
): GenerationRequest {
  const request: GenerationRequest = {
    input: prompt.originalInput,
    useCase: prompt.requestedUseCase,
    targetModel: prompt.targetModel,
    language: prompt.language,
    repeats,
  };
  if (prompt.wish) {
    return { ...request, refinement: { previous: earlier(refined, request), wish: prompt.wish } };
  }
  if (prompt.note) {
    return { ...request, refinement: { previous: earlier(refined, request), note: prompt.note } };
  }
  return request;
}

/** A prompt from before blueprints were stored, or of another form, is composed again. */
function earlier(stored: unknown, request: GenerationRequest): Blueprint {
  const parsed = blueprintSchema.safeParse(stored);
  return parsed.success ? parsed.data : compose(request);
}
