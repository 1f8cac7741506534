import { createHash, randomUUID } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { LOW_CREDITS } from '@promptmint/core/catalogue/credits';
import { planHas } from '@promptmint/core/catalogue/plans';
import type { NamedRefinement } from '@promptmint/core/catalogue/refinements';
import { hasLanguageModel, type Settings } from '@promptmint/core/config/settings';
import { debitGeneration, OutOfCreditsError } from '@promptmint/core/credits/credit-ledger';
import { withoutConflict } from '@promptmint/core/database/conflicts';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { earlierBlueprint } from '@promptmint/engine/earlier-blueprint';
import { refineBlueprint } from '@promptmint/engine/refine';
import { AppError } from '../http/app-error.js';
import { MailService } from '../mail/mail.service.js';
import { WorkQueues } from '../queues/work-queues.js';
import { WorkerPresence } from '../queues/worker-presence.js';
import { SETTINGS } from '../settings.js';
import type { GenerateRequest } from './dto/generate.dto.js';
import type { RefineRequest } from './dto/refine.dto.js';
import { HistoryService } from './history.service.js';
import { ReplyWaiter } from './reply-waiter.js';

/** The columns of a new prompt that say what it is to be. */
type Wanted = Pick<Prompt, 'originalInput' | 'requestedUseCase' | 'targetModel' | 'language'> &
  Partial<
    Pick<
      Prompt,
      | 'requestedKind'
      | 'answers'
      | 'regenerates'
      | 'refines'
      | 'refinement'
      | 'note'
      | 'rootId'
      | 'version'
    >
  >;

/** One generation asked for: what makes it the same as another one, and what is stored of it. */
interface Order {
  user: User;
  key: string | undefined;
  requestHash: string;
  /** Runs before anything is charged; throws what stands against it. */
  check(): Promise<void>;
  /** Called in the transaction that charges, so that it can lock what it counts on. */
  wanted(tx: EntityManager): Promise<Wanted>;
}

