import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { User } from '@promptmint/core/database/entities/user';
import { addManyPrompts } from '../../testing/many-prompts.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { jsonDocument } from './json-document.js';
import { markdownDocument } from './markdown-document.js';

const PROMPTS = 20_000;
const LENGTH = 8_000;

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await openTestApi({ DATABASE_POOL_MAX: '2' });
  user = await api.signUp();
  // Nobody searches here, and the index of the search would cost most of what it takes to add them.
  await api.em().execute('drop index prompts_search');
  await addManyPrompts(api, user, PROMPTS, LENGTH);
});
afterAll(() => api.close());
afterEach(() => {
  jest.restoreAllMocks();
});

/** A download whose first piece was read; nothing more is read for now. */
async function beginDownload(format: string) {
  const leave = new AbortController();
  const { body } = await fetch(`${api.origin}/api/auth/export?format=${format}`, {
    headers: { authorization: user.authorization },
    signal: leave.signal,
  });
  const reader = body?.getReader();
  await reader?.read();
  return {
    leave: () => leave.abort(),
    /** Reads all the rest. */
    rest: async () => {
      for (let piece = await reader?.read(); piece && !piece.done;) piece = await reader?.read();
    },
  };
}

describe.each(['json', 'markdown'])('an export as %s', (format) => {
  it('reads one batch, and the next one only after the first was consumed', async () => {
    const em = api.em();
    const reads = jest.spyOn(em, 'execute');
    const source = Readable.from(
      format === 'json'
        ? jsonDocument(em, await api.em().findOneOrFail(User, user.id), new Date())
        : markdownDocument(em, user.id, 'Your prompts'),
    );
    const takesOnePiece = new Writable({ write: () => undefined });
    source.pipe(takesOnePiece);
    await once(source, 'pause');
    // Long enough for a wrong implementation to read on.
    for (let round = 0; round < 20; round += 1) await api.em().execute('select 1');
    expect(reads).toHaveBeenCalledTimes(1);
    source.destroy();
  });

  it('holds no connection while the client is slow', async () => {
    const downloads = await Promise.all([1, 2, 3, 4, 5].map(() => beginDownload(format)));
    expect((await user.get('/api/auth/me')).status).toBe(200);
    for (const { leave } of downloads) leave();
  });

  it('breaks off when the database fails midway, and logs it', async () => {
    const errors = jest.spyOn(Logger.prototype, 'error');
    const { rest } = await beginDownload(format);
    await api.em().execute('alter table prompts rename to prompts_elsewhere');
    try {
      await expect(rest()).rejects.toThrow('terminated');
    } finally {
      await api.em().execute('alter table prompts_elsewhere rename to prompts');
    }
    expect(errors).toHaveBeenCalledWith({ err: expect.any(Error) }, 'an export broke off');
  });

  it('answers with an error when the database fails at the start', async () => {
    await api.em().execute('alter table outbox rename to outbox_elsewhere');
    try {
      const answer = await user.get(`/api/auth/export?format=${format}`);
      expect(answer).toMatchObject({ status: 500, body: { code: 'internal_error' } });
    } finally {
      await api.em().execute('alter table outbox_elsewhere rename to outbox');
    }
  });
});
