import { createHash, randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import { debitGeneration, OutOfCreditsError } from '@promptmint/core/credits/credit-ledger';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import type { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';
import { isUnavailable } from '../http/unavailable.js';
import { WorkQueues } from '../queues/work-queues.js';
import { SETTINGS } from '../settings.js';
import type { GenerateRequest } from './dto/prompts.dto.js';
import { ReplyWaiter } from './reply-waiter.js';

/** How long before the wait limit the database is read for the last time. */
const LAST_LOOK_MS = 500;

/** How often it is read even if nothing wakes the request, in milliseconds. */
const LOOK_AGAIN_MS = 3_000;

/** Turns a request into a prompt: charges, hands the work to the worker, and waits for the result. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly em: EntityManager,
    private readonly work: WorkQueues,
    private readonly replies: ReplyWaiter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * The finished prompt for a request. The same key and request are one generation, however often
   * they are sent.
   * @throws {AppError} `email_unverified`, `prompt_not_found`, `out_of_credits`,
   * `idempotency_key_reused`, `service_unavailable`, `generation_failed`, `generation_pending`
   */
  async generate(user: User, request: GenerateRequest, key: string | undefined): Promise<Prompt> {
    const requestHash = hashOf(request);
    const promptId =
      (await this.earlier(user, key, requestHash)) ??
      (await this.begin(user, request, key, requestHash));
    return this.outcome(promptId);
  }

  private async earlier(
    user: User,
    key: string | undefined,
    requestHash: string,
  ): Promise<string | undefined> {
    if (key === undefined) return undefined;
    const prompt = await this.em.findOne(
      Prompt,
      { user: user.id, idempotencyKey: key },
      { fields: ['id', 'requestHash'], disableIdentityMap: true },
    );
    if (prompt && prompt.requestHash !== requestHash) throw new AppError('idempotency_key_reused');
    return prompt?.id;
  }

  private async begin(
    user: User,
    request: GenerateRequest,
    key: string | undefined,
    requestHash: string,
  ): Promise<string> {
    await this.check(user, request);
    const id = randomUUID();
    try {
      const send = await this.em.transactional((tx) =>
        this.charge(tx, user, id, request, key, requestHash),
      );
      send();
      return id;
    } catch (error) {
      if (error instanceof OutOfCreditsError) throw new AppError('out_of_credits');
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      // The same key came in twice at once, and the other request was first.
      const earlier = await this.earlier(user, key, requestHash);
      if (earlier === undefined) throw error;
      return earlier;
    }
  }

  private async check(user: User, request: GenerateRequest): Promise<void> {
    if (this.replies.isDown || this.replies.isStopping) throw new AppError('service_unavailable');
    if (this.settings.REQUIRE_VERIFIED_EMAIL && !user.emailVerifiedAt) {
      throw new AppError('email_unverified');
    }
    if (request.regenerates === undefined) return;
    const owned = await this.em.count(Prompt, { id: request.regenerates, user: user.id });
    if (owned === 0) throw new AppError('prompt_not_found');
  }

  /** Prompt, debit and outbox row stand or fall together; the prompt first, so that its key decides. */
  private async charge(
    tx: EntityManager,
    user: User,
    id: string,
    request: GenerateRequest,
    key: string | undefined,
    requestHash: string,
  ): Promise<() => void> {
    const createdAt = new Date();
    await tx.insert(Prompt, {
      id,
      user: user.id,
      createdAt,
      deadlineAt: new Date(createdAt.getTime() + this.settings.GENERATION_DEADLINE_SECONDS * 1000),
      originalInput: request.user_input,
      requestedUseCase: request.use_case,
      targetModel: request.target_model,
      language: request.language,
      regenerates: request.regenerates ?? null,
      idempotencyKey: key ?? null,
      requestHash,
    });
    await debitGeneration(tx, user.id, id);
    return this.work.write(tx, { queue: 'generation', key: id, payload: { promptId: id } });
  }

  /**
   * Waits for the end of a generation. The database is the truth; a wake-up only saves looking, and
   * one that is lost costs a few seconds.
   */
  private async outcome(promptId: string): Promise<Prompt> {
    const limit = Date.now() + this.settings.REPLY_WAIT_SECONDS * 1000 - LAST_LOOK_MS;
    const waiting = this.replies.waitFor(promptId);
    try {
      for (;;) {
        const prompt = await this.look(promptId);
        if (prompt?.status === 'succeeded') return prompt;
        if (prompt?.status === 'failed') throw new AppError('generation_failed');
        const msLeft = limit - Date.now();
        if (msLeft <= 0 || this.replies.isStopping) throw new AppError('generation_pending');
        await waiting.next(Math.min(LOOK_AGAIN_MS, msLeft));
      }
    } finally {
      waiting.end();
    }
  }

  /** The prompt as it is now, or `null` while the database is out of reach: it is charged, so we wait. */
  private async look(promptId: string): Promise<Prompt | null> {
    try {
      return await this.em.findOneOrFail(Prompt, promptId, { disableIdentityMap: true });
    } catch (error) {
      if (isUnavailable(error)) return null;
      throw error;
    }
  }
}

function hashOf(request: GenerateRequest): string {
  const fields = [
    request.user_input,
    request.use_case,
    request.target_model,
    request.language,
    request.regenerates ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
