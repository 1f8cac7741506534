import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isDeletedForGood, restoreUntil } from '@promptmint/core/catalogue/retention';
import type { Settings } from '@promptmint/core/config/settings';
import { EarlierSessions } from '@promptmint/core/database/entities/earlier-sessions';
import { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';
import type { AccessToken } from '../http/credentials.dto.js';
import type { SignedInUser } from '../http/current-user.js';
import { besideContext } from '../http/orm-context.js';
import { refuseLocked } from '../http/refuse-locked.js';
import { SETTINGS } from '../settings.js';
import { PasswordHasher } from './password-hasher.service.js';
import type { SessionClaims } from './session-claims.js';
import { readSignedInUser } from './signed-in-user.js';

/** Starts, checks and ends the sessions of accounts. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly jwt: JwtService,
    private readonly hasher: PasswordHasher,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'SUPPORT_EMAIL'>,
  ) {}

  /**
   * The account to sign in to with an email and password.
   * @throws {AppError} `invalid_credentials`; to its owner alone, `account_locked` or `account_deleted`
   */
  async signIn(email: string, password: string): Promise<User> {
    const user = await this.findByCredentials(email, password);
    if (user.deletedAt) {
      throw new AppError('account_deleted', {
        restore_until: restoreUntil(user.deletedAt).toISOString(),
      });
    }
    return user;
  }

  /**
   * The account of an email and password, also when it is deleted and can be restored. An unknown
   * email and a wrong password get the same answer after the same work.
   * @throws {AppError} `invalid_credentials`; to its owner alone, `account_locked`
   */
  async findByCredentials(email: string, password: string): Promise<User> {
    const user = await this.em.findOne(User, { email, purgedAt: null });
    const matches = await this.hasher.verify(user?.passwordHash, password);
    if (!user || !matches || isDeletedForGood(user)) throw new AppError('invalid_credentials');
    this.refuseLocked(user);
    return user;
  }

  /** The session token of a person who signs in now, which is noted. */
  async start(user: Pick<User, 'id' | 'tokenVersion'>): Promise<AccessToken> {
    await this.em.execute('update users set last_login_at = now() where id = ?', [user.id]);
    return this.issueToken(user);
  }

  /** The session token of a person who has signed in. */
  issueToken(user: Pick<User, 'id' | 'tokenVersion'>): AccessToken {
    const claims = { sub: user.id, version: user.tokenVersion };
    return { access_token: this.jwt.sign(claims), token_type: 'bearer' };
  }

  /** @throws {AppError} `account_locked`, with the address of support */
  refuseLocked({ lockedAt }: Pick<User, 'lockedAt'>): void {
    refuseLocked({ lockedAt }, this.settings);
  }

  /**
   * The person a token belongs to, or `null` when the token was revoked.
   * @throws {AppError} `account_locked`, also for a token that the lock revoked
   */
  async findByToken(claims: SessionClaims): Promise<SignedInUser | null> {
    if (claims.iss === undefined && !(await this.isOfEarlierRelease(claims.iat))) return null;
    const user = await readSignedInUser(besideContext(this.em), claims.sub);
    if (user) this.refuseLocked(user);
    if (user?.tokenVersion !== claims.version || user.deletedAt) return null;
    const { iat } = claims;
    return { ...user, signedInAt: iat === undefined ? undefined : new Date(iat * 1_000) };
  }

  /** Ends every session of a person, this one included. */
  async endAll(user: SignedInUser): Promise<void> {
    await this.em.execute('update users set token_version = token_version + 1 where id = ?', [
      user.id,
    ]);
  }

  /** Whether a release before 20261126 can have issued a token, at so many seconds since 1970. */
  private async isOfEarlierRelease(iat: number): Promise<boolean> {
    const issuedBefore = { $gt: new Date(iat * 1_000) };
    return (await this.em.count(EarlierSessions, { issuedBefore })) > 0;
  }
}
