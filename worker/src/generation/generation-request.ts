import type { Prompt } from '@promptmint/core/database/entities/prompt';
import { earlierBlueprint } from '@promptmint/engine/earlier-blueprint';
import type { GenerationRequest } from '@promptmint/engine/request';

/** A request as it is stored, and the stored blueprint that it refines, or null. */
export interface StoredRequest extends Pick<
  Prompt,
  | 'id'
  | 'originalInput'
  | 'requestedUseCase'
  | 'targetModel'
  | 'language'
  | 'requestedKind'
  | 'answers'
  | 'refinement'
  | 'note'
> {
  refined: unknown;
}

/** A stored request as the engine takes it. */
export function toGenerationRequest(stored: StoredRequest): GenerationRequest {
  const request: GenerationRequest = {
    input: stored.originalInput,
    useCase: stored.requestedUseCase,
    targetModel: stored.targetModel,
    language: stored.language,
    kind: stored.requestedKind ?? null,
    answers: stored.answers ?? [],
    mark: stored.id.replaceAll('-', '').slice(0, 8),
  };
  const { refinement, note, refined } = stored;
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
