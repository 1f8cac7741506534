import { Migration } from '@mikro-orm/migrations';

/** Roles of support staff, locked accounts, the last login, and the audit of what staff do. */
export class Staff extends Migration {
  override name = '20261215-staff';

  override up(): void {
    this.addSql(TABLES);
    this.addSql(AUDIT_RULES);
  }
}

/** No foreign keys: an entry outlives the bare ids of both accounts. */
const TABLES = `
alter table users
  add column role text,
  add column locked_at timestamptz,
  add column last_login_at timestamptz,
  add constraint users_role_check check (role in ('support', 'admin')),
  add constraint users_staff_not_deleted check (role is null or deleted_at is null);

create table audit_entries (
  request_id uuid primary key,
  staff_id uuid not null,
  role text not null,
  operation text not null,
  account_id uuid,
  reason text not null,
  outcome text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null default now(),
  constraint audit_entries_role_check check (role in ('support', 'admin'))
);
create index audit_entries_at on audit_entries (at desc, request_id desc);
create index audit_entries_staff on audit_entries (staff_id, at desc);
create index audit_entries_account on audit_entries (account_id, at desc);
`;

/**
 * No entry changes: only the reason, which is free text, is emptied when the account that it is about is
 * purged. No entry goes before seven years have passed.
 */
const AUDIT_RULES = `
create function refuse_audit_entry_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason'
      and exists (select from users where id = old.account_id and purged_at is not null) then
      return new;
    end if;
  elsif tg_op = 'DELETE' then
    if old.at < now() - interval '7 years' then
      return old;
    end if;
  end if;
  raise exception 'audit_entries is append-only';
end $$;
create trigger refuse_audit_entry_change before update or delete on audit_entries
  for each row execute function refuse_audit_entry_change();
create trigger refuse_audit_entry_truncate before truncate on audit_entries
  for each statement execute function refuse_audit_entry_change();
`;
