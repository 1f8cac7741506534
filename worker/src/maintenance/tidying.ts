import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AUDIT_YEARS, CONTACT_MESSAGE_DAYS } from '@promptmint/core/catalogue/retention';
import { Prompt } from '@promptmint/core/database/entities/prompt';
import { removeInBatches } from './remove-in-batches.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * What is removed, by table, and when. Records of free credits are not listed: they stay for good.
 */
const EXPIRED: readonly (readonly [table: string, condition: string])[] = [
  // How long an Idempotency-Key replays its generation.
  ['idempotency_keys', `created_at < now() - interval '1 day'`],
  // Kept a while for support; a link without an account is of no use.
  ['email_tokens', `expires_at < now() - interval '30 days'`],
  ['email_tokens', `user_id is null and expires_at < now() - interval '1 day'`],
  [
    'contact_messages',
    `user_id is null and created_at < now() - make_interval(days => ${CONTACT_MESSAGE_DAYS})`,
  ],
  // The payment provider repeats an event for three days.
  ['stripe_events', `received_at < now() - interval '30 days'`],
  ['rejected_events', `received_at < now() - interval '30 days'`],
  ['audit_entries', `at < now() - make_interval(years => ${AUDIT_YEARS})`],
  ['shared_links', 'expires_at < now()'],
  // The API removes them too, while it runs.
  ['rate_limits', `expire < (extract(epoch from now()) * 1000)::bigint`],
];

/**
 * Prompts changed by one statement, so that a long backlog stays within the time limit of a statement. Each
 * writes the trigrams of its texts again, which takes over a millisecond.
 */
const BATCH = 500;

/** Removes rows whose time is over. */
@Injectable()
export class Tidying {
  constructor(private readonly em: EntityManager) {}

  async tidy(): Promise<void> {
    const em = this.em.fork();
    for (const [table, condition] of EXPIRED) await removeInBatches(em, table, condition);
    await forgetEarlierKeys(em);
  }
}

/** The same for the columns in which a release before 20261225 left its keys; nothing reads them but that one. */
async function forgetEarlierKeys(em: EntityManager): Promise<void> {
  const used = { earlierKey: { $ne: null }, createdAt: { $lt: new Date(Date.now() - DAY_MS) } };
  for (let batch = await idsOf(em, used); batch.length > 0; batch = await idsOf(em, used)) {
    await em.nativeUpdate(Prompt, { id: batch }, { earlierKey: null, earlierRequestHash: null });
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
