import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { HISTORY_DAYS, type Plan } from '@promptmint/core/catalogue/plans';
import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import type { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';
import type { HistoryQuery, StatsAnswer } from './dto/prompts.dto.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A page of somebody's prompts, newest first. */
export interface HistoryPage {
  prompts: Prompt[];
  total: number;
  olderHidden: boolean;
}

/** What somebody has generated so far, as far back as their plan shows it. */
@Injectable()
export class HistoryService {
  constructor(private readonly em: EntityManager) {}

  async page(user: User, { limit, offset }: HistoryQuery): Promise<HistoryPage> {
    const since = historyStart(user.plan);
    const own = { user: user.id, status: 'succeeded' as const };
    const shown = since ? { ...own, createdAt: { $gte: since } } : own;
    const prompts = await this.em.find(Prompt, shown, {
      orderBy: { createdAt: 'desc', id: 'desc' },
      limit,
      offset,
      disableIdentityMap: true,
    });
    const total = await this.em.count(Prompt, shown);
    const hidden = since
      ? await this.em.findOne(
          Prompt,
          { ...own, createdAt: { $lt: since } },
          { fields: ['id'], orderBy: { createdAt: 'desc' }, disableIdentityMap: true },
        )
      : null;
    return { prompts, total, olderHidden: hidden !== null };
  }

  /**
   * One finished prompt of somebody's own, if their plan still shows it.
   * @throws {AppError} `prompt_not_found`
   */
  async find(user: User, id: string): Promise<Prompt> {
    const since = historyStart(user.plan);
    const prompt = await this.em.findOne(
      Prompt,
      {
        id,
        user: user.id,
        status: 'succeeded',
        ...(since && { createdAt: { $gte: since } }),
      },
      { disableIdentityMap: true },
    );
    if (!prompt) throw new AppError('prompt_not_found');
    return prompt;
  }

  /** Totals over everything generated, whatever the plan shows. */
  async stats(user: User): Promise<StatsAnswer> {
    const counts = await this.em.execute<
      { target_model: TargetModel; use_case: ResolvedUseCase; prompts: number }[]
    >(
      `select target_model, use_case, count(*)::int as prompts from prompts
       where user_id = ? and status = 'succeeded' group by target_model, use_case`,
      [user.id],
    );
    return {
      total_prompts: counts.reduce((sum, row) => sum + row.prompts, 0),
      most_used_model: mostUsed(counts, (row) => row.target_model),
      most_used_use_case: mostUsed(counts, (row) => row.use_case),
      credits_remaining: user.credits,
    };
  }
}

function historyStart(plan: Plan): Date | null {
  const days = HISTORY_DAYS[plan];
  return days === null ? null : new Date(Date.now() - days * DAY_MS);
}

function mostUsed<Row extends { prompts: number }, Name>(
  rows: Row[],
  nameOf: (row: Row) => Name,
): Name | null {
  const totals = new Map<Name, number>();
  for (const row of rows) totals.set(nameOf(row), (totals.get(nameOf(row)) ?? 0) + row.prompts);
  const [first] = [...totals].sort(([, a], [, b]) => b - a);
  return first ? first[0] : null;
}
