import type { TargetModel } from '@promptmint/core/catalogue/models';
import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import type { Blueprint } from './blueprint.js';
import { planForChatGpt } from './renderers/chatgpt.js';
import { planForClaude } from './renderers/claude.js';
import { planForGemini } from './renderers/gemini.js';
import { type Material, readMaterial } from './renderers/material.js';
import { pastedTags } from './renderers/quotes.js';
import { type PromptPlan, type QuotedBlock, writeSections } from './renderers/section-plan.js';
import { withoutTags } from './renderers/verbatim.js';
import { hasTemplateMarks } from './renderers/wording.js';
import type { GenerationRequest } from './request.js';

export interface RenderedPrompt {
  /** The sections' texts joined by a blank line. */
  text: string;
  sections: PromptSection[];
  /** Names of the blanks, which are in the text as `{{name}}`, each once. */
  placeholders: string[];
  /** The blocks that contain the person's text, in the order of the prompt. */
  quotes: readonly QuotedBlock[];
  /** The lines around pasted material inside the request's block, if there is any. */
  pastedTags: { open: string; close: string };
  /** Names of the tags that the renderer writes. */
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
    pastedTags: pastedTags(material),
    tags,
  };
}

/** Plans the layout of the request for its target model. */
export function planPrompt(material: Material): PromptPlan {
  return PLANS[material.request.targetModel](material);
}

/** The blueprint without anything that could be confused with the person's marks or our own. */
export function fitBlueprint(
  blueprint: Blueprint,
  material: Material,
  tags: readonly string[],
): Blueprint {
  const texts = [material.text, ...material.answers.map(({ text }) => text)];
  const placeholders = texts.some(hasTemplateMarks) ? [] : blueprint.placeholders;
  const fitted = { ...blueprint, placeholders };
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
