import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as send } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { Template } from '@promptmint/core/database/entities/template';
import { User } from '@promptmint/core/database/entities/user';
import { until } from '../../../core/testing/until.ts';
import { type Era, openAgent } from '../../testing/agent.ts';
import { makeKey, signUpOn } from '../../testing/api-keys.ts';
import { addPrompt } from '../../testing/many-prompts.ts';
import { FINISHED, type StandInWorker, startStandInWorker } from '../../testing/stand-in-worker.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

const SITE = 'https://prompts.example';
const LISTED = [
  'optimize_prompt',
  'refine_prompt',
  'find_prompts',
  'get_prompt',
  'score_prompt',
  'credits',
];

let api: TestApi;
let worker: StandInWorker;
beforeAll(async () => {
  api = await openTestApi({ PUBLIC_URL: SITE, RATE_LIMIT_SCORE_PER_USER: '3/minute' });
  worker = await startStandInWorker(api);
});
afterAll(async () => {
  await worker.stop();
  await api.close();
});

const open = async (era?: Era, change: object = {}) => {
  const user = await signUpOn(api);
  const key = await makeKey(api, user, change);
  return { user, key, ...(await openAgent(api, `Bearer ${key.key}`, era)) };
};
/** The header of a new person's key. */
const authorize = async () => `Bearer ${(await makeKey(api, await signUpOn(api))).key}`;
const credits = async (user: TestUser) => (await user.get('/api/auth/credits')).body.credits;

describe.each<Era>(['2026-07-28', 'legacy'])('an agent that speaks %s', (era) => {
  it('finds six tools, whose inputs and outputs have schemas', async () => {
    const { client } = await open(era);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(LISTED);
    for (const { inputSchema, outputSchema, description } of tools) {
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
      expect(description?.length).toBeGreaterThan(20);
    }
    expect(client.getInstructions()).toContain('idempotency_key');
  });

  it('writes a prompt for a credit, finds, reads and refines it', async () => {
    const { user, call } = await open(era);
    const written = await call('optimize_prompt', { request: 'poem about rain' });
    expect(written).toMatchObject({
      isError: false,
      text: expect.stringContaining(FINISHED.optimizedPrompt),
      data: { optimized_prompt: FINISHED.optimizedPrompt, quality_score: { has_role: true } },
    });
    const { id } = written.data;
    expect(await call('find_prompts', { text: 'rain' })).toMatchObject({
      text: expect.stringMatching(/^1 of 1 prompt\.\n/),
      data: { prompts: [{ id, request: 'poem about rain', version: 1 }], total: 1 },
    });
    expect((await call('get_prompt', { id })).data).toMatchObject({
      id,
      original_input: 'poem about rain',
    });
    const refined = await call('refine_prompt', { id, refinement: 'shorter' });
    expect(refined.data).toMatchObject({ version: 2, refines: id });
    expect(await call('credits')).toMatchObject({ text: 'Credits left: 8.', data: { credits: 8 } });
    expect(await credits(user)).toBe(8);
  });

  it('is charged once for a call that it repeats under the same key', async () => {
    const { user, call } = await open(era);
    const args = { request: 'poem about rain', idempotency_key: randomUUID() };
    const [first, again] = [
      await call('optimize_prompt', args),
      await call('optimize_prompt', args),
    ];
    expect(again.data.id).toBe(first.data.id);
    expect(await credits(user)).toBe(9);
    const other = await call('optimize_prompt', { ...args, request: 'song' });
    expect(other).toMatchObject({ isError: true, text: expect.stringContaining('already used') });
  });

  it('is notified of each section while a prompt is written', async () => {
    const { user, client } = await open(era);
    const heard: (string | undefined)[] = [];
    const called = client.callTool(
      { name: 'optimize_prompt', arguments: { request: 'hold a speech' } },
      { onprogress: ({ message }) => heard.push(message) },
    );
    const [{ id }] = await until(async () => {
      const rows = await api
        .em()
        .execute(`select id from prompts where user_id = ? and status = 'queued'`, [user.id]);
      return rows.length > 0 && (rows as [{ id: string }]);
    });
    await worker.begin(id);
    await worker.show(id);
    await until(async () => heard.includes('Role is written'));
    await worker.end(id, 'succeeded');
    expect((await called).structuredContent).toMatchObject({ id });
    expect(heard.slice(0, 3)).toEqual(['In line, place 1', 'Writing', 'Role is written']);
  });
});

