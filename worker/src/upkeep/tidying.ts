import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EmailToken } from '@promptmint/core/database/entities/email-token';
import { Prompt } from '@promptmint/core/database/entities/prompt';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long an Idempotency-Key replays its generation. */
const KEY_KEPT_MS = DAY_MS;
/** How long a link that has expired is kept, for support. */
const LINK_KEPT_MS = 30 * DAY_MS;

/** Removes what has served its time. */
@Injectable()
export class Tidying {
  constructor(private readonly em: EntityManager) {}

  async tidy(): Promise<void> {
    const em = this.em.fork();
    const now = Date.now();
    await em.nativeUpdate(
      Prompt,
      { idempotencyKey: { $ne: null }, createdAt: { $lt: new Date(now - KEY_KEPT_MS) } },
      { idempotencyKey: null, requestHash: null },
    );
    await em.nativeDelete(EmailToken, { expiresAt: { $lt: new Date(now - LINK_KEPT_MS) } });
  }
}
