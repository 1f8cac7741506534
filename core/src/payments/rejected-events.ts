import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import type { RejectionReason } from '../database/entities/payment.js';
import { stripeId } from './stripe-objects.js';

/** Why a signed event is not acted on; nothing is granted or taken. */
export class RejectedEventError extends Error {
  override readonly name = 'RejectedEventError';

  constructor(
    readonly reason: RejectionReason,
    message: string,
  ) {
    super(message);
  }
}

/** As much of an event as can be told of one that makes no sense. */
const labelsSchema = z
  .object({ id: stripeId.nullable().catch(null), type: stripeId.nullable().catch(null) })
  .catch({ id: null, type: null });

/**
 * Notes a signed event that was refused, once however often it comes.
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
