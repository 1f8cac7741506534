import { Migration } from '@mikro-orm/migrations';

/** Credits that staff give as goodwill. */
export class Goodwill extends Migration {
  override name = '20261216-goodwill';

  /** No foreign key to staff, whose account may go before the records of the person's payments. */
  override up(): void {
    this.addSql(`
create table goodwill_grants (
  id uuid primary key,
  user_id uuid not null
    constraint goodwill_grants_user_id_foreign references users on update no action on delete no action,
  staff_id uuid not null,
  credits int not null,
  idempotency_key text not null,
  request_hash text not null,
  created_at timestamptz not null default now(),
  constraint goodwill_grants_once unique (staff_id, idempotency_key),
  constraint goodwill_grants_credits check (credits > 0)
);
create index goodwill_grants_user_id_index on goodwill_grants (user_id);
create index goodwill_grants_of_staff on goodwill_grants (staff_id, created_at)`);
    this.addSql(`
alter table credit_entries
  drop constraint credit_entries_kind_check,
  add constraint credit_entries_kind_check
    check (kind in ('signup', 'generation', 'refund', 'purchase', 'clawback', 'dispute',
      'dispute_won', 'settle', 'goodwill')) not valid`);
    this.addSql('alter table credit_entries validate constraint credit_entries_kind_check');
  }
}
