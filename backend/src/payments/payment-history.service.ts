import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { cardText } from '@promptmint/core/payments/paid-card';
import type { SignedInUser } from '../http/current-user.js';
import type { Pagination } from '../http/pagination.dto.js';
import type { Transaction, TransactionsAnswer } from './dto/payments.dto.js';

interface Row {
  id: string;
  paid_at: Date;
  credits: number;
  amount_cents: number;
  refunded_cents: number;
  receipt_url: string | null;
  card_brand: string | null;
  card_last4: string | null;
  disputed: boolean;
}

const PAID = `
  from payments
  left join charge_facts facts using (payment_intent)
  where payments.user_id = ? and payments.status = 'paid'`;

/** The payments of an account. */
@Injectable()
export class PaymentHistoryService {
  constructor(private readonly em: EntityManager) {}

  async page(user: SignedInUser, { limit, offset }: Pagination): Promise<TransactionsAnswer> {
    const rows = await this.em.execute<Row[]>(
      `select payments.id, paid_at, credits, amount_cents, receipt_url,
         card_brand, card_last4,
         coalesce(facts.refunded_cents, 0) as refunded_cents,
         exists (select from disputes where disputes.payment_intent = payments.payment_intent
           and disputes.status <> 'won') as disputed
       ${PAID} order by paid_at desc, payments.id desc limit ? offset ?`,
      [user.id, limit, offset],
    );
    const [sums] = await this.em.execute<{ total: number; spent: number }[]>(
      `select count(*)::int as total,
         coalesce(sum(amount_cents - least(coalesce(facts.refunded_cents, 0), amount_cents)), 0)::int as spent
       ${PAID}`,
      [user.id],
    );
    return {
      transactions: rows.map(toTransaction),
      total: sums?.total ?? 0,
      total_spent: (sums?.spent ?? 0) / 100,
    };
  }
}

function toTransaction(row: Row): Transaction {
  return {
    id: row.id,
    date: new Date(row.paid_at).toISOString(),
    credits_purchased: row.credits,
    amount: row.amount_cents / 100,
    payment_method: 'stripe',
    status: row.refunded_cents > 0 ? 'refunded' : row.disputed ? 'disputed' : 'completed',
    receipt_url: row.receipt_url,
    card: cardText(row.card_brand, row.card_last4),
  };
}
