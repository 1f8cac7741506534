import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Plan } from '@promptmint/core/catalogue/plans';
import { OWN_TEMPLATES_MAX, TEMPLATES } from '@promptmint/core/catalogue/templates';
import { Template } from '@promptmint/core/database/entities/template';
import { User } from '@promptmint/core/database/entities/user';
import {
  type Answer,
  openTestApi,
  request,
  type TestApi,
  type TestUser,
} from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const draft = {
  title: 'Job ad',
  description: 'Only the shift changes.',
  use_case: 'content_creation',
  text: 'Write a job ad for our bakery, {{shift}} shifts.',
};

async function onPlan(plan: Plan): Promise<TestUser> {
  const user = await api.signUp();
  await setPlan(user, plan);
  return user;
}
const setPlan = (user: TestUser, plan: Plan) => api.em().nativeUpdate(User, user.id, { plan });
const create = (user: TestUser, change: object = {}) =>
  user.send('POST', '/api/templates', { ...draft, ...change });
const replace = (user: TestUser, id: string, change: object = {}) =>
  user.send('PUT', `/api/templates/${id}`, { ...draft, ...change });
const remove = (user: TestUser, id: string) => user.send('DELETE', `/api/templates/${id}`);

interface Shown {
  id: string;
  title: string;
  text: string | null;
  tier: string;
  locked: boolean;
}
async function shown(user: TestUser, tier: string): Promise<Shown[]> {
  const { body } = await user.get('/api/templates');
  return body.templates.filter((template: Shown) => template.tier === tier);
}

describe('GET /api/templates', () => {
  it('needs a session token', async () => {
    expect(await request(api.origin, 'GET', '/api/templates')).toMatchObject({ status: 401 });
  });

  it('returns the basic templates with their text on every plan', async () => {
    const basic = TEMPLATES.filter(({ tier }) => tier === 'basic');
    expect(await shown(await onPlan('free'), 'basic')).toEqual(
      basic.map(({ useCase, ...rest }) => ({ ...rest, use_case: useCase, locked: false })),
    );
  });

  it.each<[Plan, boolean]>([
    ['free', true],
    ['starter', true],
    ['booster', false],
    ['pro', false],
  ])('%s: advanced templates locked is %s', async (plan, locked) => {
    const advanced = TEMPLATES.filter(({ tier }) => tier === 'advanced');
    expect(await shown(await onPlan(plan), 'advanced')).toEqual(
      advanced.map(({ useCase, text, ...rest }) => ({
        ...rest,
        use_case: useCase,
        text: locked ? null : text,
        locked,
      })),
    );
  });
});