describe('tools of agents', () => {
  it('say in words what an agent can do about an error', async () => {
    const { user, call } = await open();
    const failed = await call('optimize_prompt', { request: 'please fail' });
    expect(failed).toMatchObject({ isError: true, text: expect.stringMatching(/credit refunded/) });
    expect(await call('get_prompt', { id: randomUUID() })).toMatchObject({
      isError: true,
      text: expect.stringMatching(/find_prompts lists the ids/),
    });
    const neither = await call('refine_prompt', { id: await addPrompt(api, user) });
    expect(neither).toMatchObject({
      isError: true,
      text: expect.stringContaining('Send either refinement or note'),
    });
    for (let spent = 0; spent < 10; spent += 1) await call('optimize_prompt', { request: 'poem' });
    expect((await call('credits')).text).toBe(`No credits left: buy some at ${SITE}/pricing.`);
    expect(await call('optimize_prompt', { request: 'poem' })).toMatchObject({
      isError: true,
      text: `No credits left: buy some at ${SITE}/pricing.`,
    });
  });

  it('refuse arguments that do not fit, naming what is wrong', async () => {
    const { call } = await open();
    for (const [tool, args, words] of [
      ['optimize_prompt', { request: ' ' }, 'cannot be empty'],
      ['optimize_prompt', { request: 'x', target_model: 'llama' }, 'must be one of: claude'],
      ['optimize_prompt', { request: 'x', idempotency_key: 'ä' }, 'printable ASCII characters'],
      ['optimize_prompt', { request: 'x', id: 'y' }, 'Unknown field: id'],
      ['get_prompt', { id: 'x' }, 'id'],
      ['find_prompts', { limit: 51 }, 'limit must be a whole number from 1 to 50'],
    ] as const) {
      const refused = await call(tool, args);
      expect(refused).toMatchObject({ isError: true, text: expect.stringContaining(words) });
    }
  });

  it('score any prompt, no more often than the API does', async () => {
    const { call, user } = await open();
    const score = () => call('score_prompt', { prompt: 'You are a baker. Write a job ad.' });
    const { data, text } = await score();
    expect(data.quality_score).toMatchObject({ has_role: true, has_examples: false });
    expect(text).toMatch(/^Found: Role.*\. Missing: .*Examples/);
    await user.send('POST', '/api/prompts/score', { text: 'Write a job ad.' });
    await score();
    expect(await score()).toMatchObject({
      isError: true,
      text: expect.stringMatching(
        /^Too many attempts\. Please try again in \d+ (seconds|minute)\.$/,
      ),
    });
  });

  it('show no prompt of someone else', async () => {
    const id = await addPrompt(api, await signUpOn(api));
    const { call } = await open();
    for (const tool of ['get_prompt', 'refine_prompt']) {
      const refused = await call(tool, {
        id,
        ...(tool === 'refine_prompt' && { refinement: 'shorter' }),
      });
      expect(refused).toMatchObject({ isError: true, text: expect.stringMatching(/someone else/) });
    }
    expect((await call('find_prompts')).data).toMatchObject({ prompts: [], total: 0 });
  });
});

describe('a key', () => {
  it('is refused the tools and templates that it has no scope for, naming it', async () => {
    const { call, client } = await open('2026-07-28', { scopes: ['credits:read'] });
    expect((await call('credits')).data).toEqual({ credits: 10 });
    for (const [tool, args, scopes] of [
      ['optimize_prompt', { request: 'poem' }, 'scope prompts:write'],
      [
        'refine_prompt',
        { id: randomUUID(), refinement: 'shorter' },
        'scopes prompts:read and prompts:write',
      ],
      ['find_prompts', {}, 'scope prompts:read'],
      ['get_prompt', { id: randomUUID() }, 'scope prompts:read'],
      ['score_prompt', { prompt: 'Write a poem.' }, 'scope prompts:read'],
    ] as const) {
      expect(await call(tool, args)).toMatchObject({
        isError: true,
        text: `This API key does not have the ${scopes}. Make one that does at ${SITE}/settings.`,
      });
    }
    await expect(client.listPrompts()).rejects.toThrow(/not have the scope prompts:read/);
    const writer = await open('2026-07-28', { scopes: ['prompts:write'] });
    expect(
      (await writer.call('refine_prompt', { id: randomUUID(), refinement: 'shorter' })).text,
    ).toContain('not have the scope prompts:read');
    const reader = await open('2026-07-28', { scopes: ['prompts:read'] });
    expect((await reader.call('credits')).text).toContain('not have the scope credits:read');
  });

  it('spends no more than its cap, and its prompts name it', async () => {
    const { key, call } = await open('2026-07-28', { monthly_cap: 1 });
    const { data } = await call('optimize_prompt', { request: 'poem' });
    expect((await api.em().findOneOrFail(Prompt, data.id)).apiKeyId).toBe(key.id);
    expect(await call('optimize_prompt', { request: 'song' })).toMatchObject({
      isError: true,
      text: expect.stringMatching(/spent its credits for this month.* Keys: .*\/settings\.$/),
    });
  });

  it('that was revoked ends what an agent can do at its next call', async () => {
    const { user, key, call } = await open();
    await user.send('DELETE', `/api/auth/api-keys/${key.id}`);
    await expect(call('credits')).rejects.toThrow(/401|revoked/);
  });
});

