import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditFacts } from '@promptmint/core/database/entities/audit-entry';
import type { User } from '@promptmint/core/database/entities/user';
import { EmailLinks } from '../email-links/email-links.service.js';
import { AppError } from '../http/app-error.js';
import { SupportAccounts } from './accounts.service.js';
import { Audit } from './audit.service.js';
import type { SupportAccount } from './dto/accounts.dto.js';
import { lockAccount } from './locked-account.js';
import type { StaffCall } from './staff-call.js';

/** Locks and unlocks accounts, and ends their sessions. */
@Injectable()
export class AccountStates {
  constructor(
    private readonly accounts: SupportAccounts,
    private readonly audit: Audit,
    private readonly links: EmailLinks,
  ) {}

  /**
   * Locks an account and ends its sessions for good. Links that would change it stop working too, so that
   * nobody comes back by one. A locked account stays as it is.
   * @throws {AppError} `account_not_found`, `role_held`
   */
  lock(call: StaffCall, id: string): Promise<SupportAccount> {
    return this.change(call, id, async (tx, user) => {
      if (user.role) throw new AppError('role_held');
      if (user.lockedAt) return;
      user.lockedAt = new Date();
      user.tokenVersion += 1;
      await this.links.revokeAll(tx, id, ['reset_password', 'change_email']);
    });
  }

  /** Lets a person sign in again; sessions from before the lock stay ended. @throws {AppError} `account_not_found` */
  unlock(call: StaffCall, id: string): Promise<SupportAccount> {
    return this.change(call, id, (_tx, user) => {
      user.lockedAt = null;
    });
  }

  /**
   * Those of an admin only for an admin: `support` could otherwise keep every admin out.
   * @throws {AppError} `account_not_found`, `role_required`
   */
  endSessions(call: StaffCall, id: string): Promise<SupportAccount> {
    return this.change(call, id, (_tx, user) => {
      if (user.role === 'admin' && call.role !== 'admin') throw new AppError('role_required');
      user.tokenVersion += 1;
    });
  }

  private async change(
    call: StaffCall,
    id: string,
    work: (tx: EntityManager, user: User) => Promise<void> | void,
  ): Promise<SupportAccount> {
    await this.audit.change(call, async (tx) => {
      const user = await lockAccount(tx, id);
      const before = factsOf(user);
      await work(tx, user);
      await tx.flush();
      return { answer: undefined, before, after: factsOf(user) };
    });
    return this.accounts.view(id);
  }
}

/** `sessions` counts how often the sessions of the account have been ended. */
function factsOf({ lockedAt, tokenVersion }: User): AuditFacts {
  return { locked: Boolean(lockedAt), sessions: tokenVersion };
}
