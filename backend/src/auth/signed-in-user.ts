import type { EntityManager } from '@mikro-orm/postgresql';
import { runStatement } from '@promptmint/core/database/statement';
import type { SignedInUser } from '../http/current-user.js';

/** What a statement selects of `users` to know who a request comes from. */
export const SIGNED_IN_COLUMNS = `users.id, email, plan, credits,
  password_hash as "passwordHash", full_name as "fullName", token_version as "tokenVersion",
  preferred_language as "preferredLanguage", preferred_model as "preferredModel",
  free_credits_wait as "freeCreditsWait", email_verified_at as "emailVerifiedAt",
  users.created_at as "createdAt", users.deleted_at as "deletedAt",
  role, locked_at as "lockedAt"`;

const READ = {
  name: 'read-signed-in-user',
  text: `select ${SIGNED_IN_COLUMNS} from users where id = $1`,
};

/** A row with `SIGNED_IN_COLUMNS`. */
export type SignedInRow = Omit<
  SignedInUser,
  'emailVerifiedAt' | 'createdAt' | 'deletedAt' | 'lockedAt'
> & {
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
  const [row] = await runStatement<SignedInRow>(em, READ, [id]);
  return row && toSignedInUser(row);
}

/** A row with its times as dates. */
export function toSignedInUser(row: SignedInRow): SignedInUser {
  return {
    ...row,
    emailVerifiedAt: toDate(row.emailVerifiedAt),
    createdAt: new Date(row.createdAt),
    deletedAt: toDate(row.deletedAt),
    lockedAt: toDate(row.lockedAt),
  };
}

function toDate(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}
