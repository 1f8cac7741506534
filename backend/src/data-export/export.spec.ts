import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OutboxMessage } from '@promptmint/core/database/entities/outbox-message';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { User } from '@promptmint/core/database/entities/user';
import { addManyPrompts, addPrompt } from '../../testing/many-prompts.ts';
import { openTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { exportSchema } from './dto/export.dto.js';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const download = ({ authorization }: TestUser, query = '') =>
  fetch(`${api.origin}/api/auth/export${query}`, { headers: { authorization } });

/** The name of a file of today, as the header says it. */
const exportName = () =>
  `attachment; filename="promptmint-export-${new Date().toISOString().slice(0, 10)}.json"`;

/** The document, which has the promised form. */
async function exportOf(user: TestUser) {
  return exportSchema.parse(JSON.parse(await (await download(user)).text()));
}

describe('GET /api/auth/export', () => {
  it('returns a file that no cache may store', async () => {
    const user = await api.signUp();
    const names = [exportName()];
    const { headers, status } = await download(user);
    names.push(exportName());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(names).toContain(headers.get('content-disposition'));
  });

  it('contains every prompt once, oldest first, even if several share a microsecond', async () => {
    const user = await api.signUp();
    await addManyPrompts(api, user, 1_000);
    const { prompts } = await exportOf(user);
    const stored = await api
      .em()
      .find(Prompt, { user: user.id }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    expect(stored).toHaveLength(1_000);
    expect(prompts.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
  });

  it('keeps every text unchanged', async () => {
    const user = await api.signUp();
    const text =
      '```` "quoted" \\ \u2028\u2029 \u202eright to left\u202c שלום <script> 👩‍👩‍👧 \r\n\t{{x}}\u0001';
    await addPrompt(api, user, {
      originalInput: text,
      optimizedPrompt: text,
      placeholders: [text],
    });
    const [prompt] = (await exportOf(user)).prompts;
    expect(prompt).toMatchObject({
      original_input: text,
      optimized_prompt: text,
      placeholders: [text],
    });
  });

  it('queues a notice by email', async () => {
    const user = await api.signUp();
    await exportOf(user);
    const messages = await api.em().find(OutboxMessage, { queue: 'mail' });
    const notice = messages.find(({ key }) => key.startsWith(`export-ready.${user.id}.`));
    const at = new Date(Number(notice?.key.split('.')[2])).toISOString();
    expect(notice?.payload).toEqual({ template: 'export-ready', userId: user.id, at });
  });

  it('refuses another format, and a request without a token', async () => {
    const user = await api.signUp();
    expect(await user.get('/api/auth/export?format=pdf')).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ field: 'format' }] },
    });
    await api.em().nativeUpdate(User, user.id, { tokenVersion: 7 });
    expect((await download(user)).status).toBe(401);
  });
});