/** Charges for generations and hands them to the worker. */
@Injectable()
export class GenerationService {
  constructor(
    private readonly em: EntityManager,
    private readonly work: WorkQueues,
    private readonly workers: WorkerPresence,
    private readonly replies: ReplyWaiter,
    private readonly history: HistoryService,
    private readonly mail: MailService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Begins a generation; the same key and request are one, however often they are sent.
   * @returns the prompt's id.
   * @throws {AppError} `email_unverified`, `prompt_not_found`, `out_of_credits`,
   * `idempotency_key_reused`, `service_unavailable`, `generation_unavailable`
   */
  generate(user: User, request: GenerateRequest, key: string | undefined): Promise<string> {
    const { user_input, use_case, target_model, language, regenerates = null } = request;
    const { kind = null, answers = [] } = request;
    return this.begin({
      user,
      key,
      requestHash: hashOfGenerate(request),
      check: async () => {
        if (regenerates === null) return;
        const owned = await this.em.count(Prompt, { id: regenerates, user: user.id });
        if (owned === 0) throw new AppError('prompt_not_found');
      },
      wanted: async () => ({
        originalInput: user_input,
        requestedUseCase: use_case,
        targetModel: target_model,
        language,
        requestedKind: kind,
        answers: answers.length > 0 ? answers : null,
        regenerates,
      }),
    });
  }

  /**
   * Begins a new version of one's own finished prompt.
   * @returns the new version's id.
   * @throws {AppError} as `generate`, and `note_needs_model`, `nothing_to_change`
   */
  refine(
    user: User,
    promptId: string,
    { wish, note }: RefineRequest,
    key: string | undefined,
  ): Promise<string> {
    let earlier: Prompt;
    return this.begin({
      user,
      key,
      requestHash: hashOf(['refine', promptId, wish ?? null, note ?? null]),
      check: async () => {
        const byRules = !hasLanguageModel(this.settings);
        if (note !== undefined && byRules) throw new AppError('note_needs_model');
        earlier = await this.history.findWithBlueprint(user, promptId);
        if (wish !== undefined && byRules && !changesByRules(earlier, wish)) {
          throw new AppError('nothing_to_change');
        }
      },
      wanted: async (tx) => {
        const rootId = earlier.rootId ?? earlier.id;
        return {
          originalInput: earlier.originalInput,
          requestedUseCase: earlier.requestedUseCase,
          targetModel: earlier.targetModel,
          language: earlier.language,
          requestedKind: earlier.requestedKind ?? null,
          answers: earlier.answers ?? null,
          refines: promptId,
          refinement: wish ?? null,
          note: note ?? null,
          rootId,
          version: await nextVersion(tx, rootId),
        };
      },
    });
  }

  private async begin(order: Order): Promise<string> {
    const earlier = await this.earlier(order);
    if (earlier !== undefined) return earlier;
    if (this.replies.isDown || this.replies.isStopping) throw new AppError('service_unavailable');
    if (await this.workers.isMissing()) throw new AppError('generation_unavailable');
    if (this.settings.REQUIRE_VERIFIED_EMAIL && !order.user.emailVerifiedAt) {
      throw new AppError('email_unverified');
    }
    await order.check();
    const id = randomUUID();
    try {
      const send = await withoutConflict(() =>
        this.em.transactional((tx) => this.charge(tx, id, order)),
      );
      send();
      return id;
    } catch (error) {
      if (error instanceof OutOfCreditsError) throw new AppError('out_of_credits');
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      // The same key came in twice at once, and the other request was first.
      const first = await this.earlier(order);
      if (first === undefined) throw error;
      return first;
    }
  }

  private async earlier({ user, key, requestHash }: Order): Promise<string | undefined> {
    if (key === undefined) return undefined;
    const prompt = await this.em.findOne(
      Prompt,
      { user: user.id, idempotencyKey: key },
      { fields: ['id', 'requestHash'], disableIdentityMap: true },
    );
    if (prompt && prompt.requestHash !== requestHash) throw new AppError('idempotency_key_reused');
    return prompt?.id;
  }

  /** Prompt, debit and outbox row stand or fall together; the prompt first, so that its key decides. */
  private async charge(tx: EntityManager, id: string, order: Order): Promise<() => void> {
    const { user, key, requestHash } = order;
    const createdAt = new Date();
    const priority = planHas(user.plan, 'priority_generation');
    await tx.insert(Prompt, {
      id,
      user: user.id,
      createdAt,
      priority,
      deadlineAt: new Date(createdAt.getTime() + this.settings.GENERATION_DEADLINE_SECONDS * 1000),
      idempotencyKey: key ?? null,
      requestHash,
      ...(await order.wanted(tx)),
    });
    await debitGeneration(tx, user.id, id);
    const alert = await this.tellLowCredits(tx, user.id);
    const send = await this.work.write(tx, {
      queue: 'generation',
      key: id,
      payload: { promptId: id, priority },
    });
    return () => {
      send();
      alert?.();
    };
  }

  /** Told when the balance comes down to a few credits, once for each purchase. */
  private async tellLowCredits(tx: EntityManager, userId: string): Promise<(() => void) | null> {
    const told = await tx.nativeUpdate(
      User,
      { id: userId, credits: LOW_CREDITS, lowCreditsTold: false },
      { lowCreditsTold: true },
    );
    if (told === 0) return null;
    const payload = { template: 'low-credits' as const, userId };
    return this.mail.write(tx, `low-credits-${randomUUID()}`, payload);
  }
}

/** The next number in a family, whose first version is locked so that two requests line up. */
async function nextVersion(tx: EntityManager, family: string): Promise<number> {
  await tx.execute('select from prompts where id = ? for no key update', [family]);
  const [row] = await tx.execute<{ next: number }[]>(
    'select max(version) + 1 as next from prompts where coalesce(family, id) = ?',
    [family],
  );
  return row?.next ?? 1;
}

/** Whether the composer finds something to change; the worker, without a model, does the same. */
function changesByRules(earlier: Prompt, wish: NamedRefinement): boolean {
  const blueprint = earlierBlueprint(earlier.blueprint, {
    input: earlier.originalInput,
    useCase: earlier.requestedUseCase,
    kind: earlier.requestedKind ?? null,
    answers: earlier.answers ?? [],
  });
  return refineBlueprint(blueprint, wish) !== null;
}

/** A body without a kind and answers has the hash that it had before there were any. */
function hashOfGenerate(request: GenerateRequest): string {
  const { user_input, use_case, target_model, language, regenerates = null } = request;
  const { kind = null, answers = [] } = request;
  const chosen =
    kind === null && answers.length === 0
      ? []
      : [kind, answers.map(({ name, text }) => [name, text])];
  return hashOf([user_input, use_case, target_model, language, regenerates, ...chosen]);
}

function hashOf(fields: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
