import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiKey } from '@promptmint/core/database/entities/api-key';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { queueStores } from '../../../core/testing/queue-stores.ts';
import { until } from '../../../core/testing/until.ts';
import { openTestWorkers, type TestWorkers } from '../../testing/test-worker.ts';
import { compose } from '@promptmint/engine/compose';
import { finishPrompt } from '@promptmint/engine/finish-prompt';
import { GenerationRecord } from './generation-record.js';
import { toGenerationRequest } from './generation-request.js';
import { Spending } from './spending.js';

const REFUNDED = ['signup', 'generation', 'refund'];
const CHARGED = ['signup', 'generation'];

describe.each(queueStores())('generation on %s', (_name, redis) => {
  let workers: TestWorkers;
  let left: string;
  beforeAll(async () => {
    workers = await openTestWorkers({ REDIS_URL: redis });
    left = await workers.commitRequest();
    await workers.em().execute("update outbox set created_at = now() - interval '1 minute'");
    await workers.start();
  });
  afterAll(() => workers.close());

  const ended = (id: string) =>
    until(async () => {
      const prompt = await workers.promptOf(id);
      return prompt.endedAt && prompt;
    });

  it('ends in a stored result, even if the API did not put the job on the queue', async () => {
    const prompt = await ended(left);
    expect(prompt).toMatchObject({
      status: 'succeeded',
      provider: 'composer',
      useCase: 'content_creation',
      optimizedPrompt: expect.stringContaining('15 euros an hour'),
    });
    expect(prompt.sections?.map((section) => section.text).join('\n\n')).toBe(
      prompt.optimizedPrompt,
    );
    expect(prompt.estimatedTokens).toBeGreaterThan(0);
    expect(await workers.ledgerOf(left)).toEqual(CHARGED);
  });

  it('uses the kind and the answers that came with the request, and stores the kind', async () => {
    const id = await workers.request({
      requestedKind: 'translate',
      answers: [{ name: 'text', text: 'The bridge closes on 3 May.' }],
      language: 'same',
    });
    const { kind, optimizedPrompt } = await ended(id);
    expect(kind).toBe('translate');
    expect(optimizedPrompt).toContain('The bridge closes on 3 May.');
    expect(optimizedPrompt).toContain('Translate as the request says');
  });

  it('stores that the general prompt was used', async () => {
    const id = await workers.request({ requestedKind: 'general' });
    expect((await ended(id)).kind).toBe('general');
  });

  it('strikes the work off the outbox with the result', async () => {
    const id = await workers.request();
    await ended(id);
    expect(await workers.em().count(OutboxMessage, { key: id })).toBe(0);
  });
});

describe('a generation that no provider can write', () => {
  let workers: TestWorkers;
  let record: GenerationRecord;
  beforeAll(async () => {
    workers = await openTestWorkers({
      LLM_PROVIDERS: 'openai-compatible',
      OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:1/v1',
      OPENAI_COMPATIBLE_MODEL: 'none',
      LLM_TIMEOUT_SECONDS: '1',
    });
    record = (await workers.start()).get(GenerationRecord);
  });
  afterAll(() => workers.close());

  it('fails and gives the credit back', async () => {
    const id = await workers.request();
    await until(async () => (await workers.promptOf(id)).status === 'failed');
    expect(await workers.ledgerOf(id)).toEqual(REFUNDED);
    expect(await workers.em().count(OutboxMessage, { key: id })).toBe(0);
  });

  it.each([
    ['gives it back to the cap of the API key that asked for it', '2026-11', 4],
    ['gives nothing back to the cap of a later month', '2026-12', 5],
  ])('%s', async (_what, usedMonth, left) => {
    const [first, rotated] = [randomUUID(), randomUUID()];
    const id = await workers.commitUntaken({
      apiKeyId: rotated,
      createdAt: new Date('2026-11-30T23:59:59Z'),
    });
    const { user } = await workers.promptOf(id);
    const key = { user, secretHash: '', name: 'CI', scopes: [], createdAt: new Date() };
    const budget = { id: first, budgetId: first, monthlyCap: 5, usedCredits: 5, usedMonth };
    await workers.em().insertMany(ApiKey, [
      { ...key, ...budget, publicId: first },
      { ...key, id: rotated, budgetId: first, publicId: rotated },
    ]);
    await Promise.all([record.fail(id), record.fail(id)]);
    expect(await workers.ledgerOf(id)).toEqual(REFUNDED);
    expect((await workers.em().findOneOrFail(ApiKey, first)).usedCredits).toBe(left);
  });
});

