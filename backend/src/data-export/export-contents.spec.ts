import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { debitGeneration, refundGeneration } from '@promptmint/core/credits/credit-ledger';
import { ApiKey } from '@promptmint/core/database/entities/api-key';
import { CreditEntry } from '@promptmint/core/database/entities/credit-entry';
import { ChargeFacts, Dispute, Payment } from '@promptmint/core/database/entities/payment';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { Template } from '@promptmint/core/database/entities/template';
import { makeKey, signUpOn } from '../../testing/api-keys.ts';
import { addPrompt } from '../../testing/many-prompts.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { exportSchema } from './dto/export.dto.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** The document, which has the promised form. */
async function exportOf(user: TestUser) {
  return exportSchema.parse((await user.get('/api/auth/export')).body);
}

async function addPayment(user: TestUser, change: Partial<Payment> = {}): Promise<string> {
  const id = randomUUID();
  await api.em().insert(Payment, {
    id,
    user: user.id,
    pack: 'starter',
    credits: 25,
    amountCents: 199,
    currency: 'usd',
    livemode: false,
    createdAt: new Date(),
    ...change,
  });
  return id;
}

async function addTemplate(user: TestUser) {
  const words = {
    title: 'Job ads',
    text: 'job ad: {{shift}}',
    useCase: 'content_creation',
  } as const;
  const template = { ...words, id: randomUUID(), user: user.id, createdAt: new Date() };
  await api.em().insert(Template, template);
  return template;
}

