import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { restoreUntil } from '@promptmint/core/catalogue/retention';
import { EarlierSessions } from '@promptmint/core/database/entities/earlier-sessions';
import { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';
import type { AccessToken, ProfileRequest, RegisterRequest } from '../auth/dto/auth.dto.js';
import { EmailLinks } from '../email-links/email-links.service.js';
import { isDeletedForGood } from './is-deleted.js';
import { PasswordHasher } from '../auth/password-hasher.js';
import type { SessionClaims } from '../auth/session-claims.js';
import { SignupGrants } from './signup-grants.js';

/** Accounts: making them, signing in to them, changing them. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly em: EntityManager,
    private readonly jwt: JwtService,
    private readonly hasher: PasswordHasher,
    private readonly links: EmailLinks,
    private readonly grants: SignupGrants,
  ) {}

  /**
   * Creates an account and sends the verification email, in one transaction. The free credits are granted
   * now or wait for the verification, once per person.
   * @param ip where the request comes from.
   * @throws {AppError} `email_taken`
   */
  async register(request: RegisterRequest, ip: string): Promise<User> {
    const passwordHash = await this.hasher.hashChosen(request.password, 'password');
    const { user, sendMail } = await this.em
      .transactional(async (tx) => {
        const id = randomUUID();
        await tx.insert(User, {
          id,
          email: request.email,
          fullName: request.full_name,
          passwordHash,
          createdAt: new Date(),
        });
        await this.grants.offer(tx, id, request.email, ip);
        const send = await this.links.issue(tx, id, 'verify_email');
        return { user: await tx.findOneOrFail(User, id), sendMail: send };
      })
      .catch((error: unknown) => {
        if (error instanceof UniqueConstraintViolationException) throw new AppError('email_taken');
        throw error;
      });
    sendMail();
    return user;
  }

  /**
   * The account to sign in to with an email and password.
   * @throws {AppError} `invalid_credentials`; to its owner alone, `account_deleted`
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
   * @throws {AppError} `invalid_credentials`
   */
  async findByCredentials(email: string, password: string): Promise<User> {
    const user = await this.em.findOne(User, { email, purgedAt: null });
    const matches = await this.hasher.verify(user?.passwordHash, password);
    if (!user || !matches || isDeletedForGood(user)) throw new AppError('invalid_credentials');
    return user;
  }

  /** The session token of a person who has signed in. */
  issueToken(user: User): AccessToken {
    const claims = { sub: user.id, version: user.tokenVersion };
    return { access_token: this.jwt.sign(claims), token_type: 'bearer' };
  }

  /** The person a token belongs to, or `null` when the token was revoked. */
  async findByToken(claims: SessionClaims): Promise<User | null> {
    if (claims.iss === undefined && !(await this.isOfEarlierRelease(claims.iat))) return null;
    const user = await this.em.findOne(User, { id: claims.sub });
    return user?.tokenVersion === claims.version && !user.deletedAt ? user : null;
  }

  /** The free credits that come once a person has verified their email. */
  creditsWaitingFor(user: User): Promise<number> {
    return this.grants.waitingFor(this.em, user);
  }

  /** Whether a release before 20261126 can have issued a token, at so many seconds since 1970. */
  private async isOfEarlierRelease(iat: number): Promise<boolean> {
    const issuedBefore = { $gt: new Date(iat * 1_000) };
    return (await this.em.count(EarlierSessions, { issuedBefore })) > 0;
  }

  async updateProfile(user: User, changes: ProfileRequest): Promise<User> {
    if (changes.full_name !== undefined) user.fullName = changes.full_name;
    if (changes.preferred_model !== undefined) user.preferredModel = changes.preferred_model;
    if (changes.preferred_language !== undefined)
      user.preferredLanguage = changes.preferred_language;
    await this.em.flush();
    return user;
  }
}
