import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { RejectionReason } from '../database/entities/payment.js';
import { stripeId } from './stripe-objects.js';

/** Why a signed event is rejected; it changes no credits. */
export class RejectedEventError extends Error {
  override readonly name = 'RejectedEventError';

  constructor(
    readonly reason: RejectionReason,
    message: string,
  ) {
    super(message);
  }
}

/** The labels of a malformed event, as far as they can be read. */
const labelsSchema = z
  .object({ id: stripeId.nullable().catch(null), type: stripeId.nullable().catch(null) })
  .catch({ id: null, type: null });

/**
 * Records a signed event that was rejected: one row, however often it comes.
 * @param body as it came over the wire.
 */
export async function recordRejectedEvent(
  em: EntityManager,
  body: Buffer,
  { reason, message }: RejectedEventError,
): Promise<void> {
  const { id, type } = labelsSchema.parse(parsed(body));
  await em.execute(
    `insert into rejected_events (id, type, reason, detail) values (?, ?, ?, ?)
     on conflict (id) do update set type = excluded.type, reason = excluded.reason,
       detail = excluded.detail, times = rejected_events.times + 1, received_at = now()`,
    [id ?? `sha256:${createHash('sha256').update(body).digest('hex')}`, type, reason, message],
  );
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