describe('the document of GET /api/auth/export', () => {
  it('contains the account with its preferences', async () => {
    const user = await api.signUp();
    await user.send('PUT', '/api/auth/profile', { preferred_language: 'ja' });
    const { account, ledger, ...lists } = await exportOf(user);
    expect(account).toEqual({
      id: user.id,
      email: user.email,
      full_name: 'Nora Lindqvist',
      preferred_language: 'ja',
      preferred_model: 'claude',
      plan: 'free',
      credits: 10,
      credits_owed: 0,
      stripe_customer: null,
      email_verified_at: null,
      last_login_at: expect.any(String),
      created_at: expect.any(String),
    });
    expect(ledger).toEqual([
      expect.objectContaining({ kind: 'signup', amount: 10, reference: `signup:${user.id}` }),
    ]);
    const none = {
      prompts: [],
      templates: [],
      shared_links: [],
      api_keys: [],
      payments: [],
      messages: [],
    };
    expect(lists).toEqual({ ...none, exported_at: expect.any(String) });
  });

  it('contains everything known about a prompt, even if the plan shows no scores', async () => {
    const user = await api.signUp();
    const refines = await addPrompt(api, user);
    const id = await addPrompt(api, user, {
      rootId: refines,
      refines,
      version: 2,
      note: 'warmer',
      favourite: true,
      requestedKind: 'notice',
      kind: 'notice',
      answers: [{ name: 'reader', text: 'regular customers' }],
      model: 'large',
      inputTokens: 7,
      outputTokens: 9,
      endedAt: new Date(),
    });
    const stored = await api.em().findOneOrFail(Prompt, id);
    const [, exported] = (await exportOf(user)).prompts;
    expect(exported).toMatchObject({
      id,
      status: 'succeeded',
      created_at: stored.createdAt.toISOString(),
      ended_at: stored.endedAt?.toISOString(),
      original_input: stored.originalInput,
      requested_use_case: 'auto_detect',
      use_case: 'content_creation',
      requested_kind: 'notice',
      kind: 'notice',
      answers: [{ name: 'reader', text: 'regular customers' }],
      target_model: 'claude',
      language: 'en',
      priority: false,
      api_key_id: null,
      regenerates: null,
      family: refines,
      version: 2,
      refines,
      wish: null,
      note: 'warmer',
      favourite: true,
      failure: null,
      provider: 'composer',
      model: 'large',
      input_tokens: 7,
      output_tokens: 9,
      optimized_prompt: stored.optimizedPrompt,
      sections: stored.sections,
      placeholders: [],
      estimated_tokens: 10,
      quality_score: stored.qualityScore,
      quality_spans: stored.qualitySpans,
      request_score: stored.requestScore,
      request_spans: stored.requestSpans,
    });
  });

  it('contains prompts that failed, are not finished, or are older than the plan shows', async () => {
    const user = await api.signUp();
    const none = { optimizedPrompt: null, useCase: null };
    const expected = [
      await addPrompt(api, user, { createdAt: new Date(Date.now() - 400 * DAY_MS) }),
      await addPrompt(api, user, { ...none, status: 'failed', failure: 'unchanged' }),
      await addPrompt(api, user, { ...none, status: 'queued' }),
    ];
    const { prompts } = await exportOf(user);
    expect(prompts.map(({ id }) => id).sort()).toEqual(expected.sort());
  });

  it('contains the ledger, every payment with refund and dispute, and messages to support', async () => {
    const user = await api.signUp();
    const promptId = await addPrompt(api, user);
    await debitGeneration(api.em(), user.id, promptId);
    await refundGeneration(api.em(), user.id, promptId);
    const paid = await addPayment(user, {
      status: 'paid',
      paidAt: new Date(),
      paymentIntent: 'pi_1',
      cardBrand: 'visa',
      cardLast4: '4242',
    });
    const facts = { paymentIntent: 'pi_1', charge: 'ch_1', refundedCents: 100 };
    await api.em().insert(ChargeFacts, facts);
    await api.em().insert(Dispute, { id: 'dp_1', paymentIntent: 'pi_1', amountCents: 99 });
    await addPayment(user);
    const words = {
      name: 'Nora',
      email: user.email,
      subject: 'Receipt',
      message: 'Where is it, please?',
    };
    await user.send('POST', '/api/contact/submit', words);
    const { ledger, payments, messages } = await exportOf(user);
    const entries = await api.em().find(CreditEntry, { user: user.id }, { orderBy: { id: 'asc' } });
    expect(ledger).toEqual(
      entries.map(({ id, kind, amount, balanceAfter, reference, createdAt }) => ({
        id,
        kind,
        amount,
        balance_after: balanceAfter,
        reference,
        created_at: createdAt.toISOString(),
      })),
    );
    expect(ledger).toHaveLength(3);
    expect(payments).toHaveLength(2);
    expect(payments.find(({ id }) => id === paid)).toMatchObject({
      amount_cents: 199,
      status: 'paid',
      card_brand: 'visa',
      card_last4: '4242',
      refunded_cents: 100,
      disputes: [{ amount_cents: 99, status: 'open' }],
    });
    expect(messages).toEqual([
      { ...words, id: expect.any(String), priority: false, created_at: expect.any(String) },
    ]);
  });

  it('contains the custom templates', async () => {
    const user = await api.signUp();
    const { id, title, text, createdAt } = await addTemplate(user);
    expect((await exportOf(user)).templates).toEqual([
      {
        id,
        title,
        text,
        description: '',
        use_case: 'content_creation',
        created_at: createdAt.toISOString(),
      },
    ]);
  });

  it('contains links that were made, without their secret', async () => {
    const user = await api.signUp();
    const prompt = await addPrompt(api, user);
    const { body } = await user.send('POST', `/api/prompts/${prompt}/shares`, {});
    const { shared_links: links } = await exportOf(user);
    const { id, prompt_id, created_at, expires_at } = body;
    expect(links).toEqual([{ id, prompt_id, created_at, expires_at }]);
  });

  it('contains the API keys, also revoked ones, without key or hash', async () => {
    const user = await signUpOn(api);
    const { id, key } = await makeKey(api, user, { monthly_cap: 5 });
    await user.send('DELETE', `/api/auth/api-keys/${id}`);
    const { api_keys } = await exportOf(user);
    const exported = {
      id,
      public_id: key.slice(3, 11),
      name: 'CI',
      monthly_cap: 5,
      revoked_at: expect.any(String),
    };
    expect(api_keys).toEqual([expect.objectContaining(exported)]);
    const { secretHash } = await api.em().findOneOrFail(ApiKey, id);
    for (const secret of [secretHash, key.slice(12)]) {
      expect(JSON.stringify(api_keys)).not.toContain(secret);
    }
  });

  it('leaves out what is not about the person, and nothing else', async () => {
    const columns = await api.em().execute<{ table: string; names: string[] }[]>(
      `select table_name as table, array_agg(column_name::text order by column_name) as names
       from information_schema.columns
       where table_name in ('users', 'prompts', 'credit_entries', 'payments', 'templates',
         'shared_links', 'contact_messages', 'api_keys')
         and table_schema = 'public'
       group by table_name`,
    );
    const { account, prompts, templates, shared_links, api_keys, ledger, payments, messages } =
      exportSchema.shape;
    const leftOut = (table: string, { shape }: { shape: object }) =>
      columns.find((one) => one.table === table)?.names.filter((name) => !(name in shape));
    expect(leftOut('users', account)).toEqual([
      'deleted_at', // null while a person can sign in, like the next two
      'free_credits_wait', // whether credits come with the verification
      'locked_at', // null while a person can sign in
      'low_credits_told', // whether an email went out
      'password_hash', // a secret
      'purged_at',
      'purging',
      'role', // of staff, who see it by what they may do
      'token_version', // a counter of sessions ended
    ]);
    expect(leftOut('prompts', prompts.element)).toEqual([
      'blueprint', // the engine's own form of the same prompt
      'cost_usd', // the operator's costs
      'deadline_at', // the queue's, like `idempotency_key` and `request_hash`
      'deleted_at', // null in every exported prompt
      'idempotency_key',
      'purged_at', // null in every exported prompt
      'request_hash',
      'user_id', // is the id of the account
    ]);
    expect(leftOut('credit_entries', ledger.element)).toEqual(['user_id']);
    expect(leftOut('payments', payments.element)).toEqual([
      'asked_at', // when the provider was asked
      'checkout_url', // a page that is closed, and when it was
      'expires_at',
      'livemode', // the operator's
      'user_id',
    ]);
    expect(leftOut('templates', templates.element)).toEqual(['user_id']);
    expect(leftOut('shared_links', shared_links.element)).toEqual([
      'token_hash', // a secret
      'user_id',
    ]);
    expect(leftOut('api_keys', api_keys.element)).toEqual([
      'secret_hash', // a secret
      'user_id',
    ]);
    expect(leftOut('contact_messages', messages.element)).toEqual(['user_id']);
  });

  it('contains nothing about other people, such as messages that only use the address', async () => {
    const [user, stranger] = [await api.signUp(), await api.signUp()];
    await addPrompt(api, stranger);
    await addPayment(stranger);
    await fetch(`${api.origin}/api/contact/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Nora',
        email: user.email,
        subject: 'Hi',
        message: 'Not signed in.',
      }),
    });
    await addTemplate(stranger);
    const { prompts, templates, payments, messages, ledger } = await exportOf(user);
    expect([prompts, templates, payments, messages]).toEqual([[], [], [], []]);
    expect(ledger).toHaveLength(1);
  });
});
