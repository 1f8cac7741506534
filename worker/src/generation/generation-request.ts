import type { Prompt } from '@promptmint/core/database/entities/prompt';
import { type Blueprint, blueprintSchema } from '@promptmint/engine/blueprint';
import { compose } from '@promptmint/engine/compose';
import type { GenerationRequest } from '@promptmint/engine/request';

/** What a stored request follows from: the blueprint that it refines, or null. */
export interface Lineage {
  refined: unknown;
}

/** A stored request as the engine takes it. */
export function toGenerationRequest(prompt: Prompt, { refined }: Lineage): GenerationRequest {
  const request: GenerationRequest = {
    input: prompt.originalInput,
    useCase: prompt.requestedUseCase,
    targetModel: prompt.targetModel,
    language: prompt.language,
    mark: prompt.id.replaceAll('-', '').slice(0, 8),
  };
  if (prompt.wish) {
    return { ...request, refinement: { previous: earlier(refined, request), wish: prompt.wish } };
  }
  if (prompt.note) {
    return { ...request, refinement: { previous: earlier(refined, request), note: prompt.note } };
  }
  return request;
}

/** A prompt without a blueprint of this engine is composed anew. */
function earlier(stored: unknown, request: GenerationRequest): Blueprint {
  const parsed = blueprintSchema.safeParse(stored);
  return parsed.success ? parsed.data : compose(request);
}
