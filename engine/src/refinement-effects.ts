import type { PromptSection, QualityCriterion } from '@promptmint/core/catalogue/prompt-parts';
import { NAMED_REFINEMENTS, type NamedRefinement } from '@promptmint/core/catalogue/refinements';
import type { Blueprint } from './blueprint.js';
import { criteriaOf, requestCriteria } from './criteria.js';
import { refineBlueprint } from './refine.js';
import { render } from './render.js';
import type { GenerationRequest } from './request.js';

/** What a named refinement would do to a finished prompt. */
export interface RefinementEffect {
  name: NamedRefinement;
  /** Whether the composer finds something to change. */
  changes: boolean;
  /** The criteria that the prompt meets now and its next version would not. */
  loses: QualityCriterion[];
}

/** What each named refinement of a prompt would do; `previous` is the blueprint it starts from. */
export function refinementEffects(
  prompt: { text: string; sections: readonly PromptSection[] },
  previous: Blueprint,
  request: GenerationRequest,
): RefinementEffect[] {
  const requestSpans = requestCriteria(request);
  const now = criteriaOf(prompt, request.input, requestSpans);
  return NAMED_REFINEMENTS.map((name) => {
    const refined = refineBlueprint(previous, name);
    const next = criteriaOf(render(refined ?? previous, request), request.input, requestSpans);
    const loses = now.filter((criterion) => !next.includes(criterion));
    return { name, changes: refined !== null, loses };
  });
}
