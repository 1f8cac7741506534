import { Migration } from '@mikro-orm/migrations';

/** Deleted accounts, more kinds of emailed links, one free grant per person, contact, rate limits. */
export class Accounts extends Migration {
  override name = '20261122-accounts';

  override up(): void {
    this.addSql(TABLES);
    this.addSql(RETENTION);
  }
}

/**
 * A purged account is a bare id, and the database sees to that. A link to reset a password belongs to
 * nobody when the address it was asked for is unknown: both cases then cost the same. Rate limits may
 * be lost in a crash, so they are not logged. An export reads all prompts in order, also those that
 * failed, so that the index of the history holds them too.
 */
const TABLES = `
alter table users
  add column deleted_at timestamptz,
  add column purged_at timestamptz,
  add column purging boolean not null default false,
  add constraint users_purging_after_purge check (not purging or purged_at is not null),
  add constraint users_purged_is_bare check (
    purged_at is null or (
      deleted_at is not null and email = id::text || '@purged.invalid' and full_name = ''
      and password_hash = '' and stripe_customer is null and email_verified_at is null));
create index users_to_purge on users (deleted_at)
  where deleted_at is not null and (purged_at is null or purging);
create index users_purged on users (deleted_at) where purged_at is not null;

alter table email_tokens
  alter column user_id drop not null,
  add column new_email text,
  add column previous_email text,
  drop constraint email_tokens_purpose_check,
  add constraint email_tokens_purpose_check
    check (purpose in ('verify_email', 'change_email', 'reset_password')),
  add constraint email_tokens_belong check (user_id is not null or purpose = 'reset_password'),
  add constraint email_tokens_new_email check ((purpose = 'change_email') = (new_email is not null));

create table signup_grants (
  person text primary key,
  granted_at timestamptz not null default now()
);

create table contact_messages (
  id uuid primary key,
  user_id uuid
    constraint contact_messages_user_id_foreign references users on update no action on delete no action,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  priority boolean not null,
  created_at timestamptz not null
);
create index contact_messages_user_id_index on contact_messages (user_id);
create index contact_messages_created_at_index on contact_messages (created_at);
create index contact_messages_address on contact_messages (lower(email));

alter table outbox
  add column failed_at timestamptz,
  add column failure text;

create unlogged table rate_limits (
  key text primary key,
  points int not null default 0,
  expire bigint
);
create index rate_limits_expire_index on rate_limits (expire);

create index payments_user_id_index on payments (user_id);
drop index prompts_history;
create index prompts_history on prompts (user_id, created_at desc, id desc) include (status);
`;

/**
 * Records of payments stay 7 years after an account was deleted (specification, section 9); until
 * then no entry of the ledger goes.
 */
const RETENTION = `
create or replace function refuse_credit_entry_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from users where id = old.user_id
        and purged_at is not null and deleted_at < now() - interval '7 years') then
      return old;
    end if;
  end if;
  raise exception 'credit_entries is append-only';
end $$;
`;
