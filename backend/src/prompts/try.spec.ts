import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { openTestApi, request, type TestApi } from '../../testing/test-api.ts';

const BODY = { user_input: 'job ad for our bakery, 15 euros an hour', target_model: 'claude' };

/** Tries once, from an address that the proxy names. */
const from = (api: TestApi, address: string, body: object = BODY) =>
  request(api.origin, 'POST', '/api/try', body, { 'x-forwarded-for': address });

describe('POST /api/try', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi({ RATE_LIMIT_TRY_PER_ADDRESS: '3/day', TRUSTED_PROXIES: 'loopback' });
  });
  afterAll(() => api.close());

  it('writes a prompt without an account, and stores nothing', async () => {
    const before = await api.em().count(Prompt, {});
    const { status, body } = await from(api, '203.0.113.1');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      language: 'en',
      use_case: 'content_creation',
      kind: 'product_text',
      target_model: 'claude',
      placeholders: [],
    });
    expect(body.optimized_prompt).toContain(BODY.user_input);
    expect(body.optimized_prompt).toBe(
      body.sections.map(({ text }: { text: string }) => text).join('\n\n'),
    );
    expect(body).not.toHaveProperty('quality_score');
    expect(await api.em().count(Prompt, {})).toBe(before);
  });

  it('takes the use case and the language of the answer', async () => {
    const { body } = await from(api, '203.0.113.2', {
      ...BODY,
      use_case: 'question_answering',
      language: 'fr',
    });
    expect(body).toMatchObject({ use_case: 'question_answering', language: 'fr' });
    expect(body.optimized_prompt).toContain('Answer in French');
  });

  it('allows three a day for each address; what it refuses is not counted', async () => {
    for (const refused of [{}, { ...BODY, user_input: ' ' }, { ...BODY, kind: 'story' }])
      expect((await from(api, '203.0.113.3', refused)).status).toBe(400);
    for (let time = 0; time < 3; time += 1)
      expect((await from(api, '203.0.113.3')).status).toBe(200);
    const refused = await from(api, '203.0.113.3');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.body.retry_after).toBeGreaterThan(3_600);
    expect((await from(api, '203.0.113.4')).status).toBe(200);
  });
});

describe('POST /api/try, switched off', () => {
  it('answers 404', async () => {
    const api = await openTestApi({ RATE_LIMIT_TRY_PER_ADDRESS: '0' });
    const answer = await request(api.origin, 'POST', '/api/try', BODY);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await api.close();
  });
});
