import type { Kind } from '@promptmint/core/catalogue/kinds';
import { TARGET_MODELS } from '@promptmint/core/catalogue/models';
import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import { compose } from '@promptmint/engine/compose';
import { render } from '@promptmint/engine/render';
import type { GenerationRequest } from '@promptmint/engine/request';
import type { LabelledRequest } from './requests.ts';

/** Composes a prompt for each request from its labelled kind, so that learned weights do not affect it. */
export function promptsOf(requests: readonly LabelledRequest[]): string[] {
  return requests.map(({ text, kind, use_cases }, index) => {
    const request: GenerationRequest = {
      input: text,
      useCase: use_cases[0] as ResolvedUseCase,
      kind: kind === 'other' ? 'general' : (kind as Kind),
      targetModel: TARGET_MODELS[index % TARGET_MODELS.length]!,
      language: 'en',
    };
    return render(compose(request), request).text;
  });
}