describe('custom templates', () => {
  it('are kept as typed, and listed newest first to their owner alone', async () => {
    const [user, stranger] = [await onPlan('pro'), await onPlan('pro')];
    const text = '  Zwei Zeilen:\n{{ödes Feld}} und "%_\\\'" 🥐  ';
    const first = await create(user, { title: ' Anzeige ', text });
    const second = await create(user, { use_case: 'auto_detect', description: undefined });
    expect(first).toEqual({
      status: 201,
      body: {
        ...draft,
        id: expect.any(String),
        title: 'Anzeige',
        text,
        tier: 'own',
        locked: false,
      },
    });
    expect(second.body).toMatchObject({ description: '', use_case: 'auto_detect' });
    expect(await shown(user, 'own')).toEqual([second.body, first.body]);
    expect(await shown(stranger, 'own')).toEqual([]);
  });

  it('are replaced whole', async () => {
    const user = await onPlan('pro');
    const { id } = (await create(user)).body;
    const changed = await user.send('PUT', `/api/templates/${id}`, {
      title: 'Another',
      use_case: 'question_answering',
      text: 'Explain {{thing}} to me',
    });
    expect(changed).toEqual({
      status: 200,
      body: {
        id,
        title: 'Another',
        description: '',
        use_case: 'question_answering',
        text: 'Explain {{thing}} to me',
        tier: 'own',
        locked: false,
      },
    });
    expect(await shown(user, 'own')).toEqual([changed.body]);
  });

  it('are deleted once, and the answer is the deleted template', async () => {
    const user = await onPlan('pro');
    const kept = (await create(user)).body;
    const gone = (await create(user)).body;
    expect(await remove(user, gone.id)).toEqual({ status: 200, body: gone });
    expect(await remove(user, gone.id)).toMatchObject({
      status: 404,
      body: { code: 'template_not_found' },
    });
    expect(await shown(user, 'own')).toEqual([kept]);
  });

  it.each<Plan>(['free', 'starter', 'booster'])(
    'are refused to %s, naming the plan',
    async (plan) => {
      const user = await onPlan(plan);
      for (const answer of [await create(user), await replace(user, randomUUID())]) {
        expect(answer).toMatchObject({
          status: 403,
          body: {
            code: 'plan_required',
            message: expect.stringMatching(/ the .*\bPro\b.* plan\./),
          },
        });
      }
      expect(await api.em().count(Template, { user: user.id })).toBe(0);
    },
  );

  it('can be read and deleted after the plan has ended', async () => {
    const user = await onPlan('pro');
    const own = (await create(user)).body;
    await setPlan(user, 'free');
    expect(await shown(user, 'own')).toEqual([own]);
    expect(await replace(user, own.id)).toMatchObject({ status: 403 });
    expect(await remove(user, own.id)).toMatchObject({ status: 200 });
  });

  it('are not found by another account; those of the product cannot be changed', async () => {
    const [user, stranger] = [await onPlan('pro'), await onPlan('pro')];
    const own = (await create(user)).body;
    const builtIn = TEMPLATES[0]?.id ?? '';
    const attempts: Answer[] = [];
    for (const id of [own.id, builtIn, randomUUID()]) {
      attempts.push(await replace(stranger, id, { title: 'Mine now' }), await remove(stranger, id));
    }
    for (const attempt of attempts) {
      expect(attempt).toMatchObject({ status: 404, body: { code: 'template_not_found' } });
    }
    expect(await shown(user, 'own')).toEqual([own]);
  });

  it(`are ${OWN_TEMPLATES_MAX} at most, also when several are added at once`, async () => {
    const user = await onPlan('pro');
    await api.em().execute(
      `insert into templates (id, user_id, title, use_case, text, created_at)
       select gen_random_uuid(), ?, 'kept', 'auto_detect', 'ten characters', now()
       from generate_series(1, ?)`,
      [user.id, OWN_TEMPLATES_MAX - 1],
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(user)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'too_many_templates',
      message: expect.stringContaining(`${OWN_TEMPLATES_MAX} custom templates`),
    });
    expect(await api.em().count(Template, { user: user.id })).toBe(OWN_TEMPLATES_MAX);
    await remove(user, (await shown(user, 'own'))[0]?.id ?? '');
    expect(await create(user)).toMatchObject({ status: 201 });
  });

  it('take the longest parts that are allowed', async () => {
    const user = await onPlan('pro');
    const longest = {
      title: 'é'.repeat(100),
      description: '語'.repeat(300),
      text: '語'.repeat(8_000),
    };
    expect(await create(user, longest)).toMatchObject({ status: 201, body: longest });
    expect(await create(user, { text: 'a'.repeat(10) })).toMatchObject({ status: 201 });
  });

  it.each([
    ['no title', { title: undefined }, 'title'],
    ['an empty title', { title: '  ' }, 'title'],
    ['a title of 101 characters', { title: 'x'.repeat(101) }, 'title'],
    ['a title of two lines', { title: 'one\ntwo' }, 'title'],
    ['a title with a line separator', { title: 'one\u2028two' }, 'title'],
    ['a description of 301 characters', { description: 'x'.repeat(301) }, 'description'],
    ['no text', { text: undefined }, 'text'],
    ['nine characters of text in much space', { text: `  ${'x'.repeat(9)}\n\n` }, 'text'],
    ['nine characters that take more units', { text: '🥐'.repeat(9) }, 'text'],
    ['a text of 8,001 characters', { text: 'x'.repeat(8_001) }, 'text'],
    ['a NUL', { text: `${draft.text}\u0000` }, 'text'],
    ['a lone surrogate', { text: `${draft.text}\ud800` }, 'text'],
    ['an unknown use case', { use_case: 'poetry' }, 'use_case'],
    ['an unknown field', { tier: 'basic' }, 'tier'],
  ])('are refused with %s', async (_what, change, field) => {
    const user = await onPlan('pro');
    const { id } = (await create(user)).body;
    for (const answer of [await create(user, change), await replace(user, id, change)]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
      expect(answer.body.errors[0].field).toBe(field);
    }
  });
});

