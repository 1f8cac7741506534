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
import { WorkQueues } from '../queues/work-queues.service.js';
import { WorkerPresence } from '../queues/worker-presence.service.js';
import { SETTINGS } from '../settings.js';
import type { GenerateRequest } from './dto/generate.dto.js';
import type { RefineRequest } from './dto/refine.dto.js';
import { HistoryService } from './history.service.js';
import { requestOf } from './refinements-answer.js';
import { ReplyWaiter } from './reply-waiter.js';

/** The columns of a new prompt that describe what to generate. */
type NewPromptColumns = Pick<
  Prompt,
  'originalInput' | 'requestedUseCase' | 'targetModel' | 'language'
> &
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

/** A generation to start: its idempotency key and hash, its checks, and the columns it stores. */
interface NewGeneration {
  user: User;
  key: string | undefined;
  requestHash: string;
  /** Runs before anything is charged. @throws {AppError} when the generation is not allowed */
  check(): Promise<void>;
  /** Runs inside the transaction that charges, so that it can lock the rows it depends on. */
  columns(tx: EntityManager): Promise<NewPromptColumns>;
}

/** Charges for generations and queues them for the worker. */
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
   * Starts a generation. Repeating the same key and request returns the same generation.
   * @returns the prompt's id.
   * @throws {AppError} `email_unverified`, `prompt_not_found`, `out_of_credits`,
   * `idempotency_key_reused`, `prompt_deleted`, `service_unavailable`, `generation_unavailable`
   */
  generate(user: User, request: GenerateRequest, key: string | undefined): Promise<string> {
    const { user_input, use_case, target_model, language, regenerates = null } = request;
    const { kind = null, answers = [] } = request;
    return this.start({
      user,
      key,
      requestHash: hashOfGenerate(request),
      check: async () => {
        if (regenerates === null) return;
        const own = { id: regenerates, user: user.id, deletedAt: null };
        const owned = await this.em.count(Prompt, own);
        if (owned === 0) throw new AppError('prompt_not_found');
      },
      columns: async () => ({
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
   * Starts a new version of a finished prompt of the account.
   * @returns the new version's id.
   * @throws {AppError} as `generate`, and `note_needs_model`, `nothing_to_change`
   */
  refine(
    user: User,
    promptId: string,
    { wish: refinement, note }: RefineRequest,
    key: string | undefined,
  ): Promise<string> {
    let earlier: Prompt;
    return this.start({
      user,
      key,
      requestHash: hashOf(['refine', promptId, refinement ?? null, note ?? null]),
      check: async () => {
        const byRules = !hasLanguageModel(this.settings);
        if (note !== undefined && byRules) throw new AppError('note_needs_model');
        earlier = await this.history.findWithBlueprint(user, promptId);
        if (refinement !== undefined && byRules && !changesByRules(earlier, refinement)) {
          throw new AppError('nothing_to_change');
        }
      },
      columns: async (tx) => {
        const rootId = earlier.rootId ?? earlier.id;
        const version = await nextVersion(tx, rootId);
        // It may have been deleted since it was found; the lock of the root now keeps a deletion away.
        const source = { id: promptId, deletedAt: null };
        if ((await tx.count(Prompt, source)) === 0) throw new AppError('prompt_not_found');
        return {
          originalInput: earlier.originalInput,
          requestedUseCase: earlier.requestedUseCase,
          targetModel: earlier.targetModel,
          language: earlier.language,
          requestedKind: earlier.requestedKind ?? null,
          answers: earlier.answers ?? null,
          refines: promptId,
          refinement: refinement ?? null,
          note: note ?? null,
          rootId,
          version,
        };
      },
    });
  }

  private async start(generation: NewGeneration): Promise<string> {
    const known = await this.findByIdempotencyKey(generation);
    if (known !== undefined) return known;
    if (this.replies.isDown || this.replies.isStopping) throw new AppError('service_unavailable');
    if (await this.workers.isMissing()) throw new AppError('generation_unavailable');
    if (this.settings.REQUIRE_VERIFIED_EMAIL && !generation.user.emailVerifiedAt) {
      throw new AppError('email_unverified');
    }
    await generation.check();
    const id = randomUUID();
    try {
      const send = await withoutConflict(() =>
        this.em.transactional((tx) => this.charge(tx, id, generation)),
      );
      send();
      return id;
    } catch (error) {
      if (error instanceof OutOfCreditsError) throw new AppError('out_of_credits');
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      // The same key came in twice at the same time, and the other request was stored first.
      const first = await this.findByIdempotencyKey(generation);
      if (first === undefined) throw error;
      return first;
    }
  }

  private async findByIdempotencyKey({
    user,
    key,
    requestHash,
  }: NewGeneration): Promise<string | undefined> {
    if (key === undefined) return undefined;
    const prompt = await this.em.findOne(
      Prompt,
      { user: user.id, idempotencyKey: key },
      { fields: ['id', 'requestHash', 'deletedAt'], disableIdentityMap: true },
    );
    if (prompt && prompt.requestHash !== requestHash) throw new AppError('idempotency_key_reused');
    if (prompt?.deletedAt) throw new AppError('prompt_deleted');
    return prompt?.id;
  }

  /** Prompt, debit and outbox row in one transaction; the prompt first, so that a repeated key fails early. */
  private async charge(
    tx: EntityManager,
    id: string,
    generation: NewGeneration,
  ): Promise<() => void> {
    const { user, key, requestHash } = generation;
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
      ...(await generation.columns(tx)),
    });
    await debitGeneration(tx, user.id, id);
    const sendMail = await this.queueLowCreditsEmail(tx, user.id);
    const send = await this.work.enqueue(tx, {
      queue: 'generation',
      key: id,
      payload: { promptId: id, priority },
    });
    return () => {
      send();
      sendMail?.();
    };
  }

  /** Queues the email when the balance falls to the limit, once for each purchase. */
  private async queueLowCreditsEmail(
    tx: EntityManager,
    userId: string,
  ): Promise<(() => void) | null> {
    const updated = await tx.nativeUpdate(
      User,
      { id: userId, credits: LOW_CREDITS, lowCreditsReminded: false },
      { lowCreditsReminded: true },
    );
    if (updated === 0) return null;
    const payload = { template: 'low-credits' as const, userId };
    return this.mail.queue(tx, `low-credits-${randomUUID()}`, payload);
  }
}

/** The next version number under a root, which is locked so that two requests get different numbers. */
async function nextVersion(tx: EntityManager, rootId: string): Promise<number> {
  await tx.execute('select from prompts where id = ? for no key update', [rootId]);
  const [row] = await tx.execute<{ next: number }[]>(
    'select max(version) + 1 as next from prompts where coalesce(family, id) = ?',
    [rootId],
  );
  return row?.next ?? 1;
}

/** Whether the composer finds something to change; without a model, the worker runs the same rules. */
function changesByRules(earlier: Prompt, refinement: NamedRefinement): boolean {
  const blueprint = earlierBlueprint(earlier.blueprint, requestOf(earlier));
  return refineBlueprint(blueprint, refinement) !== null;
}

/** Without kind and answers the hash equals that of releases that had neither, so their keys still match. */
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
