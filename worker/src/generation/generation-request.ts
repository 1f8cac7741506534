import type { Prompt } from '@promptmint/core/database/entities/prompt';
import { type Blueprint, blueprintSchema } from './engine/blueprint.js';
import { compose } from './engine/composer.js';
import type { GenerationRequest } from './engine/request.js';

/** A stored request as the engine takes it; `refined` is the stored blueprint it starts from. */
export function toGenerationRequest(prompt: Prompt, refined: unknown): GenerationRequest {
  const request: GenerationRequest = {
    input: prompt.originalInput,
    useCase: prompt.requestedUseCase,
    targetModel: prompt.targetModel,
    language: prompt.language,
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
