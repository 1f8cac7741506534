import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CreditEntry } from '@promptmint/core/database/entities/credit-entry';
import type { SignedInUser } from '../http/current-user.js';
import type { Pagination } from '../http/pagination.dto.js';
import type { LedgerAnswer } from './dto/credits.dto.js';
import { subjectsOf } from './ledger-subjects.js';

/** The ledger entries of an account. */
@Injectable()
export class StatementService {
  constructor(private readonly em: EntityManager) {}

  /** One page, newest first; each entry with what it belongs to. */
  async page(user: SignedInUser, { limit, offset }: Pagination): Promise<LedgerAnswer> {
    const [entries, total] = await this.em.findAndCount(
      CreditEntry,
      { user: user.id },
      { orderBy: { id: 'desc' }, limit, offset, disableIdentityMap: true },
    );
    const subjectOf = await subjectsOf(this.em, user, entries);
    return {
      entries: entries.map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        amount: entry.amount,
        balance_after: entry.balanceAfter,
        created_at: entry.createdAt.toISOString(),
        belongs_to: subjectOf(entry),
      })),
      total,
    };
  }
}
