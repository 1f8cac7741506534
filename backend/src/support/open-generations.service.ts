import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { failureOf } from '@promptmint/core/credits/generation-end';
import { OPEN_STATUSES, Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { runStatement } from '@promptmint/core/database/statement';
import type { QueueStore } from '@promptmint/core/queues/queue-store';
import { WAKE_ONLY } from '@promptmint/core/queues/reply-channel';
import { AppError } from '../http/app-error.js';
import type { Pagination } from '../http/pagination.dto.js';
import { QUEUE_STORE } from '../queues/queues.module.js';
import { Audit } from './audit.service.js';
import type { EndedGeneration, OpenGenerationsAnswer } from './dto/open-generations.dto.js';
import type { StaffCall } from './staff-call.js';

/** Generations without a result or a refund, and their end by support. */
@Injectable()
export class OpenGenerations {
  private readonly logger = new Logger(OpenGenerations.name);

  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
    @Inject(QUEUE_STORE) private readonly store: QueueStore,
  ) {}

  /** The oldest first. */
  async page({ limit, offset }: Pagination): Promise<OpenGenerationsAnswer> {
    const [prompts, total] = await this.em.findAndCount(
      Prompt,
      { status: { $in: [...OPEN_STATUSES] } },
      {
        fields: ['id', 'user', 'status', 'createdAt', 'deadlineAt'],
        orderBy: { deadlineAt: 'asc', id: 'asc' },
        limit,
        offset,
        disableIdentityMap: true,
      },
    );
    const now = new Date();
    const generations = prompts.map(({ id, user, status, createdAt, deadlineAt }) => ({
      prompt_id: id,
      account_id: user.id,
      status: status === 'queued' ? ('queued' as const) : ('running' as const),
      created_at: createdAt.toISOString(),
      deadline_at: deadlineAt.toISOString(),
      overdue: deadlineAt < now,
    }));
    return { generations, total };
  }

  /**
   * Ends a generation with its refund, by the statement of the worker: of a result and an end at the same
   * moment the first one stays, and a result that comes later is dropped.
   * @throws {AppError} `prompt_not_found`, `own_account`, `generation_ended`
   */
  async end(call: StaffCall, promptId: string): Promise<EndedGeneration> {
    const prompt = await this.em.fork().findOne(Prompt, promptId, { fields: ['id', 'user'] });
    if (!prompt) throw new AppError('prompt_not_found', { message: 'No prompt was found.' });
    const accountId = prompt.user.id;
    call.accountId = accountId;
    if (accountId === call.staffId) throw new AppError('own_account');
    const balance = await this.audit.change(call, async (tx) => {
      const { expressions, values } = failureOf(promptId);
      const statement = {
        name: 'end-generation',
        text: `with ${expressions} select id from changed`,
      };
      const changed = await runStatement<{ id: string }>(tx, statement, values);
      if (changed.length === 0) throw new AppError('generation_ended');
      const { credits } = await tx.findOneOrFail(User, accountId, { disableIdentityMap: true });
      const before = { prompt_id: promptId, state: 'open' };
      return { answer: credits, before, after: { state: 'refunded', balance: credits } };
    });
    await this.wake(promptId);
    return { prompt_id: promptId, account_id: accountId, balance };
  }

  /** Clients that wait for it learn its end now; without the queue's store at the end of their wait. */
  private async wake(promptId: string): Promise<void> {
    const wakeUp = { promptId, stage: 'ended' } as const;
    await this.store.replies
      .commit(this.em.fork(), wakeUp, WAKE_ONLY)
      .catch((err: unknown) => this.logger.warn({ err }, 'an end was not announced'));
  }
}
