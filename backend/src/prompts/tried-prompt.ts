import { analyse } from '@promptmint/engine/analyse';
import { compose, kindOf } from '@promptmint/engine/compose';
import { finishPrompt } from '@promptmint/engine/finish-prompt';
import type { TriedPrompt, TryRequest } from './dto/try.dto.js';

/** Writes a prompt by rules alone, as the built-in composer does; nothing is stored. */
export function triedPrompt(body: TryRequest): TriedPrompt {
  const { user_input: input, use_case: useCase, target_model: targetModel, language } = body;
  const request = { input, useCase, targetModel, language };
  const analysis = analyse(input, useCase);
  const finished = finishPrompt(compose(request, analysis), request);
  return {
    optimized_prompt: finished.text,
    estimated_tokens: finished.estimatedTokens,
    sections: finished.sections,
    placeholders: finished.placeholders,
    language,
    use_case: finished.useCase,
    kind: kindOf(request, analysis) ?? 'general',
    target_model: targetModel,
  };
}
