import type { PromptSection } from '@promptmint/core/catalogue/prompt-parts';
import { IS_OPEN, WORK_DONE } from '@promptmint/core/credits/generation-end';
import type { Change } from '@promptmint/core/queues/reply-channel';
import type { Blueprint } from '@promptmint/engine/blueprint';
import type { FinishedPrompt } from '@promptmint/engine/finish-prompt';
import type { SpendingTotal } from './spending.js';

/** A finished prompt, and who wrote it. */
export interface WrittenPrompt {
  provider: string;
  blueprint: Blueprint;
  result: FinishedPrompt;
}

/**
 * Makes the statement commit without waiting for the disk. Only for what is done again when it is lost:
 * see docs/decisions/0025-commits-that-may-be-lost.md.
 */
const MAY_BE_LOST = `(select set_config('synchronous_commit', 'off', true)) as may_be_lost`;

/** Marks an open generation as running, and reads its request and what it starts from. */
export function startOf(promptId: string): Change {
  return { name: 'start-generation', expressions: START, values: [promptId] };
}

/** The notes given for the versions before a prompt, the newest first. */
const NOTES = `
  with recursive before as (
    select refines, note, version from prompts as first where first.id = prompts.refines
    union all
    select earlier.refines, earlier.note, earlier.version
    from prompts as earlier join before on earlier.id = before.refines)
  select note from before where note is not null order by version desc`;

const START = `changed as (
  update prompts set status = 'running', sections = null from ${MAY_BE_LOST}
  where id = $1 and ${IS_OPEN}
  returning id, user_id as "userId", floor(extract(epoch from deadline_at) * 1000)::float8 as "deadlineAt",
    original_input as "originalInput", requested_use_case as "requestedUseCase",
    target_model as "targetModel", language, requested_kind as "requestedKind", answers,
    wish as refinement, note,
    (select blueprint from prompts as earlier where earlier.id = prompts.refines) as refined,
    case when refines is null then '{}' else array(${NOTES}) end as notes)`;

/** Stores the finished sections of an open generation. */
export function sectionsOf(promptId: string, sections: PromptSection[]): Change {
  return {
    name: 'store-sections',
    expressions: SECTIONS,
    values: [promptId, JSON.stringify(sections)],
  };
}

const SECTIONS = `changed as (
  update prompts set sections = $2 from ${MAY_BE_LOST}
  where id = $1 and ${IS_OPEN} returning id)`;

/** Stores the result of an open generation; its work is done in any case. */
export function resultOf(
  promptId: string,
  { provider, blueprint, result }: WrittenPrompt,
  spent: SpendingTotal,
): Change {
  return {
    name: 'store-result',
    expressions: RESULT,
    values: [
      promptId,
      promptId,
      new Date(),
      provider,
      spent.model,
      spent.inputTokens,
      spent.outputTokens,
      spent.costUsd,
      JSON.stringify(blueprint),
      result.useCase,
      blueprint.kind ?? (provider === 'composer' ? 'general' : null),
      result.text,
      JSON.stringify(result.sections),
      JSON.stringify(result.placeholders),
      JSON.stringify(result.qualityScore),
      JSON.stringify(result.requestScore),
      JSON.stringify(result.qualitySpans),
      JSON.stringify(result.requestSpans),
      result.estimatedTokens,
    ],
  };
}

const RESULT = `changed as (
  update prompts set status = 'succeeded', ended_at = $3, provider = $4, model = $5,
    input_tokens = $6, output_tokens = $7, cost_usd = $8, blueprint = $9, use_case = $10, kind = $11,
    optimized_prompt = $12, sections = $13, placeholders = $14, quality_score = $15,
    request_score = $16, quality_spans = $17, request_spans = $18, estimated_tokens = $19
  where id = $1 and ${IS_OPEN} returning id),
${WORK_DONE}`;