describe('POST /api/templates/import', () => {
  const importAll = (user: TestUser, ...changes: object[]) =>
    user.send('POST', '/api/templates/import', {
      templates: changes.map((change) => ({ ...draft, ...change })),
    });
  const fill = (user: TestUser, count: number) =>
    api.em().execute(
      `insert into templates (id, user_id, title, use_case, text, created_at)
       select gen_random_uuid(), ?, 'kept', 'auto_detect', 'ten characters', now() - interval '1 day'
       from generate_series(1, ?)`,
      [user.id, count],
    );

  it('keeps all of them, the first of the file first', async () => {
    const user = await onPlan('pro');
    const { status, body } = await importAll(user, { title: 'One' }, { title: 'Two' });
    expect({ status, refused: body.refused }).toEqual({ status: 200, refused: [] });
    expect(body.created.map(({ title }: Shown) => title)).toEqual(['One', 'Two']);
    expect(await shown(user, 'own')).toEqual(body.created);
  });

  it('refuses what is there already, also twice in one request, and keeps the rest', async () => {
    const user = await onPlan('pro');
    await create(user);
    const other = { text: 'Another text of the same title.' };
    const { body } = await importAll(user, {}, other, { ...other, description: 'Again' });
    expect(body.created.map(({ text }: Shown) => text)).toEqual([other.text]);
    expect(body.refused).toEqual([
      { index: 0, reason: 'duplicate' },
      { index: 2, reason: 'duplicate' },
    ]);
  });

  it('keeps nothing if one of them is invalid, and names it', async () => {
    const user = await onPlan('pro');
    const answer = await importAll(user, {}, { title: '' });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'templates.1.title', message: 'Title is required' }] },
    });
    expect(await shown(user, 'own')).toEqual([]);
  });

  it('says how many can be sent at once', async () => {
    const user = await onPlan('pro');
    expect((await importAll(user)).body.message).toBe('Please send at least one template');
    const many = Array.from({ length: OWN_TEMPLATES_MAX + 1 }, () => ({}));
    expect((await importAll(user, ...many)).body.message).toBe(
      `Please send at most ${OWN_TEMPLATES_MAX} templates`,
    );
  });

  it(`never passes ${OWN_TEMPLATES_MAX}, also with several requests at once`, async () => {
    const user = await onPlan('pro');
    await fill(user, OWN_TEMPLATES_MAX - 5);
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((mark) =>
        importAll(user, ...[1, 2, 3].map((count) => ({ title: `${mark}${count}` }))),
      ),
    );
    const created = answers.flatMap(({ body }) => body.created);
    const reasons = answers.flatMap(({ body }) =>
      body.refused.map(({ reason }: { reason: string }) => reason),
    );
    expect(created).toHaveLength(5);
    expect(reasons).toEqual(Array(4).fill('too_many_templates'));
    expect(await api.em().count(Template, { user: user.id })).toBe(OWN_TEMPLATES_MAX);
  });

  it('needs a plan with custom templates', async () => {
    const user = await onPlan('booster');
    expect(await importAll(user, {})).toMatchObject({
      status: 403,
      body: { code: 'plan_required' },
    });
  });
});
