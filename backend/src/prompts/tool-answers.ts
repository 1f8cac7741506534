import {
  CRITERION_SECTIONS,
  QUALITY_CRITERIA,
  type QualityScore,
  SECTION_LABELS,
} from '@promptmint/core/catalogue/prompt-parts';
import type { ToolAnswer } from '../http/agent-tool.js';
import type { HistoryItem, PromptAnswer } from './dto/prompts.dto.js';
import { keptPromptSchema, writtenPromptSchema } from './dto/tools.dto.js';

/** As much of a request as is listed, in characters. */
const REQUEST_SHOWN = 200;

/** A prompt that was just written. */
export function writtenAnswer(prompt: PromptAnswer): ToolAnswer {
  const { id, optimized_prompt, placeholders } = prompt;
  const blanks = placeholders.map((name) => `{{${name}}}`).join(', ');
  const about = [`Prompt ${id}, for refine_prompt.`, blanks && `Blanks to fill in: ${blanks}.`];
  return {
    data: writtenPromptSchema.parse(prompt),
    text: `${optimized_prompt}\n\n---\n${about.filter(Boolean).join(' ')}`,
  };
}

/** A prompt of the history. */
export function keptAnswer(prompt: HistoryItem): ToolAnswer {
  const { data: _written, text } = writtenAnswer(prompt);
  return {
    data: keptPromptSchema.parse(prompt),
    text: `${text}\nIts request: ${prompt.original_input}`,
  };
}

/** Some prompts of the history, by the start of their requests. */
export function foundAnswer(
  items: readonly HistoryItem[],
  total: number,
  olderHidden: boolean,
): ToolAnswer {
  const prompts = items.map(
    ({ id, original_input, target_model, use_case, version, favourite, created_at }) => ({
      id,
      request: [...original_input.trim()].slice(0, REQUEST_SHOWN).join(''),
      target_model,
      use_case,
      version,
      favourite,
      created_at,
    }),
  );
  const lines = prompts.map(
    ({ id, created_at, target_model, request }) =>
      `${id} (${created_at.slice(0, 10)}, ${target_model}): ${request.replaceAll(/\s+/g, ' ')}`,
  );
  const noun = total === 1 ? 'prompt' : 'prompts';
  const rest = olderHidden ? ' The plan hides older ones.' : '';
  return {
    data: { prompts, total, older_hidden: olderHidden },
    text: [`${prompts.length} of ${total} ${noun}.${rest}`, ...lines].join('\n'),
  };
}

/** The criteria in words. */
export function scoreText(score: QualityScore): string {
  const named = (met: boolean) =>
    QUALITY_CRITERIA.filter((criterion) => score[criterion] === met)
      .map((criterion) => SECTION_LABELS[CRITERION_SECTIONS[criterion]])
      .join(', ') || 'nothing';
  return `Found: ${named(true)}. Missing: ${named(false)}.`;
}
