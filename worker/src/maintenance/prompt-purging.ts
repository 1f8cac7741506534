import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PROMPT_RESTORE_MINUTES } from '@promptmint/core/catalogue/retention';

/** Rows that one statement empties, so that a long backlog stays within the time of a statement. */
const BATCH = 500;

/** What the person asked for, and what was being written, of any prompt that has no result to show. */
const CLEARED_TEXTS = `answers = null, note = null, wish = null, refines = null, regenerates = null,
  requested_kind = null, blueprint = null, sections = null, placeholders = null`;

/**
 * Nothing shows what failed. Its texts outlive its Idempotency-Key, whose repetition is answered by the
 * status alone.
 */
const PURGE_FAILED = `
  with batch as (
    update prompts set original_input = '', ${CLEARED_TEXTS}
    where id = any(array(
      select id from prompts
      where status = 'failed' and original_input <> '' and deleted_at is null
        and ended_at < now() - interval '1 day'
      limit ${BATCH} for update skip locked))
    returning id)
  select count(*)::int as purged from batch`;

/**
 * Skips rows that a restore or another worker holds: the next run looks at them again. The blueprint of
 * a prompt that is being refined waits for the end of the refinement. Where that fails, it holds the same
 * request, and nothing shows it.
 */
const PURGE = `
  with batch as (
    update prompts set purged_at = now(), original_input = '',
      optimized_prompt = case when status = 'succeeded' then '' end, ${CLEARED_TEXTS}, kind = null,
      quality_score = null, request_score = null, quality_spans = null, request_spans = null,
      estimated_tokens = null, favourite = false
    where id = any(array(
      select id from prompts
      where deleted_at < now() - make_interval(mins => ${PROMPT_RESTORE_MINUTES})
        and purged_at is null
        and not exists (select from prompts as refinement
          where refinement.user_id = prompts.user_id and refinement.refines = prompts.id
            and refinement.status in ('queued', 'running'))
      limit ${BATCH} for update skip locked))
    returning id, user_id),
  failures as (
    update prompts as failure set original_input = '', ${CLEARED_TEXTS} from batch
    where failure.user_id = batch.user_id and failure.refines = batch.id
      and failure.status = 'failed' and failure.original_input <> ''
      and failure.deleted_at is null),
  links as (delete from shared_links where prompt_id in (select id from batch))
  select count(*)::int as purged from batch`;

/**
 * Removes the texts of prompts that were deleted and can be restored no more, with the links to them, and of
 * those that failed. What stays is what other things count on: owner, number, model, use case, cost and times.
 */
@Injectable()
export class PromptPurging {
  constructor(private readonly em: EntityManager) {}

  async purge(): Promise<void> {
    const em = this.em.fork();
    for (const statement of [PURGE, PURGE_FAILED]) {
      for (let purged = BATCH; purged === BATCH;) {
        const [row] = await em.execute<{ purged: number }[]>(statement);
        purged = row?.purged ?? 0;
      }
    }
  }
}
