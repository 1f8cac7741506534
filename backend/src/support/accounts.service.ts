import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { restoreUntil } from '@promptmint/core/catalogue/retention';
import { OPEN_STATUSES, Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';
import type { AccountKey, FindAccountRequest, SupportAccount } from './dto/accounts.dto.js';

/** The id of the account that a value belongs to; each value belongs to one at most. */
const FINDERS: Readonly<Record<AccountKey, string>> = {
  email: 'select id from users where email = ?',
  account_id: 'select id from users where id = ?',
  payment_id: 'select user_id as id from payments where id = ?',
  stripe_session: 'select user_id as id from payments where checkout_session = ?',
  stripe_intent: 'select user_id as id from payments where payment_intent = ?',
  prompt_id: 'select user_id as id from prompts where id = ?',
};

/** Finds single accounts for support; there is no list of all. */
@Injectable()
export class SupportAccounts {
  constructor(private readonly em: EntityManager) {}

  /** @throws {AppError} `account_not_found` */
  async find({ by, value }: FindAccountRequest): Promise<SupportAccount> {
    const [found] = await this.em.execute<{ id: string }[]>(FINDERS[by], [value]);
    if (!found) throw new AppError('account_not_found');
    return this.view(found.id);
  }

  /** @throws {AppError} `account_not_found` */
  async view(id: string): Promise<SupportAccount> {
    const user = await this.em.findOne(User, id, { disableIdentityMap: true });
    if (!user) throw new AppError('account_not_found');
    const open = await this.em.count(Prompt, { user: id, status: { $in: [...OPEN_STATUSES] } });
    return {
      id,
      email: user.email,
      state: stateOf(user),
      plan: user.plan,
      balance: user.credits,
      owed: user.creditsOwed,
      email_verified: Boolean(user.emailVerifiedAt),
      role: user.role ?? null,
      open_generations: open,
      created_at: user.createdAt.toISOString(),
      last_login_at: written(user.lastLoginAt),
      locked_at: written(user.lockedAt),
      deleted_at: written(user.deletedAt),
      restore_until:
        user.deletedAt && !user.purgedAt ? written(restoreUntil(user.deletedAt)) : null,
    };
  }
}

function stateOf({ purgedAt, deletedAt, lockedAt }: User): SupportAccount['state'] {
  if (purgedAt) return 'purged';
  if (deletedAt) return 'deleted';
  return lockedAt ? 'locked' : 'active';
}

function written(time: Date | null | undefined): string | null {
  return time?.toISOString() ?? null;
}
