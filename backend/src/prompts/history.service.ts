import { EntityManager, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { historyStart } from '@promptmint/core/catalogue/plans';
import type { ResolvedUseCase } from '@promptmint/core/catalogue/use-cases';
import type { TargetModel } from '@promptmint/core/catalogue/models';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import type { SignedInUser } from '../http/current-user.js';
import { AppError } from '../http/app-error.js';
import type { HistorySearch } from './dto/history.dto.js';
import type { StatsAnswer } from './dto/prompts.dto.js';
import { findPrompts } from './history-search.js';

/** A page of an account's prompts, newest first. */
export interface HistoryPage {
  prompts: Prompt[];
  total: number;
  olderHidden: boolean;
}

/** The prompts of an account, as far back as its plan shows them. */
@Injectable()
export class HistoryService {
  constructor(private readonly em: EntityManager) {}

  /** One page of the prompts that meet the filters. */
  async page(user: SignedInUser, search: HistorySearch): Promise<HistoryPage> {
    const since = historyStart(user.plan);
    const { ids, total, olderHidden } = await findPrompts(this.em, user.id, since, search);
    const prompts = await this.em.find(
      Prompt,
      { id: { $in: ids } },
      {
        orderBy: { createdAt: 'desc', id: 'desc' },
        populate: ['apiKeyName'],
        disableIdentityMap: true,
      },
    );
    return { prompts, total, olderHidden };
  }

  /**
   * One finished prompt of the account, if its plan still shows it.
   * @throws {AppError} `prompt_not_found`
   */
  find(user: SignedInUser, id: string): Promise<Prompt> {
    return this.findOne(user, id, []);
  }

  /**
   * The same with the blueprint that it was rendered from.
   * @throws {AppError} `prompt_not_found`
   */
  findWithBlueprint(user: SignedInUser, id: string): Promise<Prompt> {
    return this.findOne(user, id, ['blueprint']);
  }

  /**
   * A prompt with everything it was refined from and to, as far as the plan shows it, oldest first.
   * @throws {AppError} `prompt_not_found`
   */
  async versions(user: SignedInUser, id: string): Promise<Prompt[]> {
    const prompt = await this.find(user, id);
    return this.em.find(
      Prompt,
      { ...shownTo(user), [raw('coalesce(family, id)')]: prompt.rootId ?? prompt.id },
      { orderBy: { version: 'asc' }, populate: ['apiKeyName'], disableIdentityMap: true },
    );
  }

  /**
   * Marks a prompt as a favourite or removes the mark; repeating it changes nothing.
   * @throws {AppError} `prompt_not_found`
   */
  async setFavourite(user: SignedInUser, id: string, favourite: boolean): Promise<Prompt> {
    await this.em.nativeUpdate(Prompt, { id, ...shownTo(user) }, { favourite });
    return this.find(user, id);
  }

  /** Totals over all prompts, also those that the plan hides or the person deleted. */
  async stats(user: SignedInUser): Promise<StatsAnswer> {
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
      daily: await this.daily(user),
    };
  }

  private async findOne(user: SignedInUser, id: string, populate: 'blueprint'[]): Promise<Prompt> {
    const condition = { id, ...shownTo(user) };
    const prompt = await this.em.findOne(Prompt, condition, {
      populate: ['apiKeyName', ...populate],
      disableIdentityMap: true,
    });
    if (!prompt) throw new AppError('prompt_not_found');
    return prompt;
  }

  private daily(user: SignedInUser): Promise<StatsAnswer['daily']> {
    return this.em.execute<StatsAnswer['daily']>(
      `select to_char(day, 'YYYY-MM-DD') as date, count(prompts.id)::int as prompts
       from generate_series(date_trunc('day', now() at time zone 'utc') - interval '29 days',
         date_trunc('day', now() at time zone 'utc'), interval '1 day') as day
       left join prompts on user_id = ? and status = 'succeeded'
         and created_at >= day at time zone 'utc'
         and created_at < (day + interval '1 day') at time zone 'utc'
       group by day order by day`,
      [user.id],
    );
  }
}

/** Matches an account's finished prompts that its plan shows. */
function shownTo({ id, plan }: SignedInUser) {
  const since = historyStart(plan);
  return {
    user: id,
    status: 'succeeded' as const,
    deletedAt: null,
    ...(since && { createdAt: { $gte: since } }),
  };
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
