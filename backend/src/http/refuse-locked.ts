import type { Settings } from '@promptmint/core/config/settings';
import type { User } from '@promptmint/core/database/entities/user';
import { AppError } from './app-error.js';

/** @throws {AppError} `account_locked`, with the address of support */
export function refuseLocked(
  { lockedAt }: Pick<User, 'lockedAt'>,
  { SUPPORT_EMAIL }: Pick<Settings, 'SUPPORT_EMAIL'>,
): void {
  if (!lockedAt) return;
  const message = `This account is locked. Please write to ${SUPPORT_EMAIL}.`;
  throw new AppError('account_locked', { message });
}
