import { randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@promptmint/core/accounts/person-key';
import { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';
import type { SignedInUser } from '../http/current-user.js';
import type { ProfileRequest, RegisterRequest } from './dto/account.dto.js';
import { EmailLinks } from '../email-links/email-links.service.js';
import { PasswordHasher } from '../auth/password-hasher.service.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { SignupGrants } from './signup-grants.js';

/** Registers accounts and changes their profiles. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly em: EntityManager,
    private readonly hasher: PasswordHasher,
    private readonly links: EmailLinks,
    private readonly grants: SignupGrants,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Creates an account and sends the verification email, in one transaction. The free credits are granted
   * now or wait for the verification, once per person. A mailbox that was sent too many links gets no other
   * one: it may be another person's. The owner can ask for one later.
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
        await this.grants.grantOrDefer(tx, id, request.email, ip);
        // Only after the insert: a refused registration sends no email, and must not use up the limit.
        const mailbox = mailboxOf(request.email);
        const waitMs = await this.limits.countTry('verification-links-per-mailbox', mailbox);
        const send = waitMs === 0 ? await this.links.issue(tx, id, 'verify_email') : null;
        return { user: await tx.findOneOrFail(User, id), sendMail: send };
      })
      .catch((error: unknown) => {
        if (error instanceof UniqueConstraintViolationException) throw new AppError('email_taken');
        throw error;
      });
    sendMail?.();
    return user;
  }

  /** The free credits that come once a person has verified their email. */
  creditsWaitingFor(user: SignedInUser): Promise<number> {
    return this.grants.waitingFor(this.em, user);
  }

  async updateProfile({ id }: SignedInUser, changes: ProfileRequest): Promise<User> {
    const user = await this.em.findOneOrFail(User, id);
    if (changes.full_name !== undefined) user.fullName = changes.full_name;
    if (changes.preferred_model !== undefined) user.preferredModel = changes.preferred_model;
    if (changes.preferred_language !== undefined)
      user.preferredLanguage = changes.preferred_language;
    await this.em.flush();
    return user;
  }
}
