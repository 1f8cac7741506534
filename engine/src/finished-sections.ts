import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import { type Blueprint, EMPTY_BLUEPRINT } from './blueprint.js';
import { fitBlueprint, planPrompt } from './render.js';
import { addsNothing } from './renderers/lines.js';
import { readMaterial } from './renderers/material.js';
import { writeSections } from './renderers/section-plan.js';
import type { GenerationRequest } from './request.js';

/**
 * Shows a prompt while its blueprint is being written: the leading sections that no later field can change.
 * The last section that we write comes only with the finished prompt. What the request decides is read once,
 * and nothing is written again before one more section is finished.
 */
export function finishedSections(
  request: GenerationRequest,
): (finished: Partial<Blueprint>) => PromptSection[] {
  const material = readMaterial(request);
  const { sections: planned, tags } = planPrompt(material);
  let shown: PromptSection[] = [];
  let written = -1;
  return (finished) => {
    const open = planned.findIndex(({ needs }) => needs.some((field) => !(field in finished)));
    const count = open < 0 ? planned.length : open;
    if (count === written) return shown;
    written = count;
    const blueprint = fitBlueprint({ ...EMPTY_BLUEPRINT, ...finished }, material, tags);
    const sections = writeSections(planned.slice(0, count), blueprint);
    const isMore =
      !addsNothing(blueprint) &&
      planned.slice(count).some(({ always, key }) => always && key !== 'material');
    const last = sections.findLastIndex(({ key }) => key !== 'material');
    shown = isMore ? sections : sections.slice(0, Math.max(last, 0));
    return shown;
  };
}
