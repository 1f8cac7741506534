import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await openTestApi();
  user = await api.signUp();
});
afterAll(() => api.close());

const body = {
  user_input: 'job ad for our bakery',
  use_case: 'auto_detect',
  target_model: 'claude',
  language: 'en',
};

describe('the sentence about a field', () => {
  it.each([
    ['is missing', { user_input: undefined }, 'Your request is required'],
    ['is unknown', { price: 0 }, 'Unknown field: price'],
    ['is unknown beside another', { price: 0, tax: 0 }, 'Unknown fields: price, tax'],
    ['must be text', { user_input: 5 }, 'Your request must be text'],
    ['must be text and is null', { user_input: null }, 'Your request must be text'],
    ['must be an object', { answers: ['x'] }, 'answers.0 must be an object'],
  ])('says in plain words that it %s', async (_what, change, sentence) => {
    const answer = await user.send('POST', '/api/prompts/generate', { ...body, ...change });
    expect(answer).toMatchObject({ status: 400, body: { message: sentence } });
  });

  it('says in plain words that it must be a list', async () => {
    const key = { name: 'CI', scopes: 'prompts:read' };
    const answer = await user.send('POST', '/api/auth/api-keys', key);
    expect(answer.body.message).toBe('scopes must be a list');
  });

  it('says in plain words that a search has characters that are not text', async () => {
    const { body: refused } = await user.get('/api/prompts/history?q=a%00b');
    expect(refused.message).toBe('Your search contains characters that are not text');
  });
});

describe('a value in a path', () => {
  it.each([
    ['payments/checkout', `cs_${'x'.repeat(197)}`, 404, 'payment_not_found'],
    ['payments/checkout', `cs-${'x'.repeat(197)}`, 400, 'validation_failed'],
  ])('reaches %s up to 200 characters (case %#)', async (path, value, status, code) => {
    expect(await user.get(`/api/${path}/${value}`)).toMatchObject({ status, body: { code } });
  });
});
