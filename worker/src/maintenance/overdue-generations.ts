import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { OPEN_STATUSES, Prompt } from '@promptmint/core/database/entities/prompt';
import { GenerationRecord } from '../generation/generation-record.js';

const BATCH = 500;

/**
 * Ends generations that passed their deadline, whatever happened to their job, and refunds the
 * credit.
 */
@Injectable()
export class OverdueGenerations {
  private readonly logger = new Logger(OverdueGenerations.name);

  constructor(
    private readonly em: EntityManager,
    private readonly record: GenerationRecord,
  ) {}

  async end(): Promise<void> {
    const overdue = await this.em
      .fork()
      .find(
        Prompt,
        { status: { $in: OPEN_STATUSES }, deadlineAt: { $lt: new Date() } },
        { fields: ['id'], orderBy: { deadlineAt: 'asc' }, limit: BATCH },
      );
    for (const { id } of overdue) await this.refund(id);
  }

  /**
   * A generation that cannot be ended now must not stop the others: the next run tries it again.
   */
  private async refund(promptId: string): Promise<void> {
    try {
      if (!(await this.record.fail(promptId))) return;
      this.logger.warn({ promptId }, 'generation passed its deadline, credit refunded');
    } catch (error) {
      this.logger.error({ promptId, err: error }, 'an overdue generation could not be ended');
    }
  }
}
