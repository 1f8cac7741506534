import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { until } from '../../core/testing/until.ts';
import { signUp } from '../../e2e/account.ts';

/** People with more credits than a run can spend; as many as requests in flight, or rows would be waited for. */
export const PEOPLE = 50;
const CREDITS = 1_000_000;
const AT_ONCE = 5;

/** Makes accounts through the API. @returns the header that signs the requests of each. */
export async function makePeople(origin: string, database: pg.Client): Promise<string[]> {
  const made: string[] = [];
  for (let group = 0; group < PEOPLE; group += AT_ONCE) {
    made.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => signUp(origin)))));
  }
  for (const authorization of made) {
    await database.query(GRANT, [personOf(authorization), CREDITS, `purchase:${randomUUID()}`]);
  }
  await emptyOutbox(database);
  return made;
}

/** The id of the person whose session a header carries. */
export function personOf(authorization: string): string {
  const [, claims = ''] = authorization.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
}

export const GRANT =
  "insert into credit_entries (user_id, kind, amount, reference) values ($1, 'purchase', $2, $3)";

/** Waits until the emails of new accounts are sent, so that nothing else is measured. */
async function emptyOutbox(database: pg.Client): Promise<void> {
  await until(async () => {
    const { rows } = await database.query<{ left: number }>(
      'select count(*)::int as left from outbox',
    );
    return rows[0]?.left === 0;
  });
}
