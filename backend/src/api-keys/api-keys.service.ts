import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { hashApiKeySecret, newApiKey } from '@promptmint/core/accounts/api-key';
import { API_KEYS_MAX, ROTATED_KEY_HOURS } from '@promptmint/core/catalogue/api-keys';
import { planHas } from '@promptmint/core/catalogue/plans';
import { ApiKey } from '@promptmint/core/database/entities/api-key';
import type { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';
import type { SignedInUser } from '../http/current-user.js';
import { lockSignedIn } from '../http/locked-user.js';
import { MailService } from '../mail/mail.service.js';
import type { ApiKeyAnswer, ApiKeyDraft, NewApiKeyAnswer } from './dto/api-keys.dto.js';
import { findApiKey, findApiKeys } from './found-api-keys.js';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** What a new key takes from its owner's choice, or from the key whose place it takes. */
type NewColumns = Pick<ApiKey, 'name' | 'scopes' | 'expiresAt' | 'monthlyCap'> & {
  budgetId?: string;
};

/** Makes, rotates and revokes the API keys of an account. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: MailService,
  ) {}

  /** Those that work, and those that expired by themselves; newest first. */
  list(user: SignedInUser): Promise<ApiKeyAnswer[]> {
    return findApiKeys(this.em, user.id);
  }

  /** @throws {AppError} `api_access_required`, `too_many_api_keys` */
  create(user: SignedInUser, draft: ApiKeyDraft): Promise<NewApiKeyAnswer> {
    const { name, scopes, expires_in_days: days, monthly_cap: monthlyCap } = draft;
    return this.make(user, async (tx) => {
      await refuseAbove(tx, { user: user.id, rotatedAt: null }, API_KEYS_MAX);
      const expiresAt = days === null ? null : new Date(Date.now() + days * DAY_MS);
      return { name, scopes, expiresAt, monthlyCap };
    });
  }

  /**
   * Makes a key with the same name, scopes and lifetime, which shares the cap and what is used of it with the old
   * one. The old key ends within a day.
   * @throws {AppError} `api_key_not_found`, `api_key_ended`, `api_key_rotated`, and as `create`
   */
  rotate(user: SignedInUser, id: string): Promise<NewApiKeyAnswer> {
    return this.make(user, async (tx) => {
      const old = await findToRotate(tx, user.id, id);
      // Each of the keys may have one that it took the place of; no more, however often they are rotated.
      await refuseAbove(tx, { user: user.id }, 2 * API_KEYS_MAX);
      const now = Date.now();
      const { name, scopes, expiresAt, createdAt, budgetId } = old;
      const lifetimeMs = expiresAt && expiresAt.getTime() - createdAt.getTime();
      const endsAt = Math.min(now + ROTATED_KEY_HOURS * HOUR_MS, expiresAt?.getTime() ?? Infinity);
      await tx.nativeUpdate(ApiKey, id, { rotatedAt: new Date(now), expiresAt: new Date(endsAt) });
      const renewed = lifetimeMs && new Date(now + lifetimeMs);
      return { name, scopes, expiresAt: renewed || null, monthlyCap: null, budgetId };
    });
  }

  /** @throws {AppError} `api_key_not_found` */
  async revoke(user: SignedInUser, id: string): Promise<void> {
    const own = { id, user: user.id };
    if ((await this.em.count(ApiKey, own)) === 0) throw new AppError('api_key_not_found');
    await this.em.nativeUpdate(ApiKey, { ...own, revokedAt: null }, { revokedAt: new Date() });
  }

  private async make(
    user: SignedInUser,
    columnsOf: (tx: EntityManager) => Promise<NewColumns>,
  ): Promise<NewApiKeyAnswer> {
    const { key, publicId, secret } = newApiKey();
    const id = randomUUID();
    const { answer, sendMail } = await this.em.transactional(async (tx) => {
      // Under the lock of the account, so that two requests at the same time cannot pass the limit.
      refuseWithoutPlan(await lockSignedIn(tx, user));
      const createdAt = new Date();
      await tx.insert(ApiKey, {
        id,
        user: user.id,
        publicId,
        secretHash: hashApiKeySecret(secret),
        createdAt,
        budgetId: id,
        ...(await columnsOf(tx)),
      });
      const mail = {
        template: 'api-key-made',
        userId: user.id,
        at: createdAt.toISOString(),
      } as const;
      return {
        answer: await findApiKey(tx, user.id, id),
        sendMail: await this.mail.queue(tx, `api-key-made.${id}`, mail),
      };
    });
    sendMail();
    return { key, api_key: answer };
  }
}

function refuseWithoutPlan({ plan }: Pick<User, 'plan'>): void {
  if (!planHas(plan, 'api_access')) throw new AppError('api_access_required');
}

/** @throws {AppError} `too_many_api_keys` when so many of these keys work already */
async function refuseAbove(
  tx: EntityManager,
  which: { user: string; rotatedAt?: null },
  max: number,
): Promise<void> {
  const live = await tx.count(ApiKey, {
    ...which,
    revokedAt: null,
    $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date() } }],
  });
  if (live >= max) throw new AppError('too_many_api_keys');
}

async function findToRotate(tx: EntityManager, userId: string, id: string): Promise<ApiKey> {
  const old = await tx.findOne(ApiKey, { id, user: userId }, { disableIdentityMap: true });
  if (!old) throw new AppError('api_key_not_found');
  const isExpired = old.expiresAt && old.expiresAt <= new Date();
  if (old.revokedAt || isExpired) throw new AppError('api_key_ended');
  if (old.rotatedAt) throw new AppError('api_key_rotated');
  return old;
}
