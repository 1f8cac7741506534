import { hasLanguageModel, type Settings } from '@promptmint/core/config/settings';
import type { Prompt } from '@promptmint/core/database/entities/prompt';
import { earlierBlueprint } from '@promptmint/engine/earlier-blueprint';
import { refinementEffects } from '@promptmint/engine/refinement-effects';
import type { GenerationRequest } from '@promptmint/engine/request';
import type { RefinementsAnswer } from './dto/refinements.dto.js';

/** What each named refinement of a finished prompt would do; a model may always find a change. */
export function refinementsAnswer(prompt: Prompt, settings: Settings): RefinementsAnswer {
  const request = requestOf(prompt);
  const { optimizedPrompt, sections, blueprint } = prompt;
  const finished = { text: optimizedPrompt ?? '', sections: sections ?? [] };
  const effects = refinementEffects(finished, earlierBlueprint(blueprint, request), request);
  const byModel = hasLanguageModel(settings);
  return {
    refinements: effects.map(({ name, changes, loses }) => ({
      wish: name,
      changes: byModel || changes,
      loses,
    })),
  };
}

/** The request of a prompt as the engine takes it. */
export function requestOf(prompt: Prompt): GenerationRequest {
  return {
    input: prompt.originalInput,
    useCase: prompt.requestedUseCase,
    targetModel: prompt.targetModel,
    language: prompt.language,
    kind: prompt.requestedKind ?? null,
    answers: prompt.answers ?? [],
  };
}
