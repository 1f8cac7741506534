-- A database of the release of commit 83e73af, written by that release: accounts, prompts and versions, purchases
-- with a refund and a lost dispute, a deleted account, an open generation. The password of every account is
-- Harbour-Crane-72. docs/OPERATIONS.md (Upgrading) is tested with it.
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE FUNCTION public.post_credit_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.refuse_balance_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'users.credits changes only through credit_entries';
  end if;
  return new;
end $$;

CREATE FUNCTION public.refuse_credit_entry_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' then
    if exists (select from users where id = old.user_id
        and purged_at is not null and deleted_at < now() - interval '7 years') then
      return old;
    end if;
  end if;
  raise exception 'credit_entries is append-only';
end $$;

CREATE FUNCTION public.settle_owed_credits() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

SET default_tablespace = '';

CREATE TABLE public.charge_facts (
    payment_intent text NOT NULL,
    charge text NOT NULL,
    refunded_cents integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.contact_messages (
    id uuid NOT NULL,
    user_id uuid,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    priority boolean NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.credit_entries (
    id bigint NOT NULL,
    user_id uuid NOT NULL,
    kind text NOT NULL,
    amount integer NOT NULL,
    balance_after integer NOT NULL,
    reference text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT credit_entries_amount_not_zero CHECK ((amount <> 0)),
    CONSTRAINT credit_entries_kind_check CHECK ((kind = ANY (ARRAY['signup'::text, 'generation'::text, 'refund'::text, 'purchase'::text, 'clawback'::text, 'dispute'::text, 'dispute_won'::text, 'settle'::text])))
);

CREATE SEQUENCE public.credit_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.credit_entries_id_seq OWNED BY public.credit_entries.id;

CREATE TABLE public.disputes (
    id text NOT NULL,
    payment_intent text NOT NULL,
    amount_cents integer NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    CONSTRAINT disputes_status_check CHECK ((status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])))
);

CREATE TABLE public.email_tokens (
    id uuid NOT NULL,
    user_id uuid,
    purpose text NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    new_email text,
    previous_email text,
    CONSTRAINT email_tokens_belong CHECK (((user_id IS NOT NULL) OR (purpose = 'reset_password'::text))),
    CONSTRAINT email_tokens_new_email CHECK (((purpose = 'change_email'::text) = (new_email IS NOT NULL))),
    CONSTRAINT email_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['verify_email'::text, 'change_email'::text, 'reset_password'::text])))
);

CREATE TABLE public.heartbeats (
    process text NOT NULL,
    consumed_at timestamp with time zone NOT NULL
);

CREATE TABLE public.mikro_orm_migrations (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    executed_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP(6) NOT NULL
);

CREATE SEQUENCE public.mikro_orm_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.mikro_orm_migrations_id_seq OWNED BY public.mikro_orm_migrations.id;

CREATE TABLE public.outbox (
    queue text NOT NULL,
    key text NOT NULL,
    payload jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    relayed_at timestamp with time zone,
    failed_at timestamp with time zone,
    failure text,
    CONSTRAINT outbox_queue_check CHECK ((queue = ANY (ARRAY['generation'::text, 'mail'::text, 'upkeep'::text])))
);

CREATE TABLE public.payments (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    pack text NOT NULL,
    credits integer NOT NULL,
    amount_cents integer NOT NULL,
    currency text NOT NULL,
    livemode boolean NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    checkout_session text,
    checkout_url text,
    expires_at timestamp with time zone,
    payment_intent text,
    receipt_url text,
    granted_credits integer DEFAULT 0 NOT NULL,
    revoked_credits integer DEFAULT 0 NOT NULL,
    refunded_credits integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    asked_at timestamp with time zone,
    CONSTRAINT payments_pack_check CHECK ((pack = ANY (ARRAY['starter'::text, 'booster'::text, 'pro'::text]))),
    CONSTRAINT payments_revoked_of_granted CHECK (((revoked_credits >= 0) AND (revoked_credits <= granted_credits) AND (granted_credits <= credits))),
    CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text, 'expired'::text])))
);

CREATE TABLE public.prompts (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    deadline_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    original_input text NOT NULL,
    requested_use_case text NOT NULL,
    target_model text NOT NULL,
    language text NOT NULL,
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
    estimated_tokens integer,
    family uuid,
    version integer DEFAULT 1 NOT NULL,
    refines uuid,
    wish text,
    note text,
    failure text,
    model text,
    input_tokens integer,
    output_tokens integer,
    cost_usd numeric(12,6),
    blueprint jsonb,
    quality_spans jsonb,
    request_spans jsonb,
    priority boolean DEFAULT false NOT NULL,
    favourite boolean DEFAULT false NOT NULL,
    CONSTRAINT prompts_failure_check CHECK ((failure = 'unchanged'::text)),
    CONSTRAINT prompts_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text, 'zh'::text, 'ja'::text, 'it'::text, 'ko'::text, 'pt'::text, 'ru'::text]))),
    CONSTRAINT prompts_refined_by_one CHECK ((((refines IS NULL) = (num_nonnulls(wish, note) = 0)) AND (num_nonnulls(wish, note) <= 1))),
    CONSTRAINT prompts_requested_use_case_check CHECK ((requested_use_case = ANY (ARRAY['auto_detect'::text, 'code_generation'::text, 'content_creation'::text, 'data_analysis'::text, 'question_answering'::text]))),
    CONSTRAINT prompts_result_when_succeeded CHECK (((status = 'succeeded'::text) = (optimized_prompt IS NOT NULL))),
    CONSTRAINT prompts_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'failed'::text]))),
    CONSTRAINT prompts_target_model_check CHECK ((target_model = ANY (ARRAY['claude'::text, 'chatgpt'::text, 'gemini'::text]))),
    CONSTRAINT prompts_use_case_check CHECK ((use_case = ANY (ARRAY['code_generation'::text, 'content_creation'::text, 'data_analysis'::text, 'question_answering'::text]))),
    CONSTRAINT prompts_wish_check CHECK ((wish = ANY (ARRAY['shorter'::text, 'longer'::text, 'simpler'::text, 'more_formal'::text, 'add_example'::text, 'stricter'::text])))
);

