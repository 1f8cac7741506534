import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Account, logIn, register } from './account.ts';
import { sharedProduct } from './started-product.ts';

interface Examples {
  example: { request: string; prompt: object; tokens: number };
  openings: Record<string, string>;
  languages: { lang: string; request: string; rule: string; answer: string }[];
}
const file = new URL('../frontend/src/public-pages/landing/examples.json', import.meta.url);
const {
  example: EXAMPLE,
  openings: OPENINGS,
  languages: LANGUAGES,
} = JSON.parse(readFileSync(file, 'utf8')) as Examples;

const product = sharedProduct();
let account: Account;
beforeAll(async () => {
  const email = `${randomUUID()}@example.com`;
  await register(product, email);
  account = await logIn(product, email);
});

async function write(user_input: string, target_model: string, language: string) {
  const answer = await fetch(`${product.app}/api/prompts/generate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${account.token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ user_input, use_case: 'auto_detect', target_model, language }),
  });
  return (await answer.json()) as { optimized_prompt: string };
}

describe('what the landing page shows as written by the product', () => {
  // `npm run examples` writes them again.
  it('is what the product writes', async () => {
    const { request, prompt, tokens } = EXAMPLE;
    expect(await write(request, 'chatgpt', 'en')).toMatchObject({
      ...prompt,
      estimated_tokens: tokens,
    });
  });

  it.each(Object.entries(OPENINGS))('is how a prompt for %s opens', async (model, opening) => {
    const { optimized_prompt } = await write(EXAMPLE.request, model, 'en');
    expect(optimized_prompt.slice(0, opening.length)).toBe(opening);
  });

  it.each(LANGUAGES)('matches the prompt for $request', async ({ lang, request, rule, answer }) => {
    const { optimized_prompt } = await write(request, 'claude', lang);
    expect(optimized_prompt).toContain(rule);
    expect(optimized_prompt).toContain(answer);
  });
});
