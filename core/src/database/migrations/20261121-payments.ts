import { Migration } from '@mikro-orm/migrations';

/** Purchases, refunds and disputes, and what is owed for credits that were spent before. */
export class Payments extends Migration {
  override name = '20261121-payments';

  override up(): void {
    this.addSql(TABLES);
    this.addSql(OWED_RULES);
  }
}

const TABLES = `
alter table users
  add column credits_owed int not null default 0,
  add column stripe_customer text constraint users_stripe_customer_unique unique,
  add column low_credits_told boolean not null default false,
  add constraint users_credits_owed_not_negative check (credits_owed >= 0);

alter table prompts add column priority boolean not null default false;

alter table credit_entries
  drop constraint credit_entries_kind_check,
  add constraint credit_entries_kind_check
    check (kind in ('signup', 'generation', 'refund', 'purchase', 'clawback', 'dispute', 'dispute_won', 'settle'));

create table payments (
  id uuid primary key,
  user_id uuid not null
    constraint payments_user_id_foreign references users on update no action on delete no action,
  pack text not null,
  credits int not null,
  amount_cents int not null,
  currency text not null,
  livemode boolean not null,
  status text not null default 'pending',
  checkout_session text constraint payments_checkout_session_unique unique,
  checkout_url text,
  expires_at timestamptz,
  payment_intent text constraint payments_payment_intent_unique unique,
  receipt_url text,
  granted_credits int not null default 0,
  revoked_credits int not null default 0,
  refunded_credits int not null default 0,
  created_at timestamptz not null,
  paid_at timestamptz,
  asked_at timestamptz,
  constraint payments_pack_check check (pack in ('starter', 'booster', 'pro')),
  constraint payments_status_check check (status in ('pending', 'paid', 'failed', 'expired')),
  constraint payments_revoked_of_granted
    check (revoked_credits >= 0 and revoked_credits <= granted_credits and granted_credits <= credits)
);
create index payments_history on payments (user_id, paid_at desc, id desc) where status = 'paid';
create index payments_pending on payments (created_at) where status = 'pending';
create index payments_without_receipt on payments (paid_at) where status = 'paid' and receipt_url is null;

create table charge_facts (
  payment_intent text primary key,
  charge text not null,
  refunded_cents int not null default 0
);

create table disputes (
  id text primary key,
  payment_intent text not null,
  amount_cents int not null,
  status text not null default 'open',
  constraint disputes_status_check check (status in ('open', 'won', 'lost'))
);
create index disputes_payment_intent_index on disputes (payment_intent);

create table stripe_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now()
);
create index stripe_events_received_at_index on stripe_events (received_at);
`;

/**
 * What cannot be taken back is owed, and what comes in settles it first. The database does both in the
 * statement that posts an entry, under the lock of the user's row, so that nobody sees a balance in
 * between: an entry that takes back takes what is there, and the rest is owed; an entry that gives is
 * followed by one that settles.
 */
const OWED_RULES = `
create or replace function post_credit_entry() returns trigger language plpgsql as $$
declare
  have int;
  lacking int;
begin
  select credits into have from users where id = new.user_id for no key update;
  if exists (select from credit_entries where reference = new.reference) then
    return null;
  end if;
  if new.kind in ('clawback', 'dispute') then
    lacking = greatest(-new.amount - have, 0);
    new.amount = new.amount + lacking;
    update users set credits_owed = credits_owed + lacking where id = new.user_id and lacking > 0;
    if new.amount = 0 then
      return null;
    end if;
  end if;
  if new.kind = 'settle' then
    update users set credits = credits + new.amount, credits_owed = credits_owed + new.amount
      where id = new.user_id returning credits into new.balance_after;
  else
    update users set credits = credits + new.amount where id = new.user_id
      returning credits into new.balance_after;
  end if;
  new.id = nextval('credit_entries_id_seq');
  new.created_at = clock_timestamp();
  return new;
end $$;

create function settle_owed_credits() returns trigger language plpgsql as $$
declare
  owed int;
begin
  select least(credits_owed, new.amount) into owed from users where id = new.user_id;
  if owed > 0 then
    insert into credit_entries (user_id, kind, amount, reference)
      values (new.user_id, 'settle', -owed, 'settle:' || new.reference);
  end if;
  return null;
end $$;
create trigger refuse_owed_change before update of credits_owed on users
  for each row when (old.credits_owed is distinct from new.credits_owed)
  execute function refuse_balance_change();
create trigger settle_owed_credits after insert on credit_entries
  for each row when (new.amount > 0) execute function settle_owed_credits();
`;
