import type { Prompt } from '@promptmint/core/database/entities/prompt';
import { earlierBlueprint } from '@promptmint/engine/earlier-blueprint';
import type { GenerationRequest } from '@promptmint/engine/request';

/** A request as it is stored, and what it starts from. */
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
  /** The stored blueprint that it refines, or null. */
  refined: unknown;
  /** The notes given for the versions before it, the newest first. */
  notes: readonly string[];
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
  const { refinement, note, refined, notes } = stored;
  if (!refinement && !note) return request;
  const start = { previous: earlierBlueprint(refined, request), earlierNotes: notes };
  if (refinement) return { ...request, refinement: { ...start, name: refinement } };
  return note ? { ...request, refinement: { ...start, note } } : request;
}
