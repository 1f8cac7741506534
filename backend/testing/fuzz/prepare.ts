import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { GENEROUS_RATE_LIMITS } from '../generous-rate-limits.ts';
import type { ApiDocument } from './document.ts';
import type { Caller } from './fuzz.ts';
import type { KnownValues } from './requests.ts';

/** Settings of the API to be fuzzed: it waits for no worker, and its payment provider is out of reach. */
export const FUZZ_SETTINGS: Readonly<Record<string, string>> = {
  ...GENEROUS_RATE_LIMITS,
  REPLY_WAIT_SECONDS: '0.05',
  STRIPE_SECRET_KEY: 'sk_test_of_the_fuzz',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_fuzz',
  STRIPE_API_BASE: 'http://127.0.0.1:1',
};

/** Not the address of the contract's examples, or the fuzz would delete its own accounts. */
const PASSWORD = 'Harbour-Crane-72';

interface Prepared {
  document: ApiDocument;
  callers: Caller[];
  known: KnownValues;
}

/**
 * An anonymous caller, a person with a prompt and a template, another person on the Pro plan, and an admin
 * of the support staff.
 */
export async function prepareFuzz(origin: string, databaseUrl: string): Promise<Prepared> {
  const document = (await (await fetch(`${origin}/openapi.json`)).json()) as ApiDocument;
  const [owner, stranger] = [await signUp(origin), await signUp(origin)];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("update users set plan = 'pro' where email = any($1)", [
    [owner.email, stranger.email],
  ]);
  // Pretends that a worker is always there: without one nothing would be charged after a minute.
  await client.query(
    `insert into heartbeats (process, consumed_at) values ('worker', '2999-01-01')
     on conflict (process) do update set consumed_at = excluded.consumed_at`,
  );
  const admin = await signUp(origin);
  await client.query("update users set role = 'admin' where email = $1", [admin.email]);
  const { rows: accounts } = await client.query<{ id: string }>(
    'select id from users where email = any($1)',
    [[owner.email, admin.email]],
  );
  const prompt = await addPrompt(client, owner.email);
  await client.end();
  const headers = { 'content-type': 'application/json', authorization: owner.authorization };
  const template = await fetch(`${origin}/api/templates`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'Ad', text: 'An ad for [shop].', use_case: 'content_creation' }),
  });
  const { id } = (await template.json()) as { id: string };
  return {
    document,
    callers: [
      { name: 'nobody' },
      { name: 'the owner', authorization: owner.authorization },
      { name: 'a stranger', authorization: stranger.authorization },
      { name: 'an admin', authorization: admin.authorization, below: '/api/support/' },
    ],
    known: {
      id: [prompt, id ?? 'none'],
      session_id: ['cs_unknown'],
      account_id: accounts.map((account) => account.id),
      token: ['4fTqYJmVw0aXo2RkZ8LbNc'],
    },
  };
}

async function signUp(origin: string): Promise<{ email: string; authorization: string }> {
  const email = `${randomUUID()}@example.com`;
  await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, full_name: 'Nora Lindqvist' }),
  });
  const body = new URLSearchParams({ username: email, password: PASSWORD });
  const login = await fetch(`${origin}/api/auth/login`, { method: 'POST', body });
  const { access_token: token } = (await login.json()) as { access_token: string };
  return { email, authorization: `Bearer ${token}` };
}

async function addPrompt(client: pg.Client, email: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into prompts (id, user_id, status, created_at, deadline_at, ended_at, original_input,
       requested_use_case, target_model, language, use_case, provider, optimized_prompt, sections,
       placeholders)
     select gen_random_uuid(), id, 'succeeded', now(), now(), now(), 'an ad', 'auto_detect', 'claude',
       'en', 'content_creation', 'composer', 'You write ads.', '[]', '[]'
     from users where email = $1 returning id`,
    [email],
  );
  return rows[0]?.id ?? '';
}
