import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';

/**
 * The row of an account as it is now, locked until the caller's transaction ends. Nothing is left to change
 * in one that is purged.
 * @throws {AppError} `account_not_found`
 */
export async function lockAccount(tx: EntityManager, id: string): Promise<User> {
  const user = await tx.findOne(
    User,
    { id, purgedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!user) throw new AppError('account_not_found');
  return user;
}

const LOCKED = 'This account is locked. Please unlock it first.';

/** The same for what cannot be done to a deleted or locked account. @throws {AppError} also `account_inactive` */
export async function lockActiveAccount(tx: EntityManager, id: string): Promise<User> {
  const user = await lockAccount(tx, id);
  if (user.deletedAt) throw new AppError('account_inactive');
  if (user.lockedAt) throw new AppError('account_inactive', { message: LOCKED });
  return user;
}
