import { Migration } from '@mikro-orm/migrations';

/** Accounts, the credit ledger with the rules that the database itself enforces, prompts, outbox. */
export class Foundation extends Migration {
  override name = '20261120-foundation';

  override up(): void {
    this.addSql(TABLES);
    this.addSql(LEDGER_RULES);
  }
}

const TABLES = `
create table users (
  id uuid primary key,
  email text not null constraint users_email_unique unique,
  password_hash text not null,
  full_name text not null,
  preferred_language text not null default 'en',
  preferred_model text not null default 'claude',
  plan text not null default 'free',
  credits int not null default 0,
  token_version int not null default 0,
  email_verified_at timestamptz,
  created_at timestamptz not null,
  constraint users_credits_not_negative check (credits >= 0),
  constraint users_email_normalised check (email = lower(email)),
  constraint users_preferred_language_check
    check (preferred_language in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'it', 'ko', 'pt', 'ru')),
  constraint users_preferred_model_check check (preferred_model in ('claude', 'chatgpt', 'gemini')),
  constraint users_plan_check check (plan in ('free', 'starter', 'booster', 'pro'))
);

create table credit_entries (
  id bigserial primary key,
  user_id uuid not null
    constraint credit_entries_user_id_foreign references users on update no action on delete no action,
  kind text not null,
  amount int not null,
  balance_after int not null,
  reference text not null constraint credit_entries_reference_unique unique,
  created_at timestamptz not null default now(),
  constraint credit_entries_amount_not_zero check (amount <> 0),
  constraint credit_entries_kind_check check (kind in ('signup', 'generation', 'refund'))
);
create index credit_entries_statement on credit_entries (user_id, id);

create table prompts (
  id uuid primary key,
  user_id uuid not null
    constraint prompts_user_id_foreign references users on update no action on delete no action,
  status text not null default 'queued',
  created_at timestamptz not null,
  deadline_at timestamptz not null,
  ended_at timestamptz,
  original_input text not null,
  requested_use_case text not null,
  target_model text not null,
  language text not null,
  regenerates uuid,
  idempotency_key text,
  request_hash text,
  use_case text,
  provider text,
  optimized_prompt text,
  sections jsonb,
  placeholders jsonb,
  quality_score jsonb,
  request_score jsonb,
  estimated_tokens int,
  constraint prompts_idempotency_key unique (user_id, idempotency_key),
  constraint prompts_result_when_succeeded
    check ((status = 'succeeded') = (optimized_prompt is not null)),
  constraint prompts_status_check check (status in ('queued', 'running', 'succeeded', 'failed')),
  constraint prompts_requested_use_case_check
    check (requested_use_case in
      ('auto_detect', 'code_generation', 'content_creation', 'data_analysis', 'question_answering')),
  constraint prompts_target_model_check check (target_model in ('claude', 'chatgpt', 'gemini')),
  constraint prompts_language_check
    check (language in ('en', 'es', 'fr', 'de', 'zh', 'ja', 'it', 'ko', 'pt', 'ru')),
  constraint prompts_use_case_check
    check (use_case in
      ('code_generation', 'content_creation', 'data_analysis', 'question_answering'))
);
create index prompts_history on prompts (user_id, created_at desc, id desc) where status = 'succeeded';
create index prompts_idempotency_age on prompts (created_at) where idempotency_key is not null;
create index prompts_open on prompts (deadline_at) where status in ('queued', 'running');

create table outbox (
  queue text not null,
  key text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  relayed_at timestamptz,
  primary key (queue, key),
  constraint outbox_queue_check check (queue in ('generation', 'mail', 'upkeep'))
);

create table email_tokens (
  id uuid primary key,
  user_id uuid not null
    constraint email_tokens_user_id_foreign references users on update no action on delete cascade,
  purpose text not null,
  token_hash text not null constraint email_tokens_token_hash_unique unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint email_tokens_purpose_check check (purpose in ('verify_email'))
);
create index email_tokens_user_id_index on email_tokens (user_id);
create index email_tokens_expires_at_index on email_tokens (expires_at);

create table heartbeats (
  process text primary key,
  consumed_at timestamptz not null
);
`;

/**
 * The ledger's law, held by the database: a credit entry sets the balance, nothing else does, and no
 * entry changes or goes. The user's row is locked first, so that entries of one person line up; a
 * reference that is already in the ledger is skipped, so that a replay changes nothing. Number and
 * time are given under that lock, so that they follow the order of the balances.
 */
const LEDGER_RULES = `
create function post_credit_entry() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for no key update;
  if exists (select from credit_entries where reference = new.reference) then
    return null;
  end if;
  update users set credits = credits + new.amount where id = new.user_id
    returning credits into new.balance_after;
  new.id = nextval('credit_entries_id_seq');
  new.created_at = clock_timestamp();
  return new;
end $$;
create trigger post_credit_entry before insert on credit_entries
  for each row execute function post_credit_entry();

create function refuse_credit_entry_change() returns trigger language plpgsql as $$
begin
  raise exception 'credit_entries is append-only';
end $$;
create trigger refuse_credit_entry_change before update or delete on credit_entries
  for each row execute function refuse_credit_entry_change();
create trigger refuse_credit_entry_truncate before truncate on credit_entries
  for each statement execute function refuse_credit_entry_change();

create function refuse_balance_change() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'users.credits changes only through credit_entries';
  end if;
  return new;
end $$;
create trigger refuse_balance_change before update of credits on users
  for each row when (old.credits is distinct from new.credits)
  execute function refuse_balance_change();
create trigger refuse_opening_balance before insert on users
  for each row when (new.credits <> 0)
  execute function refuse_balance_change();
`;
