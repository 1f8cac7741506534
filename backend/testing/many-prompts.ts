import { randomUUID } from 'node:crypto';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { FINISHED } from './stand-in-worker.ts';
import type { TestApi, TestUser } from './test-api.ts';

/** Stores a finished prompt, as a generation would have. @returns its id. */
export async function addPrompt(
  api: TestApi,
  user: TestUser,
  change: Partial<Prompt> = {},
): Promise<string> {
  const id = randomUUID();
  await api.em().insert(Prompt, {
    ...FINISHED,
    id,
    user: user.id,
    status: 'succeeded',
    createdAt: new Date(),
    deadlineAt: new Date(),
    originalInput: 'job ad for our bakery',
    requestedUseCase: 'auto_detect',
    targetModel: 'claude',
    language: 'en',
    ...change,
  });
  return id;
}

/** So many rows take far less than the time that a statement has, however busy the machine is. */
const BATCH = 1_000;

/** Stores so many finished prompts of so many characters each, five of them in any one microsecond. */
export async function addManyPrompts(
  api: TestApi,
  user: TestUser,
  count: number,
  length = 20,
): Promise<void> {
  const now = new Date();
  for (let first = 1; first <= count; first += BATCH)
    await api.em().execute(
      `insert into prompts (id, user_id, status, created_at, deadline_at, original_input,
         requested_use_case, use_case, target_model, language, optimized_prompt)
       select gen_random_uuid(), ?, 'succeeded', ?::timestamptz - (number / 5) * interval '1 microsecond', now(),
         'idea ' || number, 'auto_detect', 'content_creation', 'claude', 'en', repeat('x', ?)
       from generate_series(?::int, ?::int) as number`,
      [user.id, now, length, first, Math.min(first + BATCH - 1, count)],
    );
}
