import type { FilterQuery } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditEntry } from '@promptmint/core/database/entities/audit-entry';
import type { AuditAnswer, AuditQuery } from './dto/audit.dto.js';

/** Reads the audit of what staff did. */
@Injectable()
export class AuditPages {
  constructor(private readonly em: EntityManager) {}

  async page({ limit, offset, ...filters }: AuditQuery): Promise<AuditAnswer> {
    const [entries, total] = await this.em.findAndCount(AuditEntry, toCondition(filters), {
      orderBy: { at: 'desc', requestId: 'desc' },
      limit,
      offset,
      disableIdentityMap: true,
    });
    return { entries: entries.map(toAnswer), total };
  }
}

function toCondition(filters: Omit<AuditQuery, 'limit' | 'offset'>): FilterQuery<AuditEntry> {
  const { staff_id, account_id, operation, outcome, since, until } = filters;
  return {
    ...(staff_id && { staffId: staff_id }),
    ...(account_id && { accountId: account_id }),
    ...(operation && { operation }),
    ...(outcome && { outcome }),
    ...((since ?? until) && {
      at: { ...(since && { $gte: new Date(since) }), ...(until && { $lt: new Date(until) }) },
    }),
  };
}

function toAnswer(entry: AuditEntry): AuditAnswer['entries'][number] {
  return {
    request_id: entry.requestId,
    at: entry.at.toISOString(),
    staff_id: entry.staffId,
    role: entry.role,
    operation: entry.operation,
    account_id: entry.accountId ?? null,
    reason: entry.reason,
    outcome: entry.outcome,
    before: entry.before ?? null,
    after: entry.after ?? null,
  };
}