describe("templates of one's own", () => {
  it('are prompts of the server, whose blanks are arguments', async () => {
    const { user, client } = await open();
    const add = (title: string, text: string, minutes: number) =>
      api.em().insert(Template, {
        id: randomUUID(),
        user: user.id,
        title,
        description: '',
        useCase: 'content_creation',
        text,
        createdAt: new Date(Date.now() - minutes * 60_000),
      });
    await add('Job ad!', 'Write a job ad for {{job}} in {{ town }}: {{constructor}}.', 1);
    await add('Job ad', 'An older job ad.', 2);
    await add('求人', 'Write it in Japanese.', 3);
    await add('Schöne Grüße', 'Write a greeting.', 4);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      'job-ad',
      expect.stringMatching(/^job-ad-[0-9a-f]{8}$/),
      expect.stringMatching(/^template-[0-9a-f]{8}$/),
      'schone-grusse',
    ]);
    expect(prompts[0]?.arguments?.map(({ name }) => name)).toEqual(['job', 'town', 'constructor']);
    const { messages } = await client.getPrompt({ name: 'job-ad', arguments: { town: 'Bath' } });
    const text = 'Write a job ad for {{job}} in Bath: {{constructor}}.';
    expect(messages).toEqual([{ role: 'user', content: { type: 'text', text } }]);
    await expect(client.getPrompt({ name: 'none' })).rejects.toThrow(/does not exist/);
  });
});

describe('POST /mcp', () => {
  const post = (
    headers: Record<string, string>,
    body = '{"jsonrpc":"2.0","id":1,"method":"ping"}',
  ) =>
    fetch(`${api.origin}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body,
    });

  it('is refused without a key and with a session, with a challenge', async () => {
    const { authorization } = await signUpOn(api);
    for (const headers of [{}, { authorization }, { authorization: 'Bearer pm_typo' }]) {
      const answer = await post(headers as Record<string, string>);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /);
    }
    expect((await fetch(`${api.origin}/mcp`)).status).toBe(401);
  });

  it('is refused to plans without API access', async () => {
    const user = await signUpOn(api);
    const { key } = await makeKey(api, user);
    await api.em().nativeUpdate(User, user.id, { plan: 'booster' });
    const answer = await post({ authorization: `Bearer ${key}` });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'api_access_required' });
  });

  it('is refused to pages of other sites, and answered to its own', async () => {
    const authorization = await authorize();
    const status = async (origin: string) => (await post({ authorization, origin })).status;
    expect(await status('https://evil.example')).toBe(403);
    expect(await status('null')).toBe(403);
    expect(await status(SITE)).toBe(200);
  });

  it('is stored by no cache, holds no session, and has no stream to listen to', async () => {
    const authorization = await authorize();
    const answer = await post({ authorization });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('mcp-session-id')).toBeNull();
    for (const method of ['GET', 'DELETE', 'PUT', 'TRACE']) {
      const [refused] = await once(
        send(`${api.origin}/mcp`, { method, headers: { authorization } }).end(),
        'response',
      );
      refused.resume();
      expect([method, refused.statusCode]).toEqual([method, 405]);
    }
  });

  it('refuses a body that is not a message, or is too long', async () => {
    const authorization = await authorize();
    expect((await post({ authorization }, '{')).status).toBe(400);
    expect((await post({ authorization }, '')).status).toBe(400);
    expect((await post({ authorization }, '{}')).status).toBe(400);
    expect((await post({ authorization }, '[]')).status).toBe(400);
    expect((await post({ authorization }, `"${'x'.repeat(270_000)}"`)).status).toBe(413);
    const text = { authorization, 'content-type': 'text/plain' };
    expect((await post(text)).status).toBe(415);
  });
});
