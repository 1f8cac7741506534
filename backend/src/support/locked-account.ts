import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';

/**
 * The row of an account as it is now, locked until the caller's transaction ends.
 * @throws {AppError} `account_not_found`
 */
export async function lockAccount(tx: EntityManager, id: string): Promise<User> {
  const user = await tx.findOne(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!user) throw new AppError('account_not_found');
  return user;
}

/** The same for what needs an account that people can sign in to. @throws {AppError} also `account_inactive` */
export async function lockActiveAccount(tx: EntityManager, id: string): Promise<User> {
  const user = await lockAccount(tx, id);
  if (user.deletedAt || user.lockedAt) throw new AppError('account_inactive');
  return user;
}
