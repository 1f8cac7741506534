import type { Prompt } from '../database/entities/prompt.js';
import { returnToKeySql } from './api-key-budget.js';
import { refundSql } from './credit-ledger.js';

/** The condition under which a generation has neither a result nor a refund yet. */
export const IS_OPEN = `status in ('queued', 'running')`;

/** A common table expression: the work of the generation with the key `$2` is done. */
export const WORK_DONE = `done as (delete from outbox where queue = 'generation' and key = $2)`;

/** What is known of a generation that failed. */
export type FailedGeneration = Pick<
  Prompt,
  'model' | 'inputTokens' | 'outputTokens' | 'costUsd' | 'failure'
>;

/**
 * The statement that ends an open generation without a result and refunds it, also to its API key; its work
 * is done in any case. The expression `changed` has its id and account, or nothing when it has ended already.
 */
export function failureOf(promptId: string, known?: FailedGeneration) {
  const { model, inputTokens, outputTokens, costUsd, failure } = known ?? {};
  return {
    name: 'fail-generation',
    expressions: FAILURE,
    values: [promptId, promptId, new Date(), model, inputTokens, outputTokens, costUsd, failure],
  };
}

const FAILURE = `changed as (
  update prompts set status = 'failed', ended_at = $3, sections = null, model = $4,
    input_tokens = $5, output_tokens = $6, cost_usd = $7, failure = $8
  where id = $1 and ${IS_OPEN} returning id, user_id, created_at, api_key_id),
refunded as (${refundSql('changed')}),
returned as (${returnToKeySql('changed', 'refunded')}),
${WORK_DONE}`;
