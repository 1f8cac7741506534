import type { EntityManager } from '@mikro-orm/postgresql';
import { runStatement } from '@promptmint/core/database/statement';
import type { SignedInUser } from '../http/current-user.js';

const READ = {
  name: 'read-signed-in-user',
  text: `select id, email, plan, credits,
  password_hash as "passwordHash", full_name as "fullName", token_version as "tokenVersion",
  preferred_language as "preferredLanguage", preferred_model as "preferredModel",
  free_credits_wait as "freeCreditsWait", email_verified_at as "emailVerifiedAt",
  created_at as "createdAt", deleted_at as "deletedAt", role, locked_at as "lockedAt"
from users where id = $1`,
};

type Row = Omit<SignedInUser, 'emailVerifiedAt' | 'createdAt' | 'deletedAt' | 'lockedAt'> & {
  emailVerifiedAt: string | null;
  createdAt: string;
  deletedAt: string | null;
  lockedAt: string | null;
};

/**
 * The person with an id as their row is now. Every request with a token reads it, so that it is one prepared
 * statement, and no entity that the ORM would keep and compare.
 */
export async function readSignedInUser(
  em: EntityManager,
  id: string,
): Promise<SignedInUser | undefined> {
  const [row] = await runStatement<Row>(em, READ, [id]);
  return (
    row && {
      ...row,
      emailVerifiedAt: toDate(row.emailVerifiedAt),
      createdAt: new Date(row.createdAt),
      deletedAt: toDate(row.deletedAt),
      lockedAt: toDate(row.lockedAt),
    }
  );
}

function toDate(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}
