import { randomUUID } from 'node:crypto';
import { until } from '../core/testing/until.ts';
import type { Runtime } from '../local/src/runtime-file.ts';

export const PASSWORD = 'Weekend-Shift-15';
export const NAME = 'Nora Lindqvist';

/** What a test's person does without the browser, if the way through it is not under test. */
export interface Account {
  token: string;
  credits(): Promise<number>;
  /** Writes a prompt for each request, one after the other; the last is the newest. */
  generate(...requests: string[]): Promise<void>;
  /** Shares the newest prompt. @returns the path of the link. */
  share(): Promise<string>;
  /** Buys a pack and waits for its credits. */
  buy(pack: 'starter' | 'booster' | 'pro'): Promise<void>;
}

/** Where the product is. */
type Product = Pick<Runtime, 'app'>;

/** Makes an account. */
export async function register({ app }: Product, email: string): Promise<void> {
  const answer = await fetch(`${app}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, full_name: NAME }),
  });
  if (!answer.ok) throw new Error(`No account for ${email}: ${answer.status}`);
}

/** Logs in with the password of all tests. */
export async function logIn({ app }: Product, email: string): Promise<Account> {
  const login = await fetch(`${app}/api/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password: PASSWORD }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };

  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${app}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return (await answer.json()) as Answer;
  }
  const credits = async () => (await call<{ credits: number }>('GET', '/api/auth/credits')).credits;

  return {
    token,
    credits,
    generate: async (...requests) => {
      const choices = { use_case: 'auto_detect', target_model: 'claude', language: 'en' };
      for (const user_input of requests) {
        await call('POST', '/api/prompts/generate', { user_input, ...choices });
      }
    },
    share: async () => {
      const { prompts } = await call<{ prompts: { id: string }[] }>('GET', '/api/prompts/history');
      const { url } = await call<{ url: string }>(
        'POST',
        `/api/prompts/${prompts[0]?.id}/shares`,
        {},
      );
      return new URL(url).pathname;
    },
    buy: async (pack) => {
      const before = await credits();
      const path = `/api/payments/create-checkout-session?pack_type=${pack}`;
      const { checkout_url } = await call<{ checkout_url: string }>('POST', path);
      const form = new URLSearchParams({ use: 'pays', name: NAME });
      await fetch(checkout_url, { method: 'POST', body: form, redirect: 'manual' });
      await until(async () => (await credits()) > before);
    },
  };
}

/** Makes an account with an address of its own. @returns the header that signs its requests. */
export async function signUp(origin: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await register({ app: origin }, email);
  return `Bearer ${(await logIn({ app: origin }, email)).token}`;
}
