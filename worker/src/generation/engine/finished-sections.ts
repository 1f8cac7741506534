import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import type { Blueprint } from './blueprint.js';
import { fitBlueprint, planPrompt } from './render.js';
import { readMaterial } from './renderers/material.js';
import { writeSections } from './renderers/section-plan.js';
import type { GenerationRequest } from './request.js';

const NOTHING: Blueprint = {
  useCase: 'question_answering',
  role: '',
  objective: '',
  artefactLanguage: null,
  placeholders: [],
  context: [],
  steps: [],
  outputFormat: [],
  constraints: [],
  validation: [],
  exampleIntro: null,
  exampleLabels: null,
  examples: [],
};

/**
 * The leading sections of the prompt that no field still to come can change, for showing a prompt
 * while its blueprint is written. Never the last section: it comes with the result alone.
 */
export function finishedSections(
  finished: Partial<Blueprint>,
  request: GenerationRequest,
): PromptSection[] {
  const material = readMaterial(request);
  const { sections: planned, tags } = planPrompt(material);
  const open = planned.findIndex(({ needs }) => needs.some((field) => !(field in finished)));
  const done = open < 0 ? planned : planned.slice(0, open);
  const sections = writeSections(done, fitBlueprint({ ...NOTHING, ...finished }, material, tags));
  const more = open >= 0 && planned.slice(open).some(({ always }) => always);
  return more ? sections : sections.slice(0, -1);
}
