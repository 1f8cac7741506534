import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findLedgerViolations } from '@promptmint/core/credits/ledger-invariants';
import { IdempotencyKey } from '@promptmint/core/database/entities/idempotency-key';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { SharedLink } from '@promptmint/core/database/entities/shared-link';
import { openTestWorkers, type TestWorkers } from '../../testing/test-worker.ts';
import { tablesWith } from '../../testing/whole-database.ts';
import { addPrompt, addWholePerson } from '../../testing/whole-person.ts';
import { PromptPurging } from './prompt-purging.js';

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

let workers: TestWorkers;
beforeAll(async () => {
  Logger.overrideLogger(false);
  workers = await openTestWorkers();
});
afterAll(() => workers.close());

const em = () => workers.em();
const purge = () => new PromptPurging(em()).purge();
const promptOf = (id: string) => em().findOneOrFail(Prompt, id);
const isPurged = async (id: string) => (await promptOf(id)).purgedAt !== null;
const wholePrompt = { populate: ['blueprint'] } as const;

/** A person with one prompt that holds every text it can, deleted so many minutes ago. */
async function addDeleted(minutes: number, change: Partial<Prompt> = {}) {
  const { id: userId } = await addWholePerson(em(), null);
  const mark = `mark${randomUUID().slice(0, 8)}`;
  const id = await addPrompt(em(), userId, mark, {
    optimizedPrompt: `Write for ${mark}`,
    sections: [{ key: 'role', label: 'Role', text: mark }],
    placeholders: [mark],
    blueprint: { role: mark },
    answers: [{ name: 'text', text: mark }],
    refines: randomUUID(),
    note: mark,
    version: 2,
    useCase: 'content_creation',
    deletedAt: ago(minutes),
    ...change,
  });
  return { id, userId, mark };
}

describe('the purge of deleted prompts', () => {
  it('leaves a prompt whole until it can be restored no more, and then empties it', async () => {
    const [young, due] = [await addDeleted(9.5), await addDeleted(10.1)];
    const whole = await em().findOneOrFail(Prompt, young.id, wholePrompt);
    await purge();
    expect(await em().findOneOrFail(Prompt, young.id, wholePrompt)).toEqual(whole);
    expect(await tablesWith(em(), young.mark)).toEqual(['public.prompts']);
    expect(await tablesWith(em(), due.mark)).toEqual([]);
  });

  it('removes links to the prompt', async () => {
    const { id, userId } = await addDeleted(11);
    await em().insert(SharedLink, {
      id: randomUUID(),
      prompt: id,
      user: userId,
      tokenHash: `hash ${id}`,
      createdAt: new Date(),
      expiresAt: ago(-60),
    });
    await purge();
    expect(await em().count(SharedLink, { prompt: id })).toBe(0);
    expect(await em().count(SharedLink, { user: userId })).toBe(1);
  });

  it('keeps what other things count on, and the law of credits', async () => {
    const { id, userId } = await addDeleted(11);
    const { createdAt } = await promptOf(id);
    const key = { userId, key: 'used', requestHash: 'hash', promptId: id, createdAt };
    await em().insert(IdempotencyKey, key);
    await purge();
    expect(await em().findOneOrFail(IdempotencyKey, { promptId: id })).toMatchObject(key);
    expect(await promptOf(id)).toMatchObject({
      user: { id: userId },
      status: 'succeeded',
      version: 2,
      useCase: 'content_creation',
      createdAt,
      originalInput: '',
      optimizedPrompt: '',
    });
    expect(await em().execute(findLedgerViolations())).toEqual([]);
  });

  it('empties a failed attempt, which stays failed', async () => {
    const { id } = await addDeleted(11, { status: 'failed', optimizedPrompt: null });
    await purge();
    expect(await promptOf(id)).toMatchObject({ status: 'failed', originalInput: '' });
    expect(await isPurged(id)).toBe(true);
  });

  it('waits for the end of a refinement, which needs the blueprint', async () => {
    const { id, userId, mark } = await addDeleted(11);
    const refinement = await addPrompt(em(), userId, mark, {
      status: 'running',
      optimizedPrompt: null,
      refines: id,
      refinement: 'shorter',
    });
    await purge();
    expect(await isPurged(id)).toBe(false);
    await em().nativeUpdate(Prompt, refinement, { status: 'failed' });
    await purge();
    expect(await isPurged(id)).toBe(true);
    expect(await promptOf(refinement)).toMatchObject({ status: 'failed', originalInput: '' });
    expect(await tablesWith(em(), mark)).toEqual([]);
  });

  it('leaves a failed refinement of another prompt alone', async () => {
    const { userId, mark } = await addDeleted(11);
    const other = await addPrompt(em(), userId, mark, {
      status: 'failed',
      optimizedPrompt: null,
      endedAt: ago(1),
      refines: randomUUID(),
      refinement: 'shorter',
    });
    await purge();
    expect((await promptOf(other)).originalInput).toContain(mark);
  });

  it('empties what failed a day ago, when its key is forgotten, and nothing younger', async () => {
    const failedBefore = (hours: number) =>
      addDeleted(0, {
        status: 'failed',
        optimizedPrompt: null,
        deletedAt: null,
        endedAt: ago(hours * 60),
      });
    const [young, old] = [await failedBefore(23), await failedBefore(25)];
    const succeeded = await addDeleted(0, { deletedAt: null, endedAt: ago(25 * 60) });
    await purge();
    expect(await tablesWith(em(), old.mark)).toEqual([]);
    expect(await promptOf(old.id)).toMatchObject({ status: 'failed', originalInput: '' });
    for (const { mark } of [young, succeeded]) {
      expect(await tablesWith(em(), mark)).toEqual(['public.prompts']);
    }
  });

  it('lets what a restore holds alone, and looks at it again', async () => {
    const [held, free] = [await addDeleted(11), await addDeleted(11)];
    await em().transactional(async (tx) => {
      await tx.execute('select from prompts where id = ? for no key update', [held.id]);
      await purge();
      expect([await isPurged(held.id), await isPurged(free.id)]).toEqual([false, true]);
    });
    await purge();
    expect(await isPurged(held.id)).toBe(true);
  });

  it('empties more prompts than one batch', async () => {
    const { id, userId } = await addDeleted(11);
    await em().execute(
      `insert into prompts (id, user_id, status, created_at, deadline_at, original_input,
         requested_use_case, target_model, language, optimized_prompt, deleted_at)
       select gen_random_uuid(), user_id, status, created_at, deadline_at, original_input,
         requested_use_case, target_model, language, optimized_prompt, deleted_at
       from prompts, generate_series(1, 1200) where id = ?`,
      [id],
    );
    await purge();
    expect(await em().count(Prompt, { user: userId, purgedAt: { $ne: null } })).toBe(1_201);
  });
});

describe('the database', () => {
  it.each([
    ['to delete a prompt that is being written', { status: 'queued', optimizedPrompt: null }],
    ['to call a prompt purged that still has a text', { purgedAt: new Date() }],
  ] as const)('refuses %s', async (_what, change) => {
    await expect(addDeleted(1, change)).rejects.toThrow(/violates check constraint/);
  });
});
