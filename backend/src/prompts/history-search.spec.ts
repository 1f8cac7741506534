import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import fc from 'fast-check';
import { addPrompt } from '../../testing/many-prompts.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const search = (user: TestUser, filters: Record<string, string>) =>
  user.get(`/api/prompts/history?${new URLSearchParams(filters)}`);
async function found(user: TestUser, filters: Record<string, string>): Promise<string[]> {
  const { body } = await search(user, filters);
  expect(body.total).toBe(body.prompts.length);
  return body.prompts.map(({ id }: { id: string }) => id);
}

describe('GET /api/prompts/history?q', () => {
  it('finds text of the request or the prompt, ignoring case', async () => {
    const user = await api.signUp();
    const inPrompt = await addPrompt(api, user, {
      originalInput: 'something else',
      optimizedPrompt: 'Write about ÖLKANNEN from Straße 9',
    });
    const inRequest = await addPrompt(api, user, { originalInput: 'Reinigung der Ölkannen' });
    await addPrompt(api, user, { originalInput: 'Olkannen' });
    expect(await found(user, { q: 'ölKannen' })).toEqual([inRequest, inPrompt]);
    expect(await found(user, { q: '  straße 9 ' })).toEqual([inPrompt]);
    expect(await found(user, { q: 'kettle' })).toEqual([]);
  });

  it.each(['%', '_', '\\', '100%', 'a_b', '\\%', '%%', "'; --", '?', ':user', '$1', '.*', '(a|b)'])(
    'treats %j literally',
    async (sign) => {
      const user = await api.signUp();
      const q = `<${sign}>`;
      const holds = await addPrompt(api, user, { originalInput: `an idea ${q} of mine` });
      await addPrompt(api, user, { originalInput: 'an idea <100 a b axb> of mine' });
      expect(await found(user, { q })).toEqual([holds]);
    },
  );

  it('finds every prompt by every part of it, and no other', async () => {
    const user = await api.signUp();
    const character = fc.constantFrom(...'%_\\\'"?:$*.([{ aAbBäÄßéÉжЖ語🥐\n');
    const text = fc.string({ unit: character, minLength: 2, maxLength: 12 });
    const typed = text.filter((part) => [...part.trim()].length >= 2);
    await fc.assert(
      fc.asyncProperty(typed, text, text, fc.boolean(), async (part, before, after, capitals) => {
        await api.em().nativeDelete(Prompt, { user: user.id });
        const optimizedPrompt = '=';
        const holds = await addPrompt(api, user, {
          originalInput: before + part + after,
          optimizedPrompt,
        });
        const apart = await addPrompt(api, user, {
          originalInput: after + before,
          optimizedPrompt,
        });
        // "ß" in capitals is two letters, which is more than another case.
        const q = capitals ? part.replaceAll(/[^ß]/gu, (sign) => sign.toUpperCase()) : part;
        const holdsToo = (after + before).toLowerCase().includes(q.trim().toLowerCase());
        expect((await found(user, { q })).toSorted()).toEqual(
          (holdsToo ? [holds, apart] : [holds]).toSorted(),
        );
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['one character', 'x'],
    ['one character in spaces', '  x '],
    ['nothing', ''],
    ['101 characters', 'x'.repeat(101)],
    ['a NUL', 'a\u0000b'],
  ])('refuses %s', async (_what, q) => {
    const user = await api.signUp();
    const answer = await search(user, { q });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(answer.body.errors[0].field).toBe('q');
  });

  it('accepts 2 and 100 characters', async () => {
    const user = await api.signUp();
    const id = await addPrompt(api, user, { originalInput: 'x'.repeat(100) });
    expect(await found(user, { q: 'xx' })).toEqual([id]);
    expect(await found(user, { q: ` ${'X'.repeat(100)} ` })).toEqual([id]);
  });
});

describe('the filters of the history', () => {
  it('narrow it by use case, model and favourite, all together', async () => {
    const user = await api.signUp();
    const sought = { useCase: 'data_analysis', targetModel: 'gemini', favourite: true } as const;
    const all = await addPrompt(api, user, { ...sought, createdAt: daysAgo(1) });
    const otherModel = await addPrompt(api, user, { ...sought, targetModel: 'chatgpt' });
    const otherUseCase = await addPrompt(api, user, { ...sought, useCase: 'code_generation' });
    const noFavourite = await addPrompt(api, user, { ...sought, favourite: false });
    const ids = async (filters: Record<string, string>) => new Set(await found(user, filters));
    expect(await ids({ use_case: 'data_analysis' })).toEqual(
      new Set([all, otherModel, noFavourite]),
    );
    expect(await ids({ target_model: 'gemini' })).toEqual(
      new Set([all, otherUseCase, noFavourite]),
    );
    expect(await ids({ favourite: 'true' })).toEqual(new Set([all, otherModel, otherUseCase]));
    expect(await ids({ favourite: 'false' })).toEqual(new Set([noFavourite]));
    const every = { use_case: 'data_analysis', target_model: 'gemini', favourite: 'true' };
    expect(await found(user, { ...every, q: 'bakery' })).toEqual([all]);
    expect(await found(user, { ...every, q: 'no such thing' })).toEqual([]);
  });

  it('return pages and the total of what matches', async () => {
    const user = await api.signUp();
    for (let days = 0; days < 5; days += 1) {
      await addPrompt(api, user, { originalInput: `bike ${days}`, createdAt: daysAgo(days) });
      await addPrompt(api, user, { originalInput: `car ${days}` });
    }
    const page = await search(user, { q: 'bike', limit: '2', offset: '2' });
    const inputs = page.body.prompts.map((item: { original_input: string }) => item.original_input);
    expect(inputs).toEqual(['bike 2', 'bike 3']);
    expect(page.body.total).toBe(5);
    expect((await search(user, { q: 'bike', offset: '9' })).body).toMatchObject({
      prompts: [],
      total: 5,
    });
  });

  it('reach as far back as the plan, and say whether older matches are hidden', async () => {
    const user = await api.signUp();
    await addPrompt(api, user, { originalInput: 'bike', createdAt: daysAgo(1) });
    await addPrompt(api, user, { originalInput: 'bike', createdAt: daysAgo(8), favourite: true });
    await addPrompt(api, user, { originalInput: 'car', createdAt: daysAgo(1) });
    const seen = async (filters: Record<string, string>) => {
      const { body } = await search(user, filters);
      return [body.prompts.length, body.total, body.older_hidden];
    };
    expect(await seen({ q: 'bike' })).toEqual([1, 1, true]);
    expect(await seen({ q: 'car' })).toEqual([1, 1, false]);
    expect(await seen({ favourite: 'true' })).toEqual([0, 0, true]);
    await api.em().nativeUpdate(User, user.id, { plan: 'pro' });
    expect(await seen({ q: 'bike' })).toEqual([2, 2, false]);
    expect(await seen({ favourite: 'true' })).toEqual([1, 1, false]);
  });

  it('show only finished prompts of the account', async () => {
    const [user, stranger] = [await api.signUp(), await api.signUp()];
    await addPrompt(api, user, { originalInput: 'bike' });
    await addPrompt(api, stranger, {
      originalInput: 'bike',
      status: 'failed',
      optimizedPrompt: null,
    });
    expect(await found(stranger, { q: 'bike' })).toEqual([]);
  });

  it.each(['use_case=auto_detect', 'use_case=poetry', 'target_model=oracle', 'favourite=1'])(
    'refuse ?%s',
    async (query) => {
      const user = await api.signUp();
      const answer = await user.get(`/api/prompts/history?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );
});
