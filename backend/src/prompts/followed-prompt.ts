import type { EntityManager } from '@mikro-orm/postgresql';
import type { Prompt } from '@promptmint/core/database/entities/prompt';
import { runStatement } from '@promptmint/core/database/statement';
import type { AnsweredPrompt } from './prompt-answer.js';

/** A generation that has just been charged: until a wake-up comes, nothing else can be known of it. */
export type QueuedPrompt = Pick<Prompt, 'id' | 'createdAt' | 'deadlineAt' | 'priority'>;

/** What followers of a prompt see of it; the result once there is one. */
export interface FollowedPrompt
  extends QueuedPrompt, Pick<Prompt, 'status' | 'deletedAt' | 'failure' | 'sections'> {
  result: AnsweredPrompt | null;
}

/** Everything but the request, which no follower needs. What a result adds is null until it is there. */
const READ = {
  name: 'read-followed-prompt',
  text: `select id, status, priority, failure, sections, language, kind, placeholders, version, refines, note,
  created_at as "createdAt", deadline_at as "deadlineAt", deleted_at as "deletedAt",
  target_model as "targetModel", requested_kind as "requestedKind", wish as refinement,
  case when status = 'succeeded' then answers end as answers,
  use_case as "useCase", optimized_prompt as "optimizedPrompt", estimated_tokens as "estimatedTokens",
  quality_score as "qualityScore", request_score as "requestScore",
  quality_spans as "qualitySpans", request_spans as "requestSpans"
from prompts where id = $1`,
};

type Row = Omit<FollowedPrompt & AnsweredPrompt, 'createdAt' | 'deadlineAt' | 'deletedAt'> & {
  createdAt: string;
  deadlineAt: string;
  deletedAt: string | null;
};

/** A prompt as it is now. */
export async function readFollowed(em: EntityManager, id: string): Promise<FollowedPrompt> {
  const [row] = await runStatement<Row>(em, READ, [id]);
  if (!row) throw new Error(`Prompt ${id} is gone`);
  const prompt = {
    ...row,
    createdAt: new Date(row.createdAt),
    deadlineAt: new Date(row.deadlineAt),
    deletedAt: row.deletedAt === null ? null : new Date(row.deletedAt),
  };
  return { ...prompt, result: prompt.status === 'succeeded' ? prompt : null };
}

/** A prompt right after its charge. */
export function justQueued({ id, createdAt, deadlineAt, priority }: QueuedPrompt): FollowedPrompt {
  return {
    id,
    createdAt,
    deadlineAt,
    priority,
    status: 'queued',
    deletedAt: null,
    failure: null,
    sections: null,
    result: null,
  };
}
