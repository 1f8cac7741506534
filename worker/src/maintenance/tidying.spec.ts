import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '@promptmint/core/database/entities/audit-entry';
import { ContactMessage } from '@promptmint/core/database/entities/contact-message';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { IdempotencyKey } from '@promptmint/core/database/entities/idempotency-key';
import { StripeEvent } from '@promptmint/core/database/entities/payment';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { RateLimit } from '@promptmint/core/database/entities/rate-limit';
import { SharedLink } from '@promptmint/core/database/entities/shared-link';
import { SignupGrant } from '@promptmint/core/database/entities/signup-grant';
import { openTestWorkers, type TestWorkers } from '../../testing/test-worker.ts';
import { Tidying } from './tidying.js';

const HOUR_MS = 60 * 60 * 1_000;
const ago = (ms: number) => new Date(Date.now() - ms);

let workers: TestWorkers;
beforeAll(async () => {
  workers = await openTestWorkers();
});
afterAll(() => workers.close());

describe('tidying', () => {
  it('forgets an Idempotency-Key after 24 hours, and no earlier', async () => {
    const { user } = await workers.promptOf(await workers.commitRequest());
    for (const hours of [23, 25]) {
      await workers.em().insert(IdempotencyKey, {
        userId: user.id,
        key: `key-${hours}`,
        requestHash: 'hash',
        promptId: randomUUID(),
        createdAt: ago(hours * HOUR_MS),
      });
    }
    await new Tidying(workers.em()).tidy();
    const kept = await workers.em().find(IdempotencyKey, { userId: user.id });
    expect(kept.map(({ key }) => key)).toEqual(['key-23']);
  });

  it('forgets an Idempotency-Key of an earlier release in its prompt too', async () => {
    const used = (hours: number) =>
      workers.commitRequest({
        earlierKey: `key-${hours}`,
        earlierRequestHash: 'hash',
        createdAt: ago(hours * HOUR_MS),
      });
    const ids = [await used(23), await used(25)];
    await new Tidying(workers.em()).tidy();
    const prompts = await workers
      .em()
      .find(Prompt, { id: ids }, { orderBy: { createdAt: 'desc' }, populate: ['earlierKey'] });
    expect(prompts.map(({ earlierKey }) => earlierKey)).toEqual(['key-23', null]);
    const kept = await workers.em().find(IdempotencyKey, { promptId: ids });
    expect(kept.map(({ promptId }) => promptId)).toEqual(ids.slice(0, 1));
  });

  it('forgets an event of the payment provider after 30 days, and no earlier', async () => {
    const em = workers.em();
    for (const days of [29, 31]) {
      const receivedAt = ago(days * 24 * HOUR_MS);
      const came = {
        id: `evt_${days}`,
        type: 'charge.refunded',
        createdAt: receivedAt,
        receivedAt,
      };
      await em.insert(StripeEvent, came);
    }
    await new Tidying(em).tidy();
    const kept = await workers.em().find(StripeEvent, {});
    expect(kept.map(({ id }) => id)).toEqual(['evt_29']);
  });

  it('forgets a message to support after 365 days, unless it belongs to an account', async () => {
    const em = workers.em();
    const { user } = await workers.promptOf(await workers.commitRequest());
    const wrote = async (days: number, sender: string | null) => {
      const id = randomUUID();
      await em.insert(ContactMessage, {
        id,
        user: sender,
        name: 'Nora',
        email: 'nora@example.com',
        subject: 'Receipt',
        message: 'Where is my receipt?',
        priority: false,
        createdAt: ago(days * 24 * HOUR_MS),
      });
      return id;
    };
    const kept = [await wrote(364.9, null), await wrote(365.1, user.id)];
    await wrote(365.1, null);
    await new Tidying(em).tidy();
    const left = await workers.em().find(ContactMessage, {});
    expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
  });

  it('forgets a link 30 days after it expired, and one without an account after a day', async () => {
    const em = workers.em();
    const { user } = await workers.promptOf(await workers.commitRequest());
    const expired = (hours: number, owner: string | null) =>
      em.insert(EmailToken, {
        id: randomUUID(),
        user: owner,
        purpose: 'reset_password',
        tokenHash: `${owner ? 'owned' : 'unowned'}, ${hours} hours`,
        expiresAt: ago(hours * HOUR_MS),
      });
    for (const hours of [23, 25, 30 * 24 - 1, 30 * 24 + 1]) {
      await expired(hours, user.id);
      await expired(hours, null);
    }
    await new Tidying(em).tidy();
    const left = await workers.em().find(EmailToken, {}, { orderBy: { expiresAt: 'desc' } });
    expect(left.map(({ tokenHash }) => tokenHash).sort()).toEqual([
      'owned, 23 hours',
      'owned, 25 hours',
      'owned, 719 hours',
      'unowned, 23 hours',
    ]);
  });

  it('removes a shared link that has expired', async () => {
    const em = workers.em();
    const prompt = await workers.promptOf(await workers.commitRequest());
    for (const minutes of [-1, 1]) {
      await em.insert(SharedLink, {
        id: randomUUID(),
        prompt: prompt.id,
        user: prompt.user.id,
        tokenHash: `ends in ${minutes} min`,
        createdAt: new Date(),
        expiresAt: ago(-minutes * 60_000),
      });
    }
    await new Tidying(em).tidy();
    const left = await workers.em().find(SharedLink, {});
    expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['ends in 1 min']);
  });

  it('forgets a rate limit that has ended', async () => {
    const em = workers.em();
    for (const minutes of [-1, 1]) {
      const expire = Date.now() + minutes * 60_000;
      await em.insert(RateLimit, { key: `ends in ${minutes} min`, points: 1, expire });
    }
    await new Tidying(em).tidy();
    const left = await workers.em().find(RateLimit, {});
    expect(left.map(({ key }) => key)).toEqual(['ends in 1 min']);
  });

  it('forgets what staff did after seven years, and no earlier', async () => {
    const em = workers.em();
    for (const days of [7 * 365, 7 * 366]) {
      await em.insert(AuditEntry, {
        requestId: randomUUID(),
        staffId: randomUUID(),
        role: 'admin',
        operation: 'readAudit',
        reason: `${days} days ago`,
        outcome: 'done',
        at: ago(days * 24 * HOUR_MS),
      });
    }
    await new Tidying(em).tidy();
    const left = await workers.em().find(AuditEntry, {});
    expect(left.map(({ reason }) => reason)).toEqual([`${7 * 365} days ago`]);
  });

  it('never forgets who has had the free credits', async () => {
    const em = workers.em();
    await em.insert(SignupGrant, { person: 'a person', grantedAt: ago(50 * 365 * 24 * HOUR_MS) });
    await new Tidying(em).tidy();
    expect(await em.count(SignupGrant, { person: 'a person' })).toBe(1);
  });
});
