import { createHash, randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { LOW_CREDITS } from '@promptmint/core/catalogue/credits';
import { planHas } from '@promptmint/core/catalogue/plans';
import type { NamedRefinement } from '@promptmint/core/catalogue/refinements';
import { hasLanguageModel, type Settings } from '@promptmint/core/config/settings';
import { KeyCapReachedError } from '@promptmint/core/credits/api-key-budget';
import { OutOfCreditsError } from '@promptmint/core/credits/credit-ledger';
import { withoutConflict } from '@promptmint/core/database/conflicts';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import type { SignedInUser } from '../http/current-user.js';
import {
  inTransaction,
  runStatement,
  UnknownOutcomeError,
} from '@promptmint/core/database/statement';
import { earlierBlueprint } from '@promptmint/engine/earlier-blueprint';
import { refineBlueprint } from '@promptmint/engine/refine';
import { AppError } from '../http/app-error.js';
import { MailService } from '../mail/mail.service.js';
import { WorkQueues } from '../queues/work-queues.service.js';
import { WorkerPresence } from '../queues/worker-presence.service.js';
import { SETTINGS } from '../settings.js';
import { charge, chargeWithoutReminder, type NewPrompt, type NewPromptColumns } from './charge.js';
import type { GenerateRequest } from './dto/generate.dto.js';
import type { RefineRequest } from './dto/refine.dto.js';
import type { QueuedPrompt } from './followed-prompt.js';
import { HistoryService } from './history.service.js';
import { requestOf } from './refinements-answer.js';
import { ReplyWaiter } from './reply-waiter.js';

/** A generation to start: its idempotency key and hash, its checks, and the columns it stores. */
interface NewGeneration {
  user: SignedInUser;
  key: string | undefined;
  requestHash: string;
  /** Runs before anything is charged. @throws {AppError} when the generation is not allowed */
  check(): Promise<void>;
  /** As a function it runs inside the transaction that charges, so that it can lock the rows it depends on. */
  columns: NewPromptColumns | ((tx: EntityManager) => Promise<NewPromptColumns>);
}

/** A generation that a request has started, or that an earlier one with the same key did. */
export interface StartedGeneration {
  id: string;
  /** Set if this request has charged for it. */
  queued?: QueuedPrompt;
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
   * @returns the generation, to be followed at once.
   * @throws {AppError} `email_unverified`, `prompt_not_found`, `out_of_credits`, `key_cap_reached`,
   * `idempotency_key_reused`, `prompt_deleted`, `service_unavailable`, `generation_unavailable`,
   * `generation_uncertain`
   */
  generate(
    user: SignedInUser,
    request: GenerateRequest,
    key: string | undefined,
  ): Promise<StartedGeneration> {
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
      columns: {
        originalInput: user_input,
        requestedUseCase: use_case,
        targetModel: target_model,
        language,
        requestedKind: kind,
        answers: answers.length > 0 ? answers : null,
        regenerates,
      },
    });
  }

  /**
   * Starts a new version of a finished prompt of the account.
   * @returns the generation of the new version.
   * @throws {AppError} as `generate`, and `note_needs_model`, `nothing_to_change`
   */
  refine(
    user: SignedInUser,
    promptId: string,
    { wish: refinement, note }: RefineRequest,
    key: string | undefined,
  ): Promise<StartedGeneration> {
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

  private async start(generation: NewGeneration): Promise<StartedGeneration> {
    try {
      await this.check(generation);
      return (await this.charge(generation)) ?? (await this.findRepeated(generation));
    } catch (error) {
      // A repeated request is answered as the first one was, whatever would refuse it now.
      if (!(error instanceof AppError) || error.code === 'generation_uncertain') throw error;
      const first = await this.findByIdempotencyKey(generation);
      if (first === undefined) throw error;
      return first;
    }
  }

  /** Everything that can refuse a generation before it is charged. */
  private async check({ user, check }: NewGeneration): Promise<void> {
    if (this.replies.isDown || this.replies.isStopping) throw new AppError('service_unavailable');
    if (await this.workers.isMissing()) throw new AppError('generation_unavailable');
    if (this.settings.REQUIRE_VERIFIED_EMAIL && !user.emailVerifiedAt) {
      throw new AppError('email_unverified');
    }
    await check();
  }

  private async findRepeated(generation: NewGeneration): Promise<StartedGeneration> {
    const first = await this.findByIdempotencyKey(generation);
    if (first === undefined)
      throw new Error('An Idempotency-Key was forgotten while it was repeated');
    return first;
  }

  private async findByIdempotencyKey({
    user,
    key,
    requestHash,
  }: NewGeneration): Promise<StartedGeneration | undefined> {
    if (key === undefined) return undefined;
    const [prompt] = await runStatement<RepeatedPrompt>(this.em, FIND_REPEATED, [user.id, key]);
    if (prompt && prompt.request_hash !== requestHash) throw new AppError('idempotency_key_reused');
    if (prompt?.deleted) throw new AppError('prompt_deleted');
    return prompt && { id: prompt.id };
  }

  /**
   * @returns null if the key was used before, and nothing was charged.
   * @throws {AppError} `out_of_credits`, `key_cap_reached`, and `generation_uncertain` when the charge was sent and
   * the connection broke before its answer, because it may be committed
   */
  private async charge(generation: NewGeneration): Promise<StartedGeneration | null> {
    const id = randomUUID();
    const { columns } = generation;
    try {
      if (typeof columns !== 'function') {
        const prompt = this.newPrompt(id, generation, columns);
        const { outcome } = await withoutConflict(() => chargeWithoutReminder(this.em, prompt));
        if (outcome === 'repeated') return null;
        if (outcome === 'charged') return this.send(prompt);
      }
      const { prompt, sendMail } = await withoutConflict(() =>
        inTransaction(this.em, (tx) => this.chargeIn(tx, id, generation)),
      );
      sendMail?.();
      return prompt && this.send(prompt);
    } catch (error) {
      if (error instanceof UnknownOutcomeError) throw new AppError('generation_uncertain');
      if (error instanceof OutOfCreditsError) throw new AppError('out_of_credits');
      throw error instanceof KeyCapReachedError ? new AppError('key_cap_reached') : error;
    }
  }

  /** For what one statement cannot do: locks before the charge, and the reminder after it. */
  private async chargeIn(tx: EntityManager, id: string, generation: NewGeneration) {
    const { columns } = generation;
    const prompt = this.newPrompt(
      id,
      generation,
      typeof columns === 'function' ? await columns(tx) : columns,
    );
    const charged = await charge(tx, prompt);
    if (charged.outcome !== 'charged') return { prompt: null, sendMail: null };
    const isLow = charged.balance === LOW_CREDITS;
    return { prompt, sendMail: isLow ? await this.queueLowCreditsEmail(tx, prompt.userId) : null };
  }

  private newPrompt(id: string, generation: NewGeneration, columns: NewPromptColumns): NewPrompt {
    const { user, key, requestHash } = generation;
    const createdAt = new Date();
    return {
      id,
      userId: user.id,
      createdAt,
      deadlineAt: new Date(createdAt.getTime() + this.settings.GENERATION_DEADLINE_SECONDS * 1000),
      priority: planHas(user.plan, 'priority_generation'),
      idempotencyKey: key,
      requestHash,
      apiKey: user.apiKey,
      ...columns,
    };
  }

  private send(queued: NewPrompt): StartedGeneration {
    const { id, priority } = queued;
    this.work.send({ queue: 'generation', key: id, payload: { promptId: id, priority } });
    return { id, queued };
  }

  /** Queues the email when the balance falls to the limit, once for each purchase. */
  private async queueLowCreditsEmail(
    tx: EntityManager,
    userId: string,
  ): Promise<(() => void) | null> {
    const updated = await tx.nativeUpdate(
      User,
      { id: userId, lowCreditsReminded: false },
      { lowCreditsReminded: true },
    );
    if (updated === 0) return null;
    const payload = { template: 'low-credits' as const, userId };
    return this.mail.queue(tx, `low-credits-${randomUUID()}`, payload);
  }
}

const FIND_REPEATED = {
  name: 'find-repeated',
  text: `select prompts.id, taken.request_hash, deleted_at is not null as deleted
    from idempotency_keys as taken join prompts on prompts.id = taken.prompt_id
    where taken.user_id = $1 and taken.key = $2`,
};

interface RepeatedPrompt {
  id: string;
  request_hash: string;
  deleted: boolean;
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
