import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '@promptmint/core/database/entities/user';
import { AppError } from '../http/app-error.js';
import type { Pagination } from '../http/pagination.dto.js';
import type { SupportLedger, SupportPayments, SupportPrompts } from './dto/records.dto.js';

type Table = 'credit_entries' | 'payments' | 'prompts';

/** Every column is named, so that no text of a prompt can come with a new one. */
const LEDGER = `
  select id::int, kind, amount, balance_after, reference, created_at
  from credit_entries where user_id = ? order by credit_entries.id desc limit ? offset ?`;

const PAYMENTS = `
  select id, status, pack, credits, amount_cents, currency, granted_credits, revoked_credits,
    coalesce(charge_facts.refunded_cents, 0) as refunded_cents,
    (select status from disputes where disputes.payment_intent = payments.payment_intent
      order by status = 'open' desc, id desc limit 1) as dispute,
    checkout_session as stripe_session, payment_intent as stripe_intent, created_at, paid_at
  from payments left join charge_facts using (payment_intent)
  where user_id = ? order by created_at desc, id desc limit ? offset ?`;

const PROMPTS = `
  select id, status, version, target_model, provider, model, input_tokens, output_tokens,
    cost_usd::float8, created_at, deadline_at, ended_at, deleted_at
  from prompts where user_id = ? order by created_at desc, id desc limit ? offset ?`;

/** Reads the ledger, payments and prompts of an account for support; of prompts never a text. */
@Injectable()
export class SupportRecords {
  constructor(private readonly em: EntityManager) {}

  async ledger(accountId: string, page: Pagination): Promise<SupportLedger> {
    const [entries, total] = await this.read('credit_entries', LEDGER, accountId, page);
    return { entries: entries as SupportLedger['entries'], total };
  }

  async payments(accountId: string, page: Pagination): Promise<SupportPayments> {
    const [payments, total] = await this.read('payments', PAYMENTS, accountId, page);
    return { payments: payments as SupportPayments['payments'], total };
  }

  async prompts(accountId: string, page: Pagination): Promise<SupportPrompts> {
    const [prompts, total] = await this.read('prompts', PROMPTS, accountId, page);
    return { prompts: prompts as SupportPrompts['prompts'], total };
  }

  /** @throws {AppError} `account_not_found` */
  private async read(table: Table, sql: string, accountId: string, { limit, offset }: Pagination) {
    if ((await this.em.count(User, { id: accountId })) === 0)
      throw new AppError('account_not_found');
    const rows = await this.em.execute<object[]>(sql, [accountId, limit, offset]);
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from ${table} where user_id = ?`,
      [accountId],
    );
    return [rows.map(withTimes), counted?.total ?? 0] as const;
  }
}

/** With times as the API writes them. */
function withTimes(row: object): object {
  const written = Object.entries(row).map(([name, value]) =>
    name.endsWith('_at') && value !== null ? [name, new Date(value).toISOString()] : [name, value],
  );
  return Object.fromEntries(written);
}