CREATE UNLOGGED TABLE public.rate_limits (
    key text NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE public.signup_grants (
    person text NOT NULL,
    granted_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.stripe_events (
    id text NOT NULL,
    type text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.templates (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    use_case text NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT templates_use_case_check CHECK ((use_case = ANY (ARRAY['auto_detect'::text, 'code_generation'::text, 'content_creation'::text, 'data_analysis'::text, 'question_answering'::text])))
);

CREATE TABLE public.users (
    id uuid NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    full_name text NOT NULL,
    preferred_language text DEFAULT 'en'::text NOT NULL,
    preferred_model text DEFAULT 'claude'::text NOT NULL,
    plan text DEFAULT 'free'::text NOT NULL,
    credits integer DEFAULT 0 NOT NULL,
    token_version integer DEFAULT 0 NOT NULL,
    email_verified_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    credits_owed integer DEFAULT 0 NOT NULL,
    stripe_customer text,
    low_credits_told boolean DEFAULT false NOT NULL,
    deleted_at timestamp with time zone,
    purged_at timestamp with time zone,
    purging boolean DEFAULT false NOT NULL,
    CONSTRAINT users_credits_not_negative CHECK ((credits >= 0)),
    CONSTRAINT users_credits_owed_not_negative CHECK ((credits_owed >= 0)),
    CONSTRAINT users_email_normalised CHECK ((email = lower(email))),
    CONSTRAINT users_plan_check CHECK ((plan = ANY (ARRAY['free'::text, 'starter'::text, 'booster'::text, 'pro'::text]))),
    CONSTRAINT users_preferred_language_check CHECK ((preferred_language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text, 'zh'::text, 'ja'::text, 'it'::text, 'ko'::text, 'pt'::text, 'ru'::text]))),
    CONSTRAINT users_preferred_model_check CHECK ((preferred_model = ANY (ARRAY['claude'::text, 'chatgpt'::text, 'gemini'::text]))),
    CONSTRAINT users_purged_is_bare CHECK (((purged_at IS NULL) OR ((deleted_at IS NOT NULL) AND (email = ((id)::text || '@purged.invalid'::text)) AND (full_name = ''::text) AND (password_hash = ''::text) AND (stripe_customer IS NULL) AND (email_verified_at IS NULL)))),
    CONSTRAINT users_purging_after_purge CHECK (((NOT purging) OR (purged_at IS NOT NULL)))
);

ALTER TABLE ONLY public.credit_entries ALTER COLUMN id SET DEFAULT nextval('public.credit_entries_id_seq'::regclass);

ALTER TABLE ONLY public.mikro_orm_migrations ALTER COLUMN id SET DEFAULT nextval('public.mikro_orm_migrations_id_seq'::regclass);

INSERT INTO public.charge_facts VALUES ('pi_mnbv58x1A706aHSh2NV6Efx5', 'ch_BwIYr7DEzY7gh2QV2nvP5JUk', 200);

INSERT INTO public.contact_messages VALUES ('a45c49d7-0c34-438f-b433-b9192fa4e8c3', NULL, 'Nora', 'nora@example.com', 'Hello', 'A message to support.', false, '2026-11-22 21:18:38.216709+00');

INSERT INTO public.credit_entries VALUES (2, 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'signup', 10, 10, 'signup:a3de7516-f3f9-4985-babc-d6dcf1b7b161', '2026-11-22 21:17:33.564475+00');
INSERT INTO public.credit_entries VALUES (4, 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'generation', -1, 9, 'generation:3ae56846-2a29-49e4-b146-621d5c735967', '2026-11-22 21:17:34.56972+00');
INSERT INTO public.credit_entries VALUES (6, 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'generation', -1, 8, 'generation:fde996e2-b3c1-411b-9713-f6fe69b16c68', '2026-11-22 21:17:36.467607+00');
INSERT INTO public.credit_entries VALUES (8, 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'generation', -1, 7, 'generation:c9c6c078-fc56-45e4-93c2-a1695f0cb19c', '2026-11-22 21:17:37.116481+00');
INSERT INTO public.credit_entries VALUES (10, 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'purchase', 25, 32, 'purchase:cs_test_opP8yYmgEzoIxH5M7gHS7tcLZvkiyU8ptXKUcgFfn25cm9IJTRM2jVLNPi', '2026-11-22 21:17:37.673589+00');
INSERT INTO public.credit_entries VALUES (12, 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'purchase', 100, 132, 'purchase:cs_test_HaT8yiUpcHXjbQ1eq4lctOaCGuqp7cGvRb6AQaq3LaWRCmqTPbpbVrkCnt', '2026-11-22 21:17:39.273005+00');
INSERT INTO public.credit_entries VALUES (14, 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'clawback', -40, 92, 'clawback:ch_BwIYr7DEzY7gh2QV2nvP5JUk:200', '2026-11-22 21:17:41.2821+00');
INSERT INTO public.credit_entries VALUES (16, 'db61f253-a325-41d5-a563-554f7348163e', 'signup', 10, 10, 'signup:db61f253-a325-41d5-a563-554f7348163e', '2026-11-22 21:17:42.949724+00');
INSERT INTO public.credit_entries VALUES (18, 'db61f253-a325-41d5-a563-554f7348163e', 'purchase', 25, 35, 'purchase:cs_test_v6ZfGxeWt2vQ02z6koYH6940Yw43h7ZJ5OVBjU4syHpmYp3t4pMuSroInC', '2026-11-22 21:17:43.514205+00');
INSERT INTO public.credit_entries VALUES (20, 'db61f253-a325-41d5-a563-554f7348163e', 'generation', -1, 34, 'generation:81c6215f-c7f1-4ec5-8ffb-964b635d2d74', '2026-11-22 21:17:45.29667+00');
INSERT INTO public.credit_entries VALUES (22, 'db61f253-a325-41d5-a563-554f7348163e', 'generation', -1, 33, 'generation:f5717ee2-a346-4a51-bae5-60e53680cda5', '2026-11-22 21:17:45.506648+00');
INSERT INTO public.credit_entries VALUES (24, 'db61f253-a325-41d5-a563-554f7348163e', 'generation', -1, 32, 'generation:bbd77782-0a3d-4361-9ab5-ec01ff96132b', '2026-11-22 21:17:45.718774+00');
INSERT INTO public.credit_entries VALUES (26, 'db61f253-a325-41d5-a563-554f7348163e', 'generation', -1, 31, 'generation:4b4807db-ea5a-47f1-a996-8c8432c76aa8', '2026-11-22 21:17:46.105667+00');
INSERT INTO public.credit_entries VALUES (28, 'db61f253-a325-41d5-a563-554f7348163e', 'generation', -1, 30, 'generation:2edc5c76-732a-4b5a-b682-0f9de61e295a', '2026-11-22 21:17:46.357749+00');
INSERT INTO public.credit_entries VALUES (30, 'db61f253-a325-41d5-a563-554f7348163e', 'dispute', -25, 5, 'dispute:du_UdIMCjCuLCoj7rj7fUPH4Wdb', '2026-11-22 21:17:46.500263+00');
INSERT INTO public.credit_entries VALUES (32, 'a1af92db-cdc0-49a8-8068-1d601042faf4', 'signup', 10, 10, 'signup:a1af92db-cdc0-49a8-8068-1d601042faf4', '2026-11-22 21:17:49.634022+00');
INSERT INTO public.credit_entries VALUES (34, 'a1af92db-cdc0-49a8-8068-1d601042faf4', 'generation', -1, 9, 'generation:af5c1700-8512-4cc8-906f-f5a55be056c2', '2026-11-22 21:17:50.050093+00');
INSERT INTO public.credit_entries VALUES (36, 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'generation', -1, 91, 'generation:1c42d038-8835-4109-a2f2-c87513ac47e3', '2026-11-22 21:18:35.075196+00');

INSERT INTO public.disputes VALUES ('du_UdIMCjCuLCoj7rj7fUPH4Wdb', 'pi_UZxTngbPjcZrqern0CuqqMxo', 199, 'lost');

INSERT INTO public.email_tokens VALUES ('8fac7e51-47dd-4019-bfd5-18b39f538771', 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'verify_email', 'a4f596865c2f4824cabdaf9641d731c5e2aec79b9baacce2d9721181280b84ac', '2026-11-23 21:17:33.587+00', NULL, '2026-11-22 21:17:33.522659+00', NULL, NULL);
INSERT INTO public.email_tokens VALUES ('2bf1d14e-01a3-4a65-b304-e0d10194c9fc', 'db61f253-a325-41d5-a563-554f7348163e', 'verify_email', 'c4795fe9caafebf17c2c34dffa4c2af5e02da82724256ef3da697c38bf74e20a', '2026-11-23 21:17:42.954+00', NULL, '2026-11-22 21:17:42.938724+00', NULL, NULL);

INSERT INTO public.mikro_orm_migrations VALUES (1, '20261120-foundation', '2026-11-22 21:08:24.511496+00');
INSERT INTO public.mikro_orm_migrations VALUES (2, '20261121-prompt-versions', '2026-11-22 21:08:24.511496+00');
INSERT INTO public.mikro_orm_migrations VALUES (3, '20261121-payments', '2026-11-22 21:08:24.511496+00');
INSERT INTO public.mikro_orm_migrations VALUES (4, '20261122-accounts', '2026-11-22 21:08:24.511496+00');
INSERT INTO public.mikro_orm_migrations VALUES (5, '20261123-library', '2026-11-22 21:08:24.511496+00');

INSERT INTO public.outbox VALUES ('mail', 'verify-email.8fac7e51-47dd-4019-bfd5-18b39f538771', '{"tokenId": "8fac7e51-47dd-4019-bfd5-18b39f538771", "template": "verify-email"}', '2026-11-22 21:17:33.522659+00', '2026-11-22 21:17:33.742+00', NULL, NULL);
INSERT INTO public.outbox VALUES ('mail', 'receipt-318f2939-8449-4409-9c5a-fd2dc21120b3', '{"template": "receipt", "paymentId": "318f2939-8449-4409-9c5a-fd2dc21120b3"}', '2026-11-22 21:17:37.667439+00', '2026-11-22 21:17:40.112+00', NULL, NULL);
INSERT INTO public.outbox VALUES ('mail', 'verify-email.2bf1d14e-01a3-4a65-b304-e0d10194c9fc', '{"tokenId": "2bf1d14e-01a3-4a65-b304-e0d10194c9fc", "template": "verify-email"}', '2026-11-22 21:17:42.938724+00', '2026-11-22 21:17:43.039+00', NULL, NULL);
INSERT INTO public.outbox VALUES ('mail', 'receipt-5f3c1d1d-5b78-4c68-bde4-9ac9eedc5159', '{"template": "receipt", "paymentId": "5f3c1d1d-5b78-4c68-bde4-9ac9eedc5159"}', '2026-11-22 21:17:39.267798+00', '2026-11-22 21:17:44.969+00', NULL, NULL);
INSERT INTO public.outbox VALUES ('mail', 'refund-5f3c1d1d-5b78-4c68-bde4-9ac9eedc5159-200', '{"template": "refund", "paymentId": "5f3c1d1d-5b78-4c68-bde4-9ac9eedc5159", "refundedCents": 200}', '2026-11-22 21:17:41.151738+00', '2026-11-22 21:17:45.094+00', NULL, NULL);
INSERT INTO public.outbox VALUES ('mail', 'receipt-e7b75c35-266f-42e3-bd36-19e45d117baa', '{"template": "receipt", "paymentId": "e7b75c35-266f-42e3-bd36-19e45d117baa"}', '2026-11-22 21:17:43.502271+00', '2026-11-22 21:17:49.935+00', NULL, NULL);
INSERT INTO public.outbox VALUES ('mail', 'account-deleted.a1af92db-cdc0-49a8-8068-1d601042faf4.1795382270590', '{"at": "2026-11-22T21:17:50.590Z", "userId": "a1af92db-cdc0-49a8-8068-1d601042faf4", "template": "account-deleted"}', '2026-11-22 21:17:50.592099+00', '2026-11-22 21:17:50.773+00', NULL, NULL);
INSERT INTO public.outbox VALUES ('generation', '1c42d038-8835-4109-a2f2-c87513ac47e3', '{"priority": true, "promptId": "1c42d038-8835-4109-a2f2-c87513ac47e3"}', '2026-11-22 21:18:35.057853+00', '2026-11-22 21:18:35.132+00', NULL, NULL);

INSERT INTO public.payments VALUES ('318f2939-8449-4409-9c5a-fd2dc21120b3', 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'starter', 25, 199, 'usd', false, 'paid', 'cs_test_opP8yYmgEzoIxH5M7gHS7tcLZvkiyU8ptXKUcgFfn25cm9IJTRM2jVLNPi', NULL, '2026-11-23 17:17:37+00', 'pi_Qt7mnChxeH2tsVqdXBCUlMiz', 'http://localhost:5930/receipts/ch_r6bVxK32g5DIgOdNTIF23Lca', 25, 0, 0, '2026-11-22 21:17:37.449+00', '2026-11-22 21:17:37.672+00', NULL);
INSERT INTO public.payments VALUES ('5f3c1d1d-5b78-4c68-bde4-9ac9eedc5159', 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'booster', 100, 499, 'usd', false, 'paid', 'cs_test_HaT8yiUpcHXjbQ1eq4lctOaCGuqp7cGvRb6AQaq3LaWRCmqTPbpbVrkCnt', NULL, '2026-11-23 17:17:39+00', 'pi_mnbv58x1A706aHSh2NV6Efx5', 'http://localhost:5930/receipts/ch_BwIYr7DEzY7gh2QV2nvP5JUk', 100, 40, 40, '2026-11-22 21:17:39.225+00', '2026-11-22 21:17:39.271+00', NULL);
INSERT INTO public.payments VALUES ('e7b75c35-266f-42e3-bd36-19e45d117baa', 'db61f253-a325-41d5-a563-554f7348163e', 'starter', 25, 199, 'usd', false, 'paid', 'cs_test_v6ZfGxeWt2vQ02z6koYH6940Yw43h7ZJ5OVBjU4syHpmYp3t4pMuSroInC', NULL, '2026-11-23 17:17:43+00', 'pi_UZxTngbPjcZrqern0CuqqMxo', 'http://localhost:5930/receipts/ch_flEr7Pf5GT3vH2bzFjk3emAU', 25, 25, 0, '2026-11-22 21:17:43.393+00', '2026-11-22 21:17:43.505+00', NULL);

INSERT INTO public.prompts VALUES ('fde996e2-b3c1-411b-9713-f6fe69b16c68', 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'succeeded', '2026-11-22 21:17:36.463+00', '2026-11-22 21:22:36.463+00', '2026-11-22 21:17:37.062+00', 'job ad for our bakery, weekend shifts, 15 euros an hour', 'auto_detect', 'claude', 'en', NULL, NULL, '45ba7a8fdc8e698865d92cd310f599a71b1fef194c65854b64f0cb95d57859e9', 'content_creation', 'composer', '<role>
You are a writer of bakery job ads who sounds like a future colleague and not like a company.
</role>

<context>
- Name of the employer, and the place of work: {{employer_and_place}}
</context>

My request as I typed it stands in the request tag.
<request>
job ad for our bakery, weekend shifts, 15 euros an hour
</request>

<task>
Write a job ad for our bakery.
</task>

<constraints>
- State only what the request says about pay, hours and demands.
- Write it as short as it can be with every fact of the request in it; that is the length asked for.
- If employer or place is not given, leave a blank in square brackets.
- Answer in English.
</constraints>

<output_format>
1. A headline of at most eight words, with a word that belongs to the bakery.
2. Two short paragraphs: what the day is like, and whom the place suits.
3. A list: hours, pay, start, what is needed, how to apply.
</output_format>

<examples>
Headlines and openings of the wanted kind, for other jobs:
<example>
Job: dental assistant
Line: You hold the lamp, the hand and the mood.
</example>
</examples>

<self_check>
Before you answer, go through these points:
- Check that each of these is in it, unchanged: weekend shifts and 15 euros an hour.
</self_check>', '[{"key": "role", "text": "<role>\nYou are a writer of bakery job ads who sounds like a future colleague and not like a company.\n</role>", "label": "Role"}, {"key": "context", "text": "<context>\n- Name of the employer, and the place of work: {{employer_and_place}}\n</context>", "label": "Context"}, {"key": "material", "text": "My request as I typed it stands in the request tag.\n<request>\njob ad for our bakery, weekend shifts, 15 euros an hour\n</request>", "label": "Request"}, {"key": "objective", "text": "<task>\nWrite a job ad for our bakery.\n</task>", "label": "Task"}, {"key": "constraints", "text": "<constraints>\n- State only what the request says about pay, hours and demands.\n- Write it as short as it can be with every fact of the request in it; that is the length asked for.\n- If employer or place is not given, leave a blank in square brackets.\n- Answer in English.\n</constraints>", "label": "Constraints"}, {"key": "format", "text": "<output_format>\n1. A headline of at most eight words, with a word that belongs to the bakery.\n2. Two short paragraphs: what the day is like, and whom the place suits.\n3. A list: hours, pay, start, what is needed, how to apply.\n</output_format>", "label": "Output format"}, {"key": "examples", "text": "<examples>\nHeadlines and openings of the wanted kind, for other jobs:\n<example>\nJob: dental assistant\nLine: You hold the lamp, the hand and the mood.\n</example>\n</examples>", "label": "Examples"}, {"key": "validation", "text": "<self_check>\nBefore you answer, go through these points:\n- Check that each of these is in it, unchanged: weekend shifts and 15 euros an hour.\n</self_check>", "label": "Self-check"}]', '["employer_and_place"]', '{"has_role": true, "has_format": true, "has_context": false, "has_examples": true, "has_objective": true, "has_validation": true, "has_constraints": true}', '{"has_role": false, "has_format": false, "has_context": false, "has_examples": false, "has_objective": false, "has_validation": false, "has_constraints": false}', 307, '3ae56846-2a29-49e4-b146-621d5c735967', 2, '3ae56846-2a29-49e4-b146-621d5c735967', 'shorter', NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "writer of bakery job ads who sounds like a future colleague and not like a company", "steps": [], "context": [], "useCase": "content_creation", "examples": [{"input": "dental assistant", "output": "You hold the lamp, the hand and the mood."}], "objective": "Write a job ad for our bakery", "validation": ["Check that each of these is in it, unchanged: weekend shifts and 15 euros an hour"], "constraints": [{"rule": "State only what the request says about pay, hours and demands", "reason": null}, {"rule": "Write it as short as it can be with every fact of the request in it; that is the length asked for", "reason": null}], "exampleIntro": "Headlines and openings of the wanted kind, for other jobs", "outputFormat": ["A headline of at most eight words, with a word that belongs to the bakery", "Two short paragraphs: what the day is like, and whom the place suits", "A list: hours, pay, start, what is needed, how to apply"], "placeholders": [{"name": "employer_and_place", "label": "Name of the employer, and the place of work", "ifMissing": "If employer or place is not given, leave a blank in square brackets."}], "exampleLabels": {"input": "Job", "output": "Line"}, "artefactLanguage": null}', '{"has_role": {"end": 100, "start": 7}, "has_format": {"end": 893, "start": 683}, "has_context": null, "has_examples": {"end": 1072, "start": 923}, "has_objective": {"end": 369, "start": 339}, "has_validation": {"end": 1227, "start": 1099}, "has_constraints": {"end": 650, "start": 395}}', '{"has_role": null, "has_format": null, "has_context": null, "has_examples": null, "has_objective": null, "has_validation": null, "has_constraints": null}', false, false);
INSERT INTO public.prompts VALUES ('c9c6c078-fc56-45e4-93c2-a1695f0cb19c', 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'succeeded', '2026-11-22 21:17:37.114+00', '2026-11-22 21:22:37.114+00', '2026-11-22 21:17:37.367+00', 'write a python function that reads a csv file', 'auto_detect', 'chatgpt', 'en', NULL, NULL, '1f5594ec73dc5e0a6f98d764b0b6a4534f23820fd03d0e75a6ecc050af06f5e5', 'code_generation', 'composer', '# Role
You are a Python developer who writes small, strict functions for input that comes from outside.

# Task
Write a Python function that reads a CSV file.

# Request
My request as I typed it stands in this block.

> write a python function that reads a csv file

# Method
- Fix the signature: what goes in, what comes out, which errors there are.
- Decide for every wrong input whether it is refused or ignored, and make that visible.

# Done when
- Go by hand through the sample from the request, a cut-off input and a value of the wrong type.

# Limits
- Use the standard library where it is enough.
- Where something is left open, take the likeliest reading, mark it as an assumption, and do not ask back.
- Keep the answer to at most 200 words besides code and tables.
- Write explanations and code comments in English.

# Output format
1. The Python function with its imports, in one code block.
2. The test file, in a second block.
3. At most five sentences on the decisions taken.

One example (rows of a table test, from another function):
> Input: `"1e3"`
> Wanted: error: only digits are allowed', '[{"key": "role", "text": "# Role\nYou are a Python developer who writes small, strict functions for input that comes from outside.", "label": "Role"}, {"key": "objective", "text": "# Task\nWrite a Python function that reads a CSV file.", "label": "Task"}, {"key": "material", "text": "# Request\nMy request as I typed it stands in this block.\n\n> write a python function that reads a csv file", "label": "Request"}, {"key": "instructions", "text": "# Method\n- Fix the signature: what goes in, what comes out, which errors there are.\n- Decide for every wrong input whether it is refused or ignored, and make that visible.", "label": "Method"}, {"key": "validation", "text": "# Done when\n- Go by hand through the sample from the request, a cut-off input and a value of the wrong type.", "label": "Done when"}, {"key": "constraints", "text": "# Limits\n- Use the standard library where it is enough.\n- Where something is left open, take the likeliest reading, mark it as an assumption, and do not ask back.\n- Keep the answer to at most 200 words besides code and tables.\n- Write explanations and code comments in English.", "label": "Limits"}, {"key": "format", "text": "# Output format\n1. The Python function with its imports, in one code block.\n2. The test file, in a second block.\n3. At most five sentences on the decisions taken.\n\nOne example (rows of a table test, from another function):\n> Input: `\"1e3\"`\n> Wanted: error: only digits are allowed", "label": "Output format"}]', '[]', '{"has_role": true, "has_format": true, "has_context": false, "has_examples": true, "has_objective": true, "has_validation": true, "has_constraints": true}', '{"has_role": false, "has_format": true, "has_context": false, "has_examples": false, "has_objective": true, "has_validation": false, "has_constraints": false}', 258, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "Python developer who writes small, strict functions for input that comes from outside", "steps": ["Fix the signature: what goes in, what comes out, which errors there are", "Decide for every wrong input whether it is refused or ignored, and make that visible"], "context": [], "useCase": "code_generation", "examples": [{"input": "`\"1e3\"`", "output": "error: only digits are allowed"}, {"input": "`\"\"`", "output": "error: nothing to read"}], "objective": "Write a Python function that reads a CSV file", "validation": ["Go by hand through the sample from the request, a cut-off input and a value of the wrong type"], "constraints": [{"rule": "Use the standard library where it is enough", "reason": "a small function should not bring a dependency"}], "exampleIntro": "Rows of a table test, from another function", "outputFormat": ["The Python function with its imports, in one code block", "The test file, in a second block", "At most five sentences on the decisions taken"], "placeholders": [], "exampleLabels": {"input": "Input", "output": "Wanted"}, "artefactLanguage": null}', '{"has_role": {"end": 103, "start": 7}, "has_format": {"end": 1109, "start": 845}, "has_context": null, "has_examples": {"end": 1068, "start": 1052}, "has_objective": {"end": 158, "start": 112}, "has_validation": {"end": 548, "start": 454}, "has_constraints": {"end": 827, "start": 561}}', '{"has_role": null, "has_format": {"end": 45, "start": 0}, "has_context": null, "has_examples": null, "has_objective": {"end": 45, "start": 0}, "has_validation": null, "has_constraints": null}', false, false);
INSERT INTO public.prompts VALUES ('3ae56846-2a29-49e4-b146-621d5c735967', 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'succeeded', '2026-11-22 21:17:34.542+00', '2026-11-22 21:22:34.542+00', '2026-11-22 21:17:36.374+00', 'job ad for our bakery, weekend shifts, 15 euros an hour', 'auto_detect', 'claude', 'en', NULL, 'key-of-an-earlier-release', 'a6b85b78cfd86deb92628ff5260327ca59a9418832efa07a3ebbf2039fee230e', 'content_creation', 'composer', '<role>
You are a writer of bakery job ads who sounds like a future colleague and not like a company.
</role>

<context>
- Weekend shifts.
- 15 euros an hour.
- Not told: main tasks.
- Name of the employer, and the place of work: {{employer_and_place}}
- How to apply, and until when: {{how_to_apply}}
</context>

My request as I typed it stands in the request tag.
<request>
job ad for our bakery, weekend shifts, 15 euros an hour
</request>

<task>
Write a job ad for our bakery.
</task>

<constraints>
- State only what the request says about pay, hours and demands, because applicants will hold the employer to it.
- Leave out anything that could shut people out by age, gender or origin, because in many countries such an ad is unlawful.
- If employer or place is not given, leave a blank in square brackets. If the way to apply is not given, leave a blank in square brackets for it.
- Answer in English.
</constraints>

<output_format>
1. A headline of at most eight words, with a word that belongs to the bakery.
2. Two short paragraphs: what the day is like, and whom the place suits.
3. A list: hours, pay, start, what is needed, how to apply.
</output_format>

<examples>
Headlines and openings of the wanted kind, for other jobs:
<example>
Job: dental assistant
Line: You hold the lamp, the hand and the mood.
</example>
<example>
Job: tree nursery hand
Line: You will know 40 kinds of bark by autumn.
</example>
</examples>

<self_check>
Before you answer, go through these points:
- Hours, pay, start and how to apply are each there, or stand as a blank.
- Check that each of these is in it, unchanged: weekend shifts and 15 euros an hour.
</self_check>', '[{"key": "role", "text": "<role>\nYou are a writer of bakery job ads who sounds like a future colleague and not like a company.\n</role>", "label": "Role"}, {"key": "context", "text": "<context>\n- Weekend shifts.\n- 15 euros an hour.\n- Not told: main tasks.\n- Name of the employer, and the place of work: {{employer_and_place}}\n- How to apply, and until when: {{how_to_apply}}\n</context>", "label": "Context"}, {"key": "material", "text": "My request as I typed it stands in the request tag.\n<request>\njob ad for our bakery, weekend shifts, 15 euros an hour\n</request>", "label": "Request"}, {"key": "objective", "text": "<task>\nWrite a job ad for our bakery.\n</task>", "label": "Task"}, {"key": "constraints", "text": "<constraints>\n- State only what the request says about pay, hours and demands, because applicants will hold the employer to it.\n- Leave out anything that could shut people out by age, gender or origin, because in many countries such an ad is unlawful.\n- If employer or place is not given, leave a blank in square brackets. If the way to apply is not given, leave a blank in square brackets for it.\n- Answer in English.\n</constraints>", "label": "Constraints"}, {"key": "format", "text": "<output_format>\n1. A headline of at most eight words, with a word that belongs to the bakery.\n2. Two short paragraphs: what the day is like, and whom the place suits.\n3. A list: hours, pay, start, what is needed, how to apply.\n</output_format>", "label": "Output format"}, {"key": "examples", "text": "<examples>\nHeadlines and openings of the wanted kind, for other jobs:\n<example>\nJob: dental assistant\nLine: You hold the lamp, the hand and the mood.\n</example>\n<example>\nJob: tree nursery hand\nLine: You will know 40 kinds of bark by autumn.\n</example>\n</examples>", "label": "Examples"}, {"key": "validation", "text": "<self_check>\nBefore you answer, go through these points:\n- Hours, pay, start and how to apply are each there, or stand as a blank.\n- Check that each of these is in it, unchanged: weekend shifts and 15 euros an hour.\n</self_check>", "label": "Self-check"}]', '["employer_and_place", "how_to_apply"]', '{"has_role": true, "has_format": true, "has_context": true, "has_examples": true, "has_objective": true, "has_validation": true, "has_constraints": true}', '{"has_role": false, "has_format": false, "has_context": false, "has_examples": false, "has_objective": false, "has_validation": false, "has_constraints": false}', 412, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "writer of bakery job ads who sounds like a future colleague and not like a company", "steps": [], "context": ["Weekend shifts", "15 euros an hour", "Not told: main tasks"], "useCase": "content_creation", "examples": [{"input": "dental assistant", "output": "You hold the lamp, the hand and the mood."}, {"input": "tree nursery hand", "output": "You will know 40 kinds of bark by autumn."}], "objective": "Write a job ad for our bakery", "validation": ["Hours, pay, start and how to apply are each there, or stand as a blank", "Check that each of these is in it, unchanged: weekend shifts and 15 euros an hour"], "constraints": [{"rule": "State only what the request says about pay, hours and demands", "reason": "applicants will hold the employer to it"}, {"rule": "Leave out anything that could shut people out by age, gender or origin", "reason": "in many countries such an ad is unlawful"}], "exampleIntro": "Headlines and openings of the wanted kind, for other jobs", "outputFormat": ["A headline of at most eight words, with a word that belongs to the bakery", "Two short paragraphs: what the day is like, and whom the place suits", "A list: hours, pay, start, what is needed, how to apply"], "placeholders": [{"name": "employer_and_place", "label": "Name of the employer, and the place of work", "ifMissing": "If employer or place is not given, leave a blank in square brackets."}, {"name": "how_to_apply", "label": "How to apply, and until when", "ifMissing": "If the way to apply is not given, leave a blank in square brackets for it."}], "exampleLabels": {"input": "Job", "output": "Line"}, "artefactLanguage": null}', '{"has_role": {"end": 100, "start": 7}, "has_format": {"end": 1151, "start": 941}, "has_context": {"end": 157, "start": 122}, "has_examples": {"end": 1422, "start": 1181}, "has_objective": {"end": 480, "start": 450}, "has_validation": {"end": 1651, "start": 1449}, "has_constraints": {"end": 181, "start": 170}}', '{"has_role": null, "has_format": null, "has_context": null, "has_examples": null, "has_objective": null, "has_validation": null, "has_constraints": null}', false, true);
INSERT INTO public.prompts VALUES ('f5717ee2-a346-4a51-bae5-60e53680cda5', 'db61f253-a325-41d5-a563-554f7348163e', 'succeeded', '2026-11-22 21:17:45.5+00', '2026-11-22 21:22:45.5+00', '2026-11-22 21:17:45.668+00', 'translate this sentence number 1 to French', 'auto_detect', 'gemini', 'en', NULL, NULL, '256f4c1bf6f07f2188cb08973162b8ddc1a44bab8c716539fa48fbd995ec7a1b', 'content_creation', 'composer', '## Persona
Editor who keeps every fact of a text and changes only its manner.

## Task
Translate this sentence number 1 to French.

## Context
My request as I typed it stands in this block.

> translate this sentence number 1 to French

- The text to work on: {{text}}

## Format
1. The new text first, alone in a block.
2. Below it, at most three words without an exact match, with the choice made.

## Examples
Pairs of the wanted kind, from other texts:

Before: You never answer my mails.
After: I have not heard back yet; did my mail of Monday reach you?

Before: We leverage synergies across verticals.
After: Our repair and sales teams share one customer list.

## Constraints
Based on the request and the facts above:
- Keep every fact, name and number, and the point the writer makes.
- If no text is given, ask for it and do nothing else.
- Before answering, make sure that a reader who sees only the new text understands the same point.
- Answer in English.', '[{"key": "role", "text": "## Persona\nEditor who keeps every fact of a text and changes only its manner.", "label": "Persona"}, {"key": "objective", "text": "## Task\nTranslate this sentence number 1 to French.", "label": "Task"}, {"key": "context", "text": "## Context\nMy request as I typed it stands in this block.\n\n> translate this sentence number 1 to French\n\n- The text to work on: {{text}}", "label": "Context"}, {"key": "format", "text": "## Format\n1. The new text first, alone in a block.\n2. Below it, at most three words without an exact match, with the choice made.", "label": "Format"}, {"key": "examples", "text": "## Examples\nPairs of the wanted kind, from other texts:\n\nBefore: You never answer my mails.\nAfter: I have not heard back yet; did my mail of Monday reach you?\n\nBefore: We leverage synergies across verticals.\nAfter: Our repair and sales teams share one customer list.", "label": "Examples"}, {"key": "constraints", "text": "## Constraints\nBased on the request and the facts above:\n- Keep every fact, name and number, and the point the writer makes.\n- If no text is given, ask for it and do nothing else.\n- Before answering, make sure that a reader who sees only the new text understands the same point.\n- Answer in English.", "label": "Constraints"}]', '["text"]', '{"has_role": true, "has_format": true, "has_context": false, "has_examples": true, "has_objective": true, "has_validation": true, "has_constraints": true}', '{"has_role": false, "has_format": false, "has_context": false, "has_examples": false, "has_objective": true, "has_validation": false, "has_constraints": false}', 225, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "editor who keeps every fact of a text and changes only its manner", "steps": [], "context": [], "useCase": "content_creation", "examples": [{"input": "You never answer my mails.", "output": "I have not heard back yet; did my mail of Monday reach you?"}, {"input": "We leverage synergies across verticals.", "output": "Our repair and sales teams share one customer list."}], "objective": "Translate this sentence number 1 to French", "validation": ["A reader who sees only the new text understands the same point"], "constraints": [{"rule": "Keep every fact, name and number, and the point the writer makes", "reason": "only the manner is to change"}], "exampleIntro": "Pairs of the wanted kind, from other texts", "outputFormat": ["The new text first, alone in a block", "Below it, at most three words without an exact match, with the choice made"], "placeholders": [{"name": "text", "label": "The text to work on", "ifMissing": "If no text is given, ask for it and do nothing else."}], "exampleLabels": {"input": "Before", "output": "After"}, "artefactLanguage": null}', '{"has_role": {"end": 77, "start": 11}, "has_format": {"end": 399, "start": 280}, "has_context": null, "has_examples": {"end": 559, "start": 458}, "has_objective": {"end": 130, "start": 87}, "has_validation": {"end": 848, "start": 796}, "has_constraints": {"end": 968, "start": 684}}', '{"has_role": null, "has_format": null, "has_context": null, "has_examples": null, "has_objective": {"end": 42, "start": 0}, "has_validation": null, "has_constraints": null}', false, false);
INSERT INTO public.prompts VALUES ('af5c1700-8512-4cc8-906f-f5a55be056c2', 'a1af92db-cdc0-49a8-8068-1d601042faf4', 'succeeded', '2026-11-22 21:17:50.02+00', '2026-11-22 21:22:50.02+00', '2026-11-22 21:17:50.419+00', 'plan a birthday party for ten children', 'auto_detect', 'claude', 'en', NULL, NULL, 'f4e95bc9a7165e5a731106c72aa56a6d862125ed7118ab0e53fca060901c4087', 'question_answering', 'composer', '<role>
You are a planner who works back from the deadline.
</role>

<context>
- Dates that cannot move: {{fixed_dates}}
- Who can take on a part: {{who_can_help}}
</context>

My request as I typed it stands in the request tag.
<request>
plan a birthday party for ten children
</request>

<task>
Plan a birthday party for ten children.
</task>

<instructions>
1. Mark what depends on what.
2. Work back from the last fixed date.
</instructions>

<constraints>
- Keep the dates I named, and say so if two of them cannot both hold, because they are fixed.
- Mark waiting times and fees you are not certain of as ones to check.
- If no dates are given, number the weeks from the start. If nobody is named, plan for one person.
- Answer in English.
</constraints>

<output_format>
1. A table: when, what, what it needs, how long.
2. Below it three things that are usually noticed too late.
3. The first step for this week.
</output_format>

<examples>
Rows of the wanted table, from another plan:
<example>
When: last week
Row: `| last week | clear the old kitchen | empty boxes | two evenings |`
</example>
<example>
When: 3 weeks before
Row: `| 3 weeks before | book the electrician | oven on site | half a day |`
</example>
</examples>

<self_check>
Before you answer, go through these points:
- Nothing starts before what it needs.
</self_check>', '[{"key": "role", "text": "<role>\nYou are a planner who works back from the deadline.\n</role>", "label": "Role"}, {"key": "context", "text": "<context>\n- Dates that cannot move: {{fixed_dates}}\n- Who can take on a part: {{who_can_help}}\n</context>", "label": "Context"}, {"key": "material", "text": "My request as I typed it stands in the request tag.\n<request>\nplan a birthday party for ten children\n</request>", "label": "Request"}, {"key": "objective", "text": "<task>\nPlan a birthday party for ten children.\n</task>", "label": "Task"}, {"key": "instructions", "text": "<instructions>\n1. Mark what depends on what.\n2. Work back from the last fixed date.\n</instructions>", "label": "Instructions"}, {"key": "constraints", "text": "<constraints>\n- Keep the dates I named, and say so if two of them cannot both hold, because they are fixed.\n- Mark waiting times and fees you are not certain of as ones to check.\n- If no dates are given, number the weeks from the start. If nobody is named, plan for one person.\n- Answer in English.\n</constraints>", "label": "Constraints"}, {"key": "format", "text": "<output_format>\n1. A table: when, what, what it needs, how long.\n2. Below it three things that are usually noticed too late.\n3. The first step for this week.\n</output_format>", "label": "Output format"}, {"key": "examples", "text": "<examples>\nRows of the wanted table, from another plan:\n<example>\nWhen: last week\nRow: `| last week | clear the old kitchen | empty boxes | two evenings |`\n</example>\n<example>\nWhen: 3 weeks before\nRow: `| 3 weeks before | book the electrician | oven on site | half a day |`\n</example>\n</examples>", "label": "Examples"}, {"key": "validation", "text": "<self_check>\nBefore you answer, go through these points:\n- Nothing starts before what it needs.\n</self_check>", "label": "Self-check"}]', '["fixed_dates", "who_can_help"]', '{"has_role": true, "has_format": true, "has_context": true, "has_examples": true, "has_objective": true, "has_validation": true, "has_constraints": true}', '{"has_role": false, "has_format": false, "has_context": true, "has_examples": false, "has_objective": true, "has_validation": false, "has_constraints": false}', 335, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "planner who works back from the deadline", "steps": ["Mark what depends on what", "Work back from the last fixed date"], "context": [], "useCase": "question_answering", "examples": [{"input": "last week", "output": "`| last week | clear the old kitchen | empty boxes | two evenings |`"}, {"input": "3 weeks before", "output": "`| 3 weeks before | book the electrician | oven on site | half a day |`"}], "objective": "Plan a birthday party for ten children", "validation": ["Nothing starts before what it needs"], "constraints": [{"rule": "Keep the dates I named, and say so if two of them cannot both hold", "reason": "they are fixed"}, {"rule": "Mark waiting times and fees you are not certain of as ones to check", "reason": null}], "exampleIntro": "Rows of the wanted table, from another plan", "outputFormat": ["A table: when, what, what it needs, how long", "Below it three things that are usually noticed too late", "The first step for this week"], "placeholders": [{"name": "fixed_dates", "label": "Dates that cannot move", "ifMissing": "If no dates are given, number the weeks from the start."}, {"name": "who_can_help", "label": "Who can take on a part", "ifMissing": "If nobody is named, plan for one person."}], "exampleLabels": {"input": "When", "output": "Row"}, "artefactLanguage": null}', '{"has_role": {"end": 58, "start": 7}, "has_format": {"end": 917, "start": 776}, "has_context": {"end": 427, "start": 392}, "has_examples": {"end": 1221, "start": 947}, "has_objective": {"end": 334, "start": 295}, "has_validation": {"end": 1330, "start": 1248}, "has_constraints": {"end": 743, "start": 461}}', '{"has_role": null, "has_format": null, "has_context": {"end": 38, "start": 0}, "has_examples": null, "has_objective": {"end": 38, "start": 0}, "has_validation": null, "has_constraints": null}', false, false);
INSERT INTO public.prompts VALUES ('81c6215f-c7f1-4ec5-8ffb-964b635d2d74', 'db61f253-a325-41d5-a563-554f7348163e', 'succeeded', '2026-11-22 21:17:45.285+00', '2026-11-22 21:22:45.285+00', '2026-11-22 21:17:45.479+00', 'translate this sentence number 0 to French', 'auto_detect', 'gemini', 'en', NULL, NULL, 'a0cffd7450c9c9b7f458cd313946157f34dc05f31830459b79ab85c87dee9581', 'content_creation', 'composer', '## Persona
Editor who keeps every fact of a text and changes only its manner.

## Task
Translate this sentence number 0 to French.

## Context
My request as I typed it stands in this block.

> translate this sentence number 0 to French

- The text to work on: {{text}}

## Format
1. The new text first, alone in a block.
2. Below it, at most three words without an exact match, with the choice made.

## Examples
Pairs of the wanted kind, from other texts:

Before: it is what it is
After: the date cannot be moved, the room can

Before: do it properly this time
After: please check the second page before sending it

## Constraints
Based on the request and the facts above:
- Keep every fact, name and number, and the point the writer makes.
- If no text is given, ask for it and do nothing else.
- Before answering, make sure that a reader who sees only the new text understands the same point.
- Answer in English.', '[{"key": "role", "text": "## Persona\nEditor who keeps every fact of a text and changes only its manner.", "label": "Persona"}, {"key": "objective", "text": "## Task\nTranslate this sentence number 0 to French.", "label": "Task"}, {"key": "context", "text": "## Context\nMy request as I typed it stands in this block.\n\n> translate this sentence number 0 to French\n\n- The text to work on: {{text}}", "label": "Context"}, {"key": "format", "text": "## Format\n1. The new text first, alone in a block.\n2. Below it, at most three words without an exact match, with the choice made.", "label": "Format"}, {"key": "examples", "text": "## Examples\nPairs of the wanted kind, from other texts:\n\nBefore: it is what it is\nAfter: the date cannot be moved, the room can\n\nBefore: do it properly this time\nAfter: please check the second page before sending it", "label": "Examples"}, {"key": "constraints", "text": "## Constraints\nBased on the request and the facts above:\n- Keep every fact, name and number, and the point the writer makes.\n- If no text is given, ask for it and do nothing else.\n- Before answering, make sure that a reader who sees only the new text understands the same point.\n- Answer in English.", "label": "Constraints"}]', '["text"]', '{"has_role": true, "has_format": true, "has_context": false, "has_examples": true, "has_objective": true, "has_validation": true, "has_constraints": true}', '{"has_role": false, "has_format": false, "has_context": false, "has_examples": false, "has_objective": true, "has_validation": false, "has_constraints": false}', 217, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "editor who keeps every fact of a text and changes only its manner", "steps": [], "context": [], "useCase": "content_creation", "examples": [{"input": "it is what it is", "output": "the date cannot be moved, the room can"}, {"input": "do it properly this time", "output": "please check the second page before sending it"}], "objective": "Translate this sentence number 0 to French", "validation": ["A reader who sees only the new text understands the same point"], "constraints": [{"rule": "Keep every fact, name and number, and the point the writer makes", "reason": "only the manner is to change"}], "exampleIntro": "Pairs of the wanted kind, from other texts", "outputFormat": ["The new text first, alone in a block", "Below it, at most three words without an exact match, with the choice made"], "placeholders": [{"name": "text", "label": "The text to work on", "ifMissing": "If no text is given, ask for it and do nothing else."}], "exampleLabels": {"input": "Before", "output": "After"}, "artefactLanguage": null}', '{"has_role": {"end": 77, "start": 11}, "has_format": {"end": 399, "start": 280}, "has_context": null, "has_examples": {"end": 528, "start": 458}, "has_objective": {"end": 130, "start": 87}, "has_validation": {"end": 797, "start": 745}, "has_constraints": {"end": 917, "start": 633}}', '{"has_role": null, "has_format": null, "has_context": null, "has_examples": null, "has_objective": {"end": 42, "start": 0}, "has_validation": null, "has_constraints": null}', false, false);
INSERT INTO public.prompts VALUES ('bbd77782-0a3d-4361-9ab5-ec01ff96132b', 'db61f253-a325-41d5-a563-554f7348163e', 'succeeded', '2026-11-22 21:17:45.716+00', '2026-11-22 21:22:45.716+00', '2026-11-22 21:17:45.833+00', 'translate this sentence number 2 to French', 'auto_detect', 'gemini', 'en', NULL, NULL, '7dac6e04a787861e917a17e1d107e9cbdbccf9f127a296206ac2db7fe0d22fa9', 'content_creation', 'composer', '## Persona
Editor who keeps every fact of a text and changes only its manner.

## Task
Translate this sentence number 2 to French.

## Context
My request as I typed it stands in this block.

> translate this sentence number 2 to French

- The text to work on: {{text}}

## Format
1. The new text first, alone in a block.
2. Below it, at most three words without an exact match, with the choice made.

## Examples
Pairs of the wanted kind, from other texts:

Before: Kindly be informed that the office is shut.
After: The office is closed on Friday.

Before: This is obviously wrong.
After: The total on page 2 differs from the one on page 5.

## Constraints
Based on the request and the facts above:
- Keep every fact, name and number, and the point the writer makes.
- If no text is given, ask for it and do nothing else.
- Before answering, make sure that a reader who sees only the new text understands the same point.
- Answer in English.', '[{"key": "role", "text": "## Persona\nEditor who keeps every fact of a text and changes only its manner.", "label": "Persona"}, {"key": "objective", "text": "## Task\nTranslate this sentence number 2 to French.", "label": "Task"}, {"key": "context", "text": "## Context\nMy request as I typed it stands in this block.\n\n> translate this sentence number 2 to French\n\n- The text to work on: {{text}}", "label": "Context"}, {"key": "format", "text": "## Format\n1. The new text first, alone in a block.\n2. Below it, at most three words without an exact match, with the choice made.", "label": "Format"}, {"key": "examples", "text": "## Examples\nPairs of the wanted kind, from other texts:\n\nBefore: Kindly be informed that the office is shut.\nAfter: The office is closed on Friday.\n\nBefore: This is obviously wrong.\nAfter: The total on page 2 differs from the one on page 5.", "label": "Examples"}, {"key": "constraints", "text": "## Constraints\nBased on the request and the facts above:\n- Keep every fact, name and number, and the point the writer makes.\n- If no text is given, ask for it and do nothing else.\n- Before answering, make sure that a reader who sees only the new text understands the same point.\n- Answer in English.", "label": "Constraints"}]', '["text"]', '{"has_role": true, "has_format": true, "has_context": false, "has_examples": true, "has_objective": true, "has_validation": true, "has_constraints": true}', '{"has_role": false, "has_format": false, "has_context": false, "has_examples": false, "has_objective": true, "has_validation": false, "has_constraints": false}', 222, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "editor who keeps every fact of a text and changes only its manner", "steps": [], "context": [], "useCase": "content_creation", "examples": [{"input": "Kindly be informed that the office is shut.", "output": "The office is closed on Friday."}, {"input": "This is obviously wrong.", "output": "The total on page 2 differs from the one on page 5."}], "objective": "Translate this sentence number 2 to French", "validation": ["A reader who sees only the new text understands the same point"], "constraints": [{"rule": "Keep every fact, name and number, and the point the writer makes", "reason": "only the manner is to change"}], "exampleIntro": "Pairs of the wanted kind, from other texts", "outputFormat": ["The new text first, alone in a block", "Below it, at most three words without an exact match, with the choice made"], "placeholders": [{"name": "text", "label": "The text to work on", "ifMissing": "If no text is given, ask for it and do nothing else."}], "exampleLabels": {"input": "Before", "output": "After"}, "artefactLanguage": null}', '{"has_role": {"end": 77, "start": 11}, "has_format": {"end": 399, "start": 280}, "has_context": null, "has_examples": {"end": 548, "start": 458}, "has_objective": {"end": 130, "start": 87}, "has_validation": {"end": 822, "start": 770}, "has_constraints": {"end": 942, "start": 658}}', '{"has_role": null, "has_format": null, "has_context": null, "has_examples": null, "has_objective": {"end": 42, "start": 0}, "has_validation": null, "has_constraints": null}', false, false);
INSERT INTO public.prompts VALUES ('4b4807db-ea5a-47f1-a996-8c8432c76aa8', 'db61f253-a325-41d5-a563-554f7348163e', 'succeeded', '2026-11-22 21:17:46.097+00', '2026-11-22 21:22:46.097+00', '2026-11-22 21:17:46.275+00', 'translate this sentence number 3 to French', 'auto_detect', 'gemini', 'en', NULL, NULL, '9da67a4277d0f41b5e19f2a027b0d093234a2ddb47156c17416d295bead73d19', 'content_creation', 'composer', '## Persona
Editor who keeps every fact of a text and changes only its manner.

## Task
Translate this sentence number 3 to French.

## Context
My request as I typed it stands in this block.

> translate this sentence number 3 to French

- The text to work on: {{text}}

## Format
1. The new text first, alone in a block.
2. Below it, at most three words without an exact match, with the choice made.

## Examples
Pairs of the wanted kind, from other texts:

Before: We leverage synergies across verticals.
After: Our repair and sales teams share one customer list.

Before: it is what it is
After: the date cannot be moved, the room can

## Constraints
Based on the request and the facts above:
- Keep every fact, name and number, and the point the writer makes.
- If no text is given, ask for it and do nothing else.
- Before answering, make sure that a reader who sees only the new text understands the same point.
- Answer in English.', '[{"key": "role", "text": "## Persona\nEditor who keeps every fact of a text and changes only its manner.", "label": "Persona"}, {"key": "objective", "text": "## Task\nTranslate this sentence number 3 to French.", "label": "Task"}, {"key": "context", "text": "## Context\nMy request as I typed it stands in this block.\n\n> translate this sentence number 3 to French\n\n- The text to work on: {{text}}", "label": "Context"}, {"key": "format", "text": "## Format\n1. The new text first, alone in a block.\n2. Below it, at most three words without an exact match, with the choice made.", "label": "Format"}, {"key": "examples", "text": "## Examples\nPairs of the wanted kind, from other texts:\n\nBefore: We leverage synergies across verticals.\nAfter: Our repair and sales teams share one customer list.\n\nBefore: it is what it is\nAfter: the date cannot be moved, the room can", "label": "Examples"}, {"key": "constraints", "text": "## Constraints\nBased on the request and the facts above:\n- Keep every fact, name and number, and the point the writer makes.\n- If no text is given, ask for it and do nothing else.\n- Before answering, make sure that a reader who sees only the new text understands the same point.\n- Answer in English.", "label": "Constraints"}]', '["text"]', '{"has_role": true, "has_format": true, "has_context": false, "has_examples": true, "has_objective": true, "has_validation": true, "has_constraints": true}', '{"has_role": false, "has_format": false, "has_context": false, "has_examples": false, "has_objective": true, "has_validation": false, "has_constraints": false}', 220, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "editor who keeps every fact of a text and changes only its manner", "steps": [], "context": [], "useCase": "content_creation", "examples": [{"input": "We leverage synergies across verticals.", "output": "Our repair and sales teams share one customer list."}, {"input": "it is what it is", "output": "the date cannot be moved, the room can"}], "objective": "Translate this sentence number 3 to French", "validation": ["A reader who sees only the new text understands the same point"], "constraints": [{"rule": "Keep every fact, name and number, and the point the writer makes", "reason": "only the manner is to change"}], "exampleIntro": "Pairs of the wanted kind, from other texts", "outputFormat": ["The new text first, alone in a block", "Below it, at most three words without an exact match, with the choice made"], "placeholders": [{"name": "text", "label": "The text to work on", "ifMissing": "If no text is given, ask for it and do nothing else."}], "exampleLabels": {"input": "Before", "output": "After"}, "artefactLanguage": null}', '{"has_role": {"end": 77, "start": 11}, "has_format": {"end": 399, "start": 280}, "has_context": null, "has_examples": {"end": 564, "start": 458}, "has_objective": {"end": 130, "start": 87}, "has_validation": {"end": 817, "start": 765}, "has_constraints": {"end": 937, "start": 653}}', '{"has_role": null, "has_format": null, "has_context": null, "has_examples": null, "has_objective": {"end": 42, "start": 0}, "has_validation": null, "has_constraints": null}', false, false);
INSERT INTO public.prompts VALUES ('2edc5c76-732a-4b5a-b682-0f9de61e295a', 'db61f253-a325-41d5-a563-554f7348163e', 'succeeded', '2026-11-22 21:17:46.347+00', '2026-11-22 21:22:46.347+00', '2026-11-22 21:17:46.449+00', 'translate this sentence number 4 to French', 'auto_detect', 'gemini', 'en', NULL, NULL, '8454c91f8801670acf8c5bb18a223056228d156a5d7a4b533b63297979e0d4b1', 'content_creation', 'composer', '## Persona
Editor who keeps every fact of a text and changes only its manner.

## Task
Translate this sentence number 4 to French.

## Context
My request as I typed it stands in this block.

> translate this sentence number 4 to French

- The text to work on: {{text}}

## Format
1. The new text first, alone in a block.
2. Below it, at most three words without an exact match, with the choice made.

## Examples
Pairs of the wanted kind, from other texts:

Before: Kindly be informed that the office is shut.
After: The office is closed on Friday.

Before: You never answer my mails.
After: I have not heard back yet; did my mail of Monday reach you?

## Constraints
Based on the request and the facts above:
- Keep every fact, name and number, and the point the writer makes.
- If no text is given, ask for it and do nothing else.
- Before answering, make sure that a reader who sees only the new text understands the same point.
- Answer in English.', '[{"key": "role", "text": "## Persona\nEditor who keeps every fact of a text and changes only its manner.", "label": "Persona"}, {"key": "objective", "text": "## Task\nTranslate this sentence number 4 to French.", "label": "Task"}, {"key": "context", "text": "## Context\nMy request as I typed it stands in this block.\n\n> translate this sentence number 4 to French\n\n- The text to work on: {{text}}", "label": "Context"}, {"key": "format", "text": "## Format\n1. The new text first, alone in a block.\n2. Below it, at most three words without an exact match, with the choice made.", "label": "Format"}, {"key": "examples", "text": "## Examples\nPairs of the wanted kind, from other texts:\n\nBefore: Kindly be informed that the office is shut.\nAfter: The office is closed on Friday.\n\nBefore: You never answer my mails.\nAfter: I have not heard back yet; did my mail of Monday reach you?", "label": "Examples"}, {"key": "constraints", "text": "## Constraints\nBased on the request and the facts above:\n- Keep every fact, name and number, and the point the writer makes.\n- If no text is given, ask for it and do nothing else.\n- Before answering, make sure that a reader who sees only the new text understands the same point.\n- Answer in English.", "label": "Constraints"}]', '["text"]', '{"has_role": true, "has_format": true, "has_context": false, "has_examples": true, "has_objective": true, "has_validation": true, "has_constraints": true}', '{"has_role": false, "has_format": false, "has_context": false, "has_examples": false, "has_objective": true, "has_validation": false, "has_constraints": false}', 223, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"role": "editor who keeps every fact of a text and changes only its manner", "steps": [], "context": [], "useCase": "content_creation", "examples": [{"input": "Kindly be informed that the office is shut.", "output": "The office is closed on Friday."}, {"input": "You never answer my mails.", "output": "I have not heard back yet; did my mail of Monday reach you?"}], "objective": "Translate this sentence number 4 to French", "validation": ["A reader who sees only the new text understands the same point"], "constraints": [{"rule": "Keep every fact, name and number, and the point the writer makes", "reason": "only the manner is to change"}], "exampleIntro": "Pairs of the wanted kind, from other texts", "outputFormat": ["The new text first, alone in a block", "Below it, at most three words without an exact match, with the choice made"], "placeholders": [{"name": "text", "label": "The text to work on", "ifMissing": "If no text is given, ask for it and do nothing else."}], "exampleLabels": {"input": "Before", "output": "After"}, "artefactLanguage": null}', '{"has_role": {"end": 77, "start": 11}, "has_format": {"end": 399, "start": 280}, "has_context": null, "has_examples": {"end": 548, "start": 458}, "has_objective": {"end": 130, "start": 87}, "has_validation": {"end": 832, "start": 780}, "has_constraints": {"end": 952, "start": 668}}', '{"has_role": null, "has_format": null, "has_context": null, "has_examples": null, "has_objective": {"end": 42, "start": 0}, "has_validation": null, "has_constraints": null}', false, false);
INSERT INTO public.prompts VALUES ('1c42d038-8835-4109-a2f2-c87513ac47e3', 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'queued', '2026-11-22 21:18:35.058+00', '2026-11-22 21:23:35.058+00', NULL, 'a poem about the sea', 'auto_detect', 'claude', 'en', NULL, 'open-at-the-upgrade', 'd739ac90706cc8e9f4cee0b526412258da1cd0809e93d133cceb7d5c37bbfc20', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, true, false);

INSERT INTO public.signup_grants VALUES ('5a680f51b54e3b3e8606b47193cd1f866cfb7e87bf940b4a96043a22ece93c81', '2026-11-22 21:17:33.522659+00');
INSERT INTO public.signup_grants VALUES ('40b2fc6c6d9a6c4b8586f5f013c58095dc31700636b10cc8d6391cda5f41c762', '2026-11-22 21:17:42.938724+00');
INSERT INTO public.signup_grants VALUES ('1379f96546acf4e846fd825207cc75830389e71deaaa107f54b0da3e1bf73d4a', '2026-11-22 21:17:49.617292+00');

INSERT INTO public.stripe_events VALUES ('evt_tkBFgxxmljsRoKSukWeVLxTQ', 'checkout.session.completed', '2026-11-22 21:17:37+00', '2026-11-22 21:17:37.667439+00');
INSERT INTO public.stripe_events VALUES ('evt_DwsO9OAnNe3lbL3GXZ0L14Qx', 'checkout.session.completed', '2026-11-22 21:17:39+00', '2026-11-22 21:17:39.267798+00');
INSERT INTO public.stripe_events VALUES ('evt_QS5P2cIme6dUXKVgO72oUnx1', 'charge.refunded', '2026-11-22 21:17:41+00', '2026-11-22 21:17:41.151738+00');
INSERT INTO public.stripe_events VALUES ('evt_ZeG0m5QBd8GqpZwmTGk3pbVn', 'checkout.session.completed', '2026-11-22 21:17:43+00', '2026-11-22 21:17:43.502271+00');
INSERT INTO public.stripe_events VALUES ('evt_JVgw5bSd7b8PaWMtZMYaJXGe', 'charge.dispute.created', '2026-11-22 21:17:46+00', '2026-11-22 21:17:46.487273+00');
INSERT INTO public.stripe_events VALUES ('evt_MecxNYKjkoSHTlc1C6QjRFnD', 'charge.dispute.closed', '2026-11-22 21:17:47+00', '2026-11-22 21:17:47.994585+00');

INSERT INTO public.templates VALUES ('4e5ebc09-966c-408a-9b6c-a949d03b8e47', 'a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'Weekly report', 'For the team', 'content_creation', 'Report on {week}', '2026-11-22 21:18:38.212013+00');

INSERT INTO public.users VALUES ('a1af92db-cdc0-49a8-8068-1d601042faf4', 'gone@example.com', '$argon2id$v=19$m=19456,p=1,t=2$SelkjzQEtjC/LaYj3DQ+dA$mnk4AVuRu11jZgGhFCMsJXaBOKkhhwZ8ZNLH48J8RNg', 'Gerda Frost', 'en', 'claude', 'free', 9, 1, NULL, '2026-11-22 21:17:49.619+00', 0, NULL, false, '2026-11-22 21:17:50.59+00', NULL, false);
INSERT INTO public.users VALUES ('a3de7516-f3f9-4985-babc-d6dcf1b7b161', 'nora@example.com', '$argon2id$v=19$m=19456,p=1,t=2$iMU3yG1zgYhKBcU+vAUPag$RBXPJHwL4Kwl31OFZOZRz2EgsjfxCVNVcHhfr4alGTg', 'Nora Lindqvist', 'en', 'claude', 'booster', 91, 0, NULL, '2026-11-22 21:17:33.523+00', 0, 'cus_2LY673kQ6irmqe', false, NULL, NULL, false);
INSERT INTO public.users VALUES ('db61f253-a325-41d5-a563-554f7348163e', 'owes@example.com', '$argon2id$v=19$m=19456,p=1,t=2$gLTk5Axa5+xPYIDNg4CT1w$R3/46c//dJhxOdMv7d8FCZM5b+DQL8gw7DchZTpeq1A', 'Otto Brandt', 'en', 'claude', 'free', 5, 0, NULL, '2026-11-22 21:17:42.939+00', 0, 'cus_3G5mExx93EWQ8V', false, NULL, NULL, false);

SELECT pg_catalog.setval('public.credit_entries_id_seq', 36, true);

SELECT pg_catalog.setval('public.mikro_orm_migrations_id_seq', 5, true);

ALTER TABLE ONLY public.charge_facts
    ADD CONSTRAINT charge_facts_pkey PRIMARY KEY (payment_intent);

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.credit_entries
    ADD CONSTRAINT credit_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.credit_entries
    ADD CONSTRAINT credit_entries_reference_unique UNIQUE (reference);

ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT disputes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.email_tokens
    ADD CONSTRAINT email_tokens_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.email_tokens
    ADD CONSTRAINT email_tokens_token_hash_unique UNIQUE (token_hash);

ALTER TABLE ONLY public.heartbeats
    ADD CONSTRAINT heartbeats_pkey PRIMARY KEY (process);

ALTER TABLE ONLY public.mikro_orm_migrations
    ADD CONSTRAINT mikro_orm_migrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (queue, key);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_checkout_session_unique UNIQUE (checkout_session);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_payment_intent_unique UNIQUE (payment_intent);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.prompts
    ADD CONSTRAINT prompts_idempotency_key UNIQUE (user_id, idempotency_key);

ALTER TABLE ONLY public.prompts
    ADD CONSTRAINT prompts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.signup_grants
    ADD CONSTRAINT signup_grants_pkey PRIMARY KEY (person);

ALTER TABLE ONLY public.stripe_events
    ADD CONSTRAINT stripe_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.templates
    ADD CONSTRAINT templates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_stripe_customer_unique UNIQUE (stripe_customer);

CREATE INDEX contact_messages_address ON public.contact_messages USING btree (lower(email));

CREATE INDEX contact_messages_created_at_index ON public.contact_messages USING btree (created_at);

CREATE INDEX contact_messages_user_id_index ON public.contact_messages USING btree (user_id);

CREATE INDEX credit_entries_statement ON public.credit_entries USING btree (user_id, id);

CREATE INDEX disputes_payment_intent_index ON public.disputes USING btree (payment_intent);

CREATE INDEX email_tokens_expires_at_index ON public.email_tokens USING btree (expires_at);

CREATE INDEX email_tokens_user_id_index ON public.email_tokens USING btree (user_id);

CREATE INDEX payments_history ON public.payments USING btree (user_id, paid_at DESC, id DESC) WHERE (status = 'paid'::text);

CREATE INDEX payments_pending ON public.payments USING btree (created_at) WHERE (status = 'pending'::text);

CREATE INDEX payments_user_id_index ON public.payments USING btree (user_id);

CREATE INDEX payments_without_receipt ON public.payments USING btree (paid_at) WHERE ((status = 'paid'::text) AND (receipt_url IS NULL));

CREATE INDEX prompts_history ON public.prompts USING btree (user_id, created_at DESC, id DESC) INCLUDE (status);

CREATE INDEX prompts_idempotency_age ON public.prompts USING btree (created_at) WHERE (idempotency_key IS NOT NULL);

CREATE INDEX prompts_open ON public.prompts USING btree (deadline_at) WHERE (status = ANY (ARRAY['queued'::text, 'running'::text]));

CREATE UNIQUE INDEX prompts_version ON public.prompts USING btree (COALESCE(family, id), version);

CREATE INDEX rate_limits_expire_index ON public.rate_limits USING btree (expire);

CREATE INDEX stripe_events_received_at_index ON public.stripe_events USING btree (received_at);

CREATE INDEX templates_own ON public.templates USING btree (user_id, created_at);

CREATE INDEX users_purged ON public.users USING btree (deleted_at) WHERE (purged_at IS NOT NULL);

CREATE INDEX users_to_purge ON public.users USING btree (deleted_at) WHERE ((deleted_at IS NOT NULL) AND ((purged_at IS NULL) OR purging));

CREATE TRIGGER post_credit_entry BEFORE INSERT ON public.credit_entries FOR EACH ROW EXECUTE FUNCTION public.post_credit_entry();

CREATE TRIGGER refuse_balance_change BEFORE UPDATE OF credits ON public.users FOR EACH ROW WHEN ((old.credits IS DISTINCT FROM new.credits)) EXECUTE FUNCTION public.refuse_balance_change();

CREATE TRIGGER refuse_credit_entry_change BEFORE DELETE OR UPDATE ON public.credit_entries FOR EACH ROW EXECUTE FUNCTION public.refuse_credit_entry_change();

CREATE TRIGGER refuse_credit_entry_truncate BEFORE TRUNCATE ON public.credit_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_credit_entry_change();

CREATE TRIGGER refuse_opening_balance BEFORE INSERT ON public.users FOR EACH ROW WHEN ((new.credits <> 0)) EXECUTE FUNCTION public.refuse_balance_change();

CREATE TRIGGER refuse_owed_change BEFORE UPDATE OF credits_owed ON public.users FOR EACH ROW WHEN ((old.credits_owed IS DISTINCT FROM new.credits_owed)) EXECUTE FUNCTION public.refuse_balance_change();

CREATE TRIGGER settle_owed_credits AFTER INSERT ON public.credit_entries FOR EACH ROW WHEN ((new.amount > 0)) EXECUTE FUNCTION public.settle_owed_credits();

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.credit_entries
    ADD CONSTRAINT credit_entries_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.email_tokens
    ADD CONSTRAINT email_tokens_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.prompts
    ADD CONSTRAINT prompts_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.templates
    ADD CONSTRAINT templates_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id);
