import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import { type Blueprint, EMPTY_BLUEPRINT } from './blueprint.js';
import { fitBlueprint, planPrompt } from './render.js';
import { readMaterial } from './renderers/material.js';
import { writeSections } from './renderers/section-plan.js';
import type { GenerationRequest } from './request.js';

/**
 * The leading sections of the prompt that no later field can change, to show a prompt while its
 * blueprint is being written. The last section that we write comes only with the finished prompt.
 */
export function finishedSections(
  finished: Partial<Blueprint>,
  request: GenerationRequest,
): PromptSection[] {
  const material = readMaterial(request);
  const { sections: planned, tags } = planPrompt(material);
  const open = planned.findIndex(({ needs }) => needs.some((field) => !(field in finished)));
  const done = open < 0 ? planned : planned.slice(0, open);
  const sections = writeSections(
    done,
    fitBlueprint({ ...EMPTY_BLUEPRINT, ...finished }, material, tags),
  );
  const later = open < 0 ? [] : planned.slice(open);
  if (later.some(({ always, key }) => always && key !== 'material')) return sections;
  const last = sections.findLastIndex(({ key }) => key !== 'material');
  return sections.slice(0, Math.max(last, 0));
}
