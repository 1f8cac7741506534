import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { StripeEvent } from '@promptmint/core/database/entities/payment';
import { Prompt } from '@promptmint/core/database/entities/prompt';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long an Idempotency-Key replays its generation. */
const KEY_KEPT_MS = DAY_MS;
/** How long a link that has expired is kept, for support. */
const LINK_KEPT_MS = 30 * DAY_MS;

/** How long it is noted that an event came; the provider repeats one for three days. */
const EVENT_KEPT_MS = 30 * DAY_MS;

/** Rows changed by one statement, so that a long backlog stays within the time of a statement. */
const BATCH = 5_000;

/** Removes what has served its time. */
@Injectable()
export class Tidying {
  constructor(private readonly em: EntityManager) {}

  async tidy(): Promise<void> {
    const em = this.em.fork();
    const now = Date.now();
    const used = { idempotencyKey: { $ne: null }, createdAt: { $lt: new Date(now - KEY_KEPT_MS) } };
    for (let batch = await idsOf(em, used); batch.length > 0; batch = await idsOf(em, used)) {
      await em.nativeUpdate(Prompt, { id: batch }, { idempotencyKey: null, requestHash: null });
    }
    await em.nativeDelete(EmailToken, { expiresAt: { $lt: new Date(now - LINK_KEPT_MS) } });
    await em.nativeDelete(StripeEvent, { receivedAt: { $lt: new Date(now - EVENT_KEPT_MS) } });
  }
}

async function idsOf(em: EntityManager, where: FilterQuery<Prompt>): Promise<string[]> {
  const rows = await em.find(Prompt, where, {
    fields: ['id'],
    limit: BATCH,
    disableIdentityMap: true,
  });
  return rows.map((row) => row.id);
}
