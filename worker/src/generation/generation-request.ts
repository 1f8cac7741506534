import type { Prompt } from '@promptmint/core/database/entities/prompt';
import { earlierBlueprint } from '@promptmint/engine/earlier-blueprint';
import type { GenerationRequest } from '@promptmint/engine/request';

/** What a stored request starts from. */
export interface Lineage {
  /** The blueprint that it refines, or null. */
  refined: unknown;
  /** The notes given for the versions before it, the newest first. */
  notes: readonly string[];
}

/** A stored request as the engine takes it. */
export function toGenerationRequest(
  prompt: Prompt,
  { refined, notes }: Lineage,
): GenerationRequest {
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
  if (!refinement && !note) return request;
  const start = { previous: earlierBlueprint(refined, request), earlierNotes: notes };
  if (refinement) return { ...request, refinement: { ...start, name: refinement } };
  return note ? { ...request, refinement: { ...start, note } } : request;
}
