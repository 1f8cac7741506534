import { restoreUntil } from '@promptmint/core/catalogue/retention';
import type { User } from '@promptmint/core/database/entities/user';

/** Whether an account was deleted too long ago to be restored, purged already or not. */
export function isDeletedForGood({
  deletedAt,
  purgedAt,
}: Pick<User, 'deletedAt' | 'purgedAt'>): boolean {
  return Boolean(purgedAt) || Boolean(deletedAt && restoreUntil(deletedAt) < new Date());
}