describe('maintenance', () => {
  let workers: TestWorkers;
  let overdue: string;
  let record: GenerationRecord;
  beforeAll(async () => {
    workers = await openTestWorkers();
    overdue = await workers.commitUntaken({
      status: 'running',
      deadlineAt: new Date(Date.now() - 1_000),
    });
    const [worker] = await Promise.all([workers.start(), workers.start()]);
    record = worker.get(GenerationRecord);
  });
  afterAll(() => workers.close());

  it('refunds the credit once when the deadline has passed', async () => {
    await until(async () => (await workers.promptOf(overdue)).status === 'failed');
    expect(await record.fail(overdue)).toBe(false);
    expect(await workers.ledgerOf(overdue)).toEqual(REFUNDED);
  });

  it('stores a result at a second try when the connection is lost, so that no model is asked again', async () => {
    const id = await workers.commitUntaken();
    const request = toGenerationRequest({
      ...(await workers.promptOf(id)),
      refined: null,
      notes: [],
    });
    const blueprint = compose(request);
    const written = { provider: 'composer', blueprint, result: finishPrompt(blueprint, request) };
    const holder = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holding = workers.em().transactional(async (tx) => {
      await tx.execute('select from prompts where id = ? for update', [id]);
      held.resolve();
      await holder.promise;
    });
    await held.promise;
    const stored = record.succeed(id, written, new Spending().total());
    await until(async () => {
      const ended = await workers.em().execute(
        `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return ended.length > 0;
    });
    holder.resolve();
    await holding;
    expect(await stored).toBe(true);
    expect(await workers.promptOf(id)).toMatchObject({ status: 'succeeded' });
  });

  it.each([
    ['three times while the database takes no writes', '25006', 3],
    ['once where the database refuses the statement itself', '22P02', 1],
  ])('tries to store a result %s', async (_when, code, tries) => {
    const { em } = workers;
    const id = await workers.commitUntaken();
    const stored = toGenerationRequest({
      ...(await workers.promptOf(id)),
      refined: null,
      notes: [],
    });
    const blueprint = compose(stored);
    const written = { provider: 'composer', blueprint, result: finishPrompt(blueprint, stored) };
    await em().execute(`create sequence tries;
      create function refuse() returns trigger language plpgsql as $$
      begin
        if nextval('tries') < 3 then raise 'not now' using errcode = '${code}'; end if;
        return new;
      end $$;
      create trigger refuse before update on prompts for each row when (new.id = '${id}') execute function refuse()`);
    const storing = record.succeed(id, written, new Spending().total());
    if (tries === 1) await expect(storing).rejects.toThrow('not now');
    else await storing;
    const [row] = await em().execute<{ last: string }[]>('select last_value as last from tries');
    expect(Number(row?.last)).toBe(tries);
    await em().execute('drop trigger refuse on prompts; drop function refuse; drop sequence tries');
  });

  it('stores neither sections nor a result that come after the refund', async () => {
    const id = await workers.commitUntaken();
    await record.fail(id);
    const request = toGenerationRequest({
      ...(await workers.promptOf(id)),
      refined: null,
      notes: [],
    });
    const blueprint = compose(request);
    const late = await record.succeed(
      id,
      { provider: 'composer', blueprint, result: finishPrompt(blueprint, request) },
      new Spending().total(),
    );
    expect(late).toBe(false);
    await record.progress(id, [{ key: 'role', label: 'Role', text: 'late' }]);
    expect(await workers.promptOf(id)).toMatchObject({
      status: 'failed',
      optimizedPrompt: null,
      sections: null,
    });
    expect(await record.start(id)).toBeNull();
  });
});
