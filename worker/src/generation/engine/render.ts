import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import type { Blueprint } from './blueprint.js';
import { planForChatGpt } from './renderers/chatgpt.js';
import { planForClaude } from './renderers/claude.js';
import { planForGemini } from './renderers/gemini.js';
import {
  type Material,
  type QuotedBlock,
  readMaterial,
  withoutPasted,
} from './renderers/material.js';
import { type PromptPlan, writeSections } from './renderers/section-plan.js';
import { withoutTags } from './renderers/verbatim.js';
import { hasTemplateMarks } from './renderers/wording.js';
import type { GenerationRequest } from './request.js';

export interface RenderedPrompt {
  /** The sections' texts joined by a blank line. */
  text: string;
  sections: PromptSection[];
  /** Names that stand in the text as `{{name}}` and wait for the person; each stands there once. */
  placeholders: string[];
  /** The blocks that together carry the request character for character, in the text's order. */
  quotes: readonly QuotedBlock[];
  /** Those blocks joined by line breaks. */
  quotedRequest: string;
  /** Names of the things pasted into the request, in the request's order. */
  pasted: readonly string[];
  /** Names of the tags that the renderer sets. */
  tags: readonly string[];
}

const PLANS: Readonly<Record<TargetModel, (material: Material) => PromptPlan>> = {
  claude: planForClaude,
  chatgpt: planForChatGpt,
  gemini: planForGemini,
};

/** Writes a blueprint in the form that suits the target model. */
export function render(blueprint: Blueprint, request: GenerationRequest): RenderedPrompt {
  const material = readMaterial(request);
  const { sections: planned, quotes, tags } = planPrompt(material);
  const fitted = fitBlueprint(blueprint, material, tags);
  const sections = writeSections(planned, fitted);
  return {
    text: sections.map((section) => section.text).join('\n\n'),
    sections,
    placeholders: fitted.placeholders.map(({ name }) => name),
    quotes,
    quotedRequest: quotes.map(({ delimited }) => delimited).join('\n'),
    pasted: material.parts.map(({ name }) => name),
    tags,
  };
}

/** How the request is laid out for its target model. */
export function planPrompt(material: Material): PromptPlan {
  return PLANS[material.request.targetModel](material);
}

/** The blueprint without what would get mixed up with the request's marks or with our own. */
export function fitBlueprint(
  blueprint: Blueprint,
  material: Material,
  tags: readonly string[],
): Blueprint {
  const fitted = {
    ...blueprint,
    objective: withoutPasted(blueprint.objective, material),
    placeholders: hasTemplateMarks(material.text) ? [] : blueprint.placeholders,
  };
  return tags.length === 0 ? fitted : mapTexts(fitted, (text) => withoutTags(text, tags));
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  );
}
