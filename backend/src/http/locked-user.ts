import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '@promptmint/core/database/entities/user';
import { AppError } from './app-error.js';
import type { SignedInUser } from './current-user.js';

/** The row of a person as it is now, locked until the caller's transaction ends. */
export function lockUser(tx: EntityManager, id: string): Promise<User> {
  return tx.findOneOrFail(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/**
 * The same for the person of a request, whose session may have ended since its token was read: by a
 * new password, a deletion, or a logout everywhere.
 * @throws {AppError} `unauthorized`
 */
export async function lockSignedIn(
  tx: EntityManager,
  { id, tokenVersion }: SignedInUser,
): Promise<User> {
  const locked = await lockUser(tx, id);
  if (locked.deletedAt || locked.tokenVersion !== tokenVersion) throw new AppError('unauthorized');
  return locked;
}
