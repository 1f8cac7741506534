import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import type { Blueprint } from './blueprint.js';
import { renderForChatGpt } from './renderers/chatgpt.js';
import { renderForClaude } from './renderers/claude.js';
import { renderForGemini } from './renderers/gemini.js';
import { hasTemplateMarks } from './renderers/wording.js';
import { type GenerationRequest, requestText } from './request.js';

export interface RenderedPrompt {
  /** The sections' texts joined by a blank line. */
  text: string;
  sections: PromptSection[];
  /** Names that stand in the text as `{{name}}` and wait for the person; each stands there once. */
  placeholders: string[];
  /** The block, delimiters included, that carries the request character for character. */
  quotedRequest: string;
  /** The pairs of tags the renderer itself set. */
  tags: string[];
}

/** What a renderer gives; the rest follows from it. */
export type Rendering = Pick<RenderedPrompt, 'sections' | 'quotedRequest' | 'tags'>;

type Renderer = (blueprint: Blueprint, request: GenerationRequest) => Rendering;

const RENDERERS: Readonly<Record<TargetModel, Renderer>> = {
  claude: renderForClaude,
  chatgpt: renderForChatGpt,
  gemini: renderForGemini,
};

/** Writes a blueprint in the form that suits the target model. */
export function render(blueprint: Blueprint, request: GenerationRequest): RenderedPrompt {
  const placeholders = hasTemplateMarks(requestText(request)) ? [] : blueprint.placeholders;
  const rendering = RENDERERS[request.targetModel]({ ...blueprint, placeholders }, request);
  return {
    ...rendering,
    text: rendering.sections.map((section) => section.text).join('\n\n'),
    placeholders: placeholders.map((placeholder) => placeholder.name),
  };
}
