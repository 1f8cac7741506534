import { describe, expect, it } from '@jest/globals';
import { PACK_TYPES, PACKS } from '@promptmint/core/catalogue/packs';
import { openTestApi, request } from '../../testing/test-api.ts';

async function catalogueWith(settings: Record<string, string>) {
  const api = await openTestApi(settings);
  const answer = await request(api.origin, 'GET', '/api/catalogue');
  await api.close();
  return answer;
}

describe('GET /api/catalogue', () => {
  it('lists what can be chosen and its price, to anybody', async () => {
    expect(await catalogueWith({})).toMatchObject({
      status: 200,
      body: {
        target_models: expect.arrayContaining([{ id: 'chatgpt', name: 'ChatGPT' }]),
        languages: expect.arrayContaining([
          { code: 'fr', name: 'French' },
          { code: 'same', name: 'Same as my request' },
        ]),
        kinds: expect.arrayContaining([
          {
            id: 'fix_error',
            label: 'Fix an error',
            use_cases: ['code_generation', 'question_answering'],
          },
        ]),
        costs: { generation: 1, refinement: 1 },
        signup_credits: 10,
        packs: PACK_TYPES.map((id) => ({
          id,
          credits: PACKS[id].credits,
          price_cents: PACKS[id].priceCents,
        })),
        wishes: expect.arrayContaining(['shorter', 'stricter']),
        shared_links: true,
        notes: false,
      },
    });
  });

  it('says that notes can be carried out where a language model is set up', async () => {
    const { body } = await catalogueWith({
      LLM_PROVIDERS: 'composer,openai-compatible',
      OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:1/v1',
      OPENAI_COMPATIBLE_MODEL: 'none',
    });
    expect(body.notes).toBe(true);
  });
});
