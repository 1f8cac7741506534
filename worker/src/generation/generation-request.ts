import type { Prompt } from '@promptmint/core/database/entities/prompt';
import { earlierBlueprint } from '@promptmint/engine/earlier-blueprint';
import type { GenerationRequest } from '@promptmint/engine/request';

/** What a stored request starts from: the blueprint that it refines, or null. */
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
    kind: prompt.requestedKind ?? null,
    answers: prompt.answers ?? [],
    mark: prompt.id.replaceAll('-', '').slice(0, 8),
  };
  const { refinement, note } = prompt;
  if (refinement) {
    return {
      ...request,
      refinement: { previous: earlierBlueprint(refined, request), name: refinement },
    };
  }
  if (note) {
    return { ...request, refinement: { previous: earlierBlueprint(refined, request), note } };
  }
  return request;
}
