import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KIND_KEYS } from '@promptmint/core/catalogue/kinds';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { openTestApi, request, type TestApi, type TestUser } from '../../testing/test-api.ts';

const PATH = '/api/prompts/analyze';
const TRANSLATION = { user_input: 'Please could you translate this text for me into French' };

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await openTestApi();
  user = await api.signUp();
});
afterAll(() => api.close());

const analyze = (sent: object, headers = {}) => user.send('POST', PATH, sent, headers);

describe('POST /api/prompts/analyze', () => {
  it('returns use case, likely kinds, and questions for what is missing', async () => {
    const answer = await analyze(TRANSLATION);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        use_case: 'content_creation',
        questions: [{ name: 'text', text: 'Which text should be translated?' }],
      },
    });
    const { kinds } = answer.body;
    expect(kinds[0]).toEqual({ kind: 'translate', probability: expect.any(Number) });
    expect(kinds.length).toBeLessThanOrEqual(3);
  });

  it('asks nothing if the request contains what its kind needs', async () => {
    const user_input = 'Translate to French: The bridge closes on 3 May.';
    const { body } = await analyze({ user_input });
    expect(body.kinds[0].kind).toBe('translate');
    expect(body.questions).toEqual([]);
  });

  it('considers only kinds of the use case that was set, also by an older name', async () => {
    const { body } = await analyze({ ...TRANSLATION, use_case: 'coding', language: 'same' });
    expect(body.use_case).toBe('code_generation');
    expect(body.kinds.map(({ kind }: { kind: string }) => kind)).not.toContain('translate');
  });

  it('names the language of the request only if it is certain', async () => {
    const certain = await analyze({ user_input: 'パン屋の求人広告を書いてください' });
    expect(certain.body.language).toBe('ja');
    const { body } = await analyze({ user_input: '👍' });
    expect(body.language).toBeNull();
    for (const { kind } of body.kinds) expect(KIND_KEYS).toContain(kind);
  });

  it('asks about the kind that was chosen, and nothing for the general prompt', async () => {
    const ask = async (kind: string) => (await analyze({ ...TRANSLATION, kind })).body.questions;
    expect(await ask('summarise')).toMatchObject([{ name: 'text' }]);
    expect(await ask('story')).toEqual([]);
    expect(await ask('general')).toEqual([]);
  });

  it('says what pasted material it sees, and how long it is', async () => {
    const table = ['| day | sold |', '| --- | --- |', '| Mon | 12 |', '| Tue | 9 |'].join('\n');
    const code = '```js\nconst a = 1;\nconst b = 2;\nprint(a + b);\n```';
    const user_input = `Explain both.\n\n${table}\n\n${code}\n\nThanks`;
    expect((await analyze({ user_input })).body.pasted).toEqual([
      { type: 'table', lines: 2 },
      { type: 'code', lines: 3 },
    ]);
    expect((await analyze(TRANSLATION)).body.pasted).toEqual([]);
  });

  it('costs nothing and stores nothing', async () => {
    const other = await api.signUp();
    await other.send('POST', PATH, TRANSLATION);
    expect((await other.get('/api/auth/credits')).body.credits).toBe(10);
    expect(await api.em().count(Prompt, { user: other.id })).toBe(0);
  });

  it('requires a session', async () => {
    expect(await request(api.origin, 'POST', PATH, TRANSLATION)).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });

  it('accepts a request of exactly 8,000 characters', async () => {
    expect((await analyze({ user_input: 'é'.repeat(8_000) })).status).toBe(200);
  });

  it.each([
    ['no request', { user_input: undefined }, 'user_input'],
    ['a request that is no text', { user_input: 7 }, 'user_input'],
    ['an empty request', { user_input: ' \n' }, 'user_input'],
    ['a request of 8,001 characters', { user_input: 'x'.repeat(8_001) }, 'user_input'],
    ['a NUL', { user_input: 'a\u0000b' }, 'user_input'],
    ['a lone surrogate', { user_input: 'a\ud800b' }, 'user_input'],
    ['an unknown use case', { use_case: 'cooking' }, 'use_case'],
    ['an unknown language', { language: 'xx' }, 'language'],
    ['an unknown kind', { kind: 'cooking' }, 'kind'],
    ['an unknown field', { target_model: 'claude' }, 'target_model'],
  ])('refuses %s', async (_what, change, field) => {
    const answer = await analyze({ ...TRANSLATION, ...change });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(answer.body.errors[0].field).toBe(field);
  });

  it('refuses what generate refuses: a body that is not JSON, and one that is too large', async () => {
    for (const type of ['text/plain', 'application/xml']) {
      const [answer, same] = [
        await analyze(TRANSLATION, { 'content-type': type }),
        await user.send('POST', '/api/prompts/generate', TRANSLATION, { 'content-type': type }),
      ];
      expect(answer).toEqual(same);
      expect([400, 415]).toContain(answer.status);
    }
    expect(await analyze({ user_input: 'x'.repeat(270_000) })).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    });
  });

  it('answers with an ordinary error if the body is broken JSON', async () => {
    expect((await user.send('POST', PATH, '{"user_input":')).status).toBe(400);
  });
});
