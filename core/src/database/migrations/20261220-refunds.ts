import { Migration } from '@mikro-orm/migrations';

/** Refunds that staff ordered: one payment has at most one that is open. */
export class Refunds extends Migration {
  override name = '20261220-refunds';

  override up(): void {
    this.addSql(`
create table refunds (
  id uuid primary key,
  payment_id uuid not null
    constraint refunds_payment_id_foreign references payments on update no action on delete no action,
  staff_id uuid not null,
  request_id uuid not null,
  idempotency_key text not null,
  requested_cents int,
  amount_cents int not null,
  status text not null default 'open',
  stripe_refund text,
  cumulative_cents int,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint refunds_idempotency_key unique (staff_id, idempotency_key),
  constraint refunds_status_check check (status in ('open', 'done', 'refused')),
  constraint refunds_ended check ((status = 'open') = (ended_at is null)),
  constraint refunds_done
    check ((status = 'done') = (num_nonnulls(stripe_refund, cumulative_cents) = 2))
)`);
    this.addSql('create index refunds_payment_id_index on refunds (payment_id)');
    this.addSql("create unique index refunds_open on refunds (payment_id) where status = 'open'");
  }
}
