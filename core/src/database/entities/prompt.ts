import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { KindChoice } from '../../catalogue/kinds.js';
import { ANSWER_LANGUAGES } from '../../catalogue/languages.js';
import { TARGET_MODELS } from '../../catalogue/models.js';
import type { PromptSection, QualityScore, QualitySpans } from '../../catalogue/prompt-parts.js';
import { NAMED_REFINEMENTS } from '../../catalogue/refinements.js';
import { RESOLVED_USE_CASES, USE_CASES } from '../../catalogue/use-cases.js';
import { User } from './user.js';

export const PROMPT_STATUSES = ['queued', 'running', 'succeeded', 'failed'] as const;
export type PromptStatus = (typeof PROMPT_STATUSES)[number];
/** A prompt in one of these states has neither a result nor a refund yet. */
export const OPEN_STATUSES = ['queued', 'running'] as const satisfies readonly PromptStatus[];

/** One generation: the request, and the result once there is one. */
export const Prompt = defineEntity({
  name: 'Prompt',
  tableName: 'prompts',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).deleteRule('no action').updateRule('no action'),
    status: p.enum(PROMPT_STATUSES).default('queued'),
    createdAt: p.datetime(),
    deadlineAt: p.datetime(),
    /** Whether it goes before generations without priority. */
    priority: p.boolean().default(false),
    endedAt: p.datetime().nullable(),
    /** When the person deleted it; a short while later nothing can restore it. */
    deletedAt: p.datetime().nullable(),
    /** When its texts were removed. The row itself stays. */
    purgedAt: p.datetime().nullable(),
    /** Why it failed, if that matters: nothing was left to change. */
    failure: p.enum(['unchanged']).nullable(),

    originalInput: p.text(),
    requestedUseCase: p.enum(USE_CASES),
    targetModel: p.enum(TARGET_MODELS),
    language: p.enum(ANSWER_LANGUAGES),
    /**
     * Chosen by the person; null if the engine decided. No database check, because kinds come with
     * the engine.
     */
    requestedKind: p.text().$type<KindChoice>().nullable(),
    /** The person's answers to the questions of the form. */
    answers: p.json<{ name: string; text: string }[]>().nullable(),
    regenerates: p.uuid().nullable(),
    /** The first version of this prompt; null for a first version itself. */
    rootId: p.uuid().name('family').nullable(),
    /** Counted from 1 among the versions with the same root. */
    version: p.integer().default(1),
    /** The version that this one was refined from, by a named refinement or a note. */
    refines: p.uuid().nullable(),
    refinement: p.enum(NAMED_REFINEMENTS).name('wish').nullable(),
    note: p.text().nullable(),
    /** Marked by the person, to be found again. */
    favourite: p.boolean().default(false),
    /** The API key that made it; null if the person did in the browser. */
    apiKeyId: p.uuid().nullable(),
    /** The name of that key. */
    apiKeyName: p
      .text()
      .nullable()
      .formula(({ apiKeyId }) => `(select name from api_keys where id = ${String(apiKeyId)})`)
      .lazy(),
    /** The Idempotency-Key and its hash where a release before 20261225 stored or looked for it; see `IdempotencyKey`. */
    earlierKey: p.text().name('idempotency_key').nullable().lazy(),
    earlierRequestHash: p.text().name('request_hash').nullable().lazy(),

    useCase: p.enum(RESOLVED_USE_CASES).nullable(),
    /** The kind whose text the composer used, or `general`; null for a model's and for old prompts. */
    kind: p.text().$type<KindChoice>().nullable(),
    provider: p.text().nullable(),
    /** The model that wrote it, by the operator's name for it; null for the composer. */
    model: p.text().nullable(),
    /** Tokens of all calls of the job that ended it, failed attempts included. */
    inputTokens: p.integer().nullable(),
    outputTokens: p.integer().nullable(),
    /** In US dollars; null where a price is not set. */
    costUsd: p.decimal('string').precision(12).scale(6).nullable(),
    /** What the prompt was rendered from, for a later refinement; its schema is the engine's. */
    blueprint: p.json<object>().nullable().lazy(),
    optimizedPrompt: p.text().nullable(),
    /** Finished sections while it is being written, without the last one. */
    sections: p.json<PromptSection[]>().nullable(),
    placeholders: p.json<string[]>().nullable(),
    qualityScore: p.json<QualityScore>().nullable(),
    requestScore: p.json<QualityScore>().nullable(),
    qualitySpans: p.json<QualitySpans>().nullable(),
    requestSpans: p.json<QualitySpans>().nullable(),
    estimatedTokens: p.integer().nullable(),
  },
  uniques: [{ name: 'prompts_idempotency_key', properties: ['user', 'earlierKey'] }],
  checks: [
    {
      name: 'prompts_result_when_succeeded',
      expression: "(status = 'succeeded') = (optimized_prompt is not null)",
    },
    {
      name: 'prompts_refined_by_one',
      expression:
        '(refines is null) = (num_nonnulls(wish, note) = 0) and num_nonnulls(wish, note) <= 1',
    },
    {
      name: 'prompts_deleted_when_ended',
      expression: "deleted_at is null or status in ('succeeded', 'failed')",
    },
    {
      name: 'prompts_purged_is_empty',
      expression:
        "purged_at is null or (deleted_at is not null and original_input = '' and coalesce(optimized_prompt, '') = '' and num_nonnulls(answers, note, blueprint, sections, placeholders, quality_spans, request_spans) = 0)",
    },
  ],
  indexes: [
    {
      name: 'prompts_version',
      expression: 'create unique index prompts_version on prompts (coalesce(family, id), version)',
    },
    {
      name: 'prompts_history',
      expression:
        'create index prompts_history on prompts (user_id, created_at desc, id desc) include (status, deleted_at, use_case, target_model, favourite)',
    },
    {
      // Missing where PostgreSQL has no trigrams; see docs/OPERATIONS.md.
      name: 'prompts_search',
      expression:
        "create index prompts_search on prompts using gin (user_id, lower(original_input || chr(1) || optimized_prompt) gin_trgm_ops) where status = 'succeeded' and deleted_at is null",
    },
    {
      name: 'prompts_idempotency_age',
      expression:
        'create index prompts_idempotency_age on prompts (created_at) where idempotency_key is not null',
    },
    {
      name: 'prompts_open',
      expression:
        "create index prompts_open on prompts (deadline_at) where status in ('queued', 'running')",
    },
    {
      name: 'prompts_to_purge',
      expression:
        'create index prompts_to_purge on prompts (deleted_at) where deleted_at is not null and purged_at is null',
    },
    {
      name: 'prompts_failed',
      expression:
        "create index prompts_failed on prompts (ended_at) where status = 'failed' and original_input <> '' and deleted_at is null",
    },
  ],
});
export type Prompt = InferEntity<typeof Prompt>;
