import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { personKeys } from '@promptmint/core/accounts/person-key';
import { SIGNUP_CREDITS } from '@promptmint/core/catalogue/credits';
import type { Settings } from '@promptmint/core/config/settings';
import { grantSignupCredits, hasSignupCredits } from '@promptmint/core/credits/credit-ledger';
import { SignupGrant } from '@promptmint/core/database/entities/signup-grant';
import { User } from '@promptmint/core/database/entities/user';
import type { SignedInUser } from '../http/current-user.js';
import { countedNetwork } from '../http/client-address.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { SETTINGS } from '../settings.js';
import { isThrowawayAddress } from './throwaway-address.js';

/**
 * Grants the free credits: once per account, by their reference in the ledger, and once per person with a
 * verified address, also after the account is deleted. Every method runs in the caller's transaction.
 */
@Injectable()
export class SignupGrants {
  constructor(
    private readonly limits: RateLimits,
    @Inject(SETTINGS)
    private readonly settings: Pick<Settings, 'SECRET_KEY' | 'JWT_SECRET' | 'FREE_CREDITS_ON'>,
  ) {}

  /** Grants a new account its free credits, or defers them until its address is verified. */
  async grantOrDefer(tx: EntityManager, userId: string, email: string, ip: string): Promise<void> {
    if ((await isThrowawayAddress(email)) || (await this.isProven(tx, email))) return;
    if (!(await this.takeFromBudget(ip))) return;
    const grantNow = this.settings.FREE_CREDITS_ON === 'signup' && (await this.claim(tx, email));
    if (grantNow) await grantSignupCredits(tx, userId);
    else await tx.nativeUpdate(User, userId, { freeCreditsWait: true });
  }

  /**
   * Notes that a person has proven their address, and gives them the free credits if neither this
   * account nor another one that proved the same person has had them. The account's row is locked.
   */
  async grantOnVerification(tx: EntityManager, user: User, ip: string): Promise<void> {
    const isCounted = user.freeCreditsWait;
    user.freeCreditsWait = false;
    if (await hasSignupCredits(tx, user.id)) return void (await this.prove(tx, user.email));
    if ((await isThrowawayAddress(user.email)) || (await this.isProven(tx, user.email))) return;
    if (!isCounted && !(await this.takeFromBudget(ip))) return;
    if (await this.prove(tx, user.email)) await grantSignupCredits(tx, user.id);
  }

  /** The free credits that a person gets by verifying their address. */
  async waitingFor(em: EntityManager, user: SignedInUser): Promise<number> {
    if (!user.freeCreditsWait || user.emailVerifiedAt) return 0;
    return (await this.isProven(em, user.email)) ? 0 : SIGNUP_CREDITS;
  }

  private async isProven(em: EntityManager, email: string): Promise<boolean> {
    const { key, earlier } = personKeys(this.settings, email);
    return (await em.count(SignupGrant, { person: [key, ...earlier], proven: true })) > 0;
  }

  /** Whether this is the first account of a person; of several at the same time, one gets true. */
  private async claim(tx: EntityManager, email: string): Promise<boolean> {
    const { key } = personKeys(this.settings, email);
    const claimed = await tx.execute<unknown[]>(
      `insert into signup_grants (person, proven) values (?, false)
       on conflict do nothing returning person`,
      [key],
    );
    return claimed.length === 1;
  }

  /** Whether no account has verified this person before; of several at the same time, one gets true. */
  private async prove(tx: EntityManager, email: string): Promise<boolean> {
    const { key, earlier } = personKeys(this.settings, email);
    const known = await tx.count(SignupGrant, { person: earlier, proven: true });
    const proven = await tx.execute<unknown[]>(
      `insert into signup_grants (person, proven) values (?, true)
       on conflict (person) do update set proven = true where not signup_grants.proven
       returning person`,
      [key],
    );
    return proven.length === 1 && known === 0;
  }

  private async takeFromBudget(ip: string): Promise<boolean> {
    return (await this.limits.countTry('free-credits-per-network', countedNetwork(ip))) === 0;
  }
}
