import { User } from '@promptmint/core/database/entities/user';
import { until } from '../../core/testing/until.ts';
import type { Answer, TestApi } from './test-api.ts';

/**
 * Sends a request that has to wait for a person's row, changes the row meanwhile, and lets the
 * request continue: a race of microseconds then happens every time.
 */
export async function overtaken(
  api: TestApi,
  userId: string,
  send: () => Promise<Answer>,
  change: Partial<User>,
): Promise<Answer> {
  const watch = api.em();
  const { answer } = await api.em().transactional(async (tx) => {
    await tx.execute('select from users where id = ? for update', [userId]);
    const sent = send();
    await until(async () => (await watch.execute(WAITING)).length > 0);
    await tx.nativeUpdate(User, userId, change);
    return { answer: sent };
  });
  return answer;
}

/** Connections that wait for a lock. */
export const WAITING = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;
