import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestOrm, type TestOrm } from '../../testing/test-orm.ts';
import { ApiKey } from './entities/api-key.js';
import { EmailToken } from './entities/email-token.js';
import { SharedLink } from './entities/shared-link.js';

const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1_000);

const page = readFileSync(new URL('../../../docs/OPERATIONS.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```sql\n(.+?)^```/gms)].map(([, query = '']) => query);
const inline = [...page.matchAll(/`((?:select|delete) [^`]+)`/g)].map(([, query = '']) => query);
const queries = [...blocks, ...inline];

describe('docs/OPERATIONS.md', () => {
  let db: TestOrm;
  beforeAll(async () => {
    db = await openTestOrm();
  });
  afterAll(() => db.close());

  it('contains queries', () => {
    expect(queries.length).toBeGreaterThanOrEqual(5);
  });

  it.each(queries)(
    'contains a query that finds nothing wrong in a new database: %s',
    async (query) => {
      await db.addUser();
      const answer = await db.orm.em.fork().execute(query);
      expect(Array.isArray(answer) ? answer : []).toEqual([]);
    },
  );

  it('contains what ends all access that a restored backup brings back', async () => {
    const user = await db.addUser();
    const em = db.orm.em.fork();
    const id = randomUUID();
    await em.execute(
      `insert into prompts (id, user_id, created_at, deadline_at, original_input,
         requested_use_case, target_model, language)
       values (?, ?, now(), now(), 'an idea', 'auto_detect', 'claude', 'en')`,
      [id, user],
    );
    await em.insert(SharedLink, {
      id,
      prompt: id,
      user,
      tokenHash: 'link',
      createdAt: new Date(),
      expiresAt: TOMORROW,
    });
    await em.insert(ApiKey, {
      id,
      user,
      publicId: 'key',
      secretHash: 'key',
      name: 'CI',
      scopes: ['prompts:read'],
      createdAt: new Date(),
      budgetId: id,
    });
    await em.insert(EmailToken, {
      id,
      user,
      purpose: 'reset_password',
      tokenHash: 'mail',
      expiresAt: TOMORROW,
    });
    await em.execute(blocks.find((block) => block.includes('token_version')) ?? '');
    const [left] = await em.execute(
      `select token_version,
         (select count(*)::int from shared_links) as links,
         (select count(*)::int from api_keys where revoked_at is null) as keys,
         (select count(*)::int from email_tokens where used_at is null) as mails
       from users where id = ?`,
      [user],
    );
    expect(left).toEqual({ token_version: 1_000, links: 0, keys: 0, mails: 0 });
  });
});
