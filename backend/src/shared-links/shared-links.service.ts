import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import {
  hashSharedLinkToken,
  SHARED_LINK_TOKEN,
  sharedLinkToken,
} from '@promptmint/core/accounts/shared-link-token';
import { historyStart, type Plan } from '@promptmint/core/catalogue/plans';
import { SHARED_LINKS_MAX } from '@promptmint/core/catalogue/shared-links';
import type { Settings } from '@promptmint/core/config/settings';
import { SharedLink } from '@promptmint/core/database/entities/shared-link';
import { AppError } from '../http/app-error.js';
import type { SignedInUser } from '../http/current-user.js';
import { lockSignedIn } from '../http/locked-user.js';
import { HistoryService } from '../prompts/history.service.js';
import { SETTINGS } from '../settings.js';
import type { SharedLinkAnswer, SharedPromptAnswer, ShareRequest } from './dto/shared-links.dto.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Links that work: neither their prompt nor their owner's account is deleted, and the account is not locked. */
const worksNow = (ownerId?: string) => ({
  expiresAt: { $gt: new Date() },
  prompt: { deletedAt: null },
  user: { deletedAt: null, lockedAt: null, ...(ownerId && { id: ownerId }) },
});

/** Links under which anyone can read a version of a prompt. */
@Injectable()
export class SharedLinksService {
  constructor(
    private readonly em: EntityManager,
    private readonly history: HistoryService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'PUBLIC_URL' | 'SECRET_KEY'>,
  ) {}

  /** @throws {AppError} `prompt_not_found`, `too_many_shared_links` */
  async share(user: SignedInUser, promptId: string, request: ShareRequest) {
    await this.history.find(user, promptId);
    const id = randomUUID();
    const createdAt = new Date();
    await this.em.transactional(async (tx) => {
      // Locks the account, so that two requests at the same time cannot pass the limit. Restoring a prompt can:
      // those of deleted prompts do not count, because the person could not see and revoke them.
      await lockSignedIn(tx, user);
      if ((await tx.count(SharedLink, worksNow(user.id))) >= SHARED_LINKS_MAX) {
        throw new AppError('too_many_shared_links');
      }
      await tx.insert(SharedLink, {
        id,
        prompt: promptId,
        user: user.id,
        tokenHash: hashSharedLinkToken(this.tokenOf(id)),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + request.expires_in_days * DAY_MS),
      });
    });
    return this.find(user, id);
  }

  /** Those that work, newest first. */
  async list(user: SignedInUser): Promise<SharedLinkAnswer[]> {
    const links = await this.em.find(SharedLink, worksNow(user.id), {
      populate: ['prompt'],
      orderBy: { createdAt: 'desc', id: 'desc' },
      disableIdentityMap: true,
    });
    return links.map((link) => this.toAnswer(link, user.plan));
  }

  /**
   * @returns the revoked link.
   * @throws {AppError} `shared_link_not_found`
   */
  async revoke(user: SignedInUser, id: string): Promise<SharedLinkAnswer> {
    const link = await this.find(user, id);
    await this.em.nativeDelete(SharedLink, { id, user: user.id });
    return link;
  }

  /**
   * What a link shows, to anyone.
   * @throws {AppError} `shared_link_not_found`, the same whatever the reason
   */
  async open(token: string): Promise<SharedPromptAnswer> {
    if (!SHARED_LINK_TOKEN.test(token)) throw new AppError('shared_link_not_found');
    const link = await this.em.findOne(
      SharedLink,
      { tokenHash: hashSharedLinkToken(token), ...worksNow() },
      { populate: ['prompt'], disableIdentityMap: true },
    );
    if (!link) throw new AppError('shared_link_not_found');
    const prompt = link.prompt;
    if (!prompt.optimizedPrompt || !prompt.useCase) {
      throw new Error(`Prompt ${prompt.id} is shared and not finished`);
    }
    return {
      original_input: prompt.originalInput,
      optimized_prompt: prompt.optimizedPrompt,
      sections: prompt.sections ?? [],
      placeholders: prompt.placeholders ?? [],
      target_model: prompt.targetModel,
      language: prompt.language,
      use_case: prompt.useCase,
      requested_kind: prompt.requestedKind ?? null,
      created_at: prompt.createdAt.toISOString(),
      expires_at: link.expiresAt.toISOString(),
    };
  }

  private async find(user: SignedInUser, id: string): Promise<SharedLinkAnswer> {
    const link = await this.em.findOne(
      SharedLink,
      { id, user: user.id },
      { populate: ['prompt'], disableIdentityMap: true },
    );
    if (!link) throw new AppError('shared_link_not_found');
    return this.toAnswer(link, user.plan);
  }

  private tokenOf(id: string): string {
    return sharedLinkToken(this.settings.SECRET_KEY, id);
  }

  private toAnswer(link: SharedLink, plan: Plan): SharedLinkAnswer {
    const prompt = link.prompt;
    const since = historyStart(plan);
    const isHidden = since !== null && prompt.createdAt < since;
    const token = this.tokenOf(link.id);
    const works = hashSharedLinkToken(token) === link.tokenHash;
    return {
      id: link.id,
      prompt_id: prompt.id,
      url: works ? new URL(`/s/${token}`, this.settings.PUBLIC_URL).href : null,
      original_input: isHidden ? null : prompt.originalInput,
      target_model: prompt.targetModel,
      version: prompt.version,
      created_at: link.createdAt.toISOString(),
      expires_at: link.expiresAt.toISOString(),
    };
  }
}
