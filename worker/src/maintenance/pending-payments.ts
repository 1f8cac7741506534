import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import { hasPayments, isLivemode } from '@promptmint/core/payments/payment-mode';
import { SETTINGS } from '../settings.js';
import { StripeCalls } from './stripe-calls.js';

const BATCH = 50;

/**
 * Asked again after a quarter of its age has passed, from two minutes on: a lost event of a recent
 * payment is found soon, and an abandoned checkout is not asked about all day. A purged person
 * needs no receipt.
 */
const CLAIM_DUE = `
  update payments set asked_at = now() where id in (
    select id from payments where checkout_session is not null and livemode = ? and created_at < now() - interval '2 minutes'
    and (status = 'pending'
      or status = 'paid' and receipt_url is null and paid_at > now() - interval '1 day'
        and exists (select from users where users.id = user_id and purged_at is null))
    and (asked_at is null or asked_at < now() - (now() - created_at) / 4)
    order by asked_at nulls first limit ${BATCH} for update skip locked)
  returning id, checkout_session`;

const GIVE_BACK = 'update payments set asked_at = null where id = ?';

/** A click whose session was never made cannot be paid once its key is forgotten. */
const ABANDONED = `
  update payments set status = 'expired'
  where status = 'pending' and checkout_session is null and created_at < now() - interval '1 day'`;

/** Asks about payments whose event never arrived: it was lost, or is late. */
@Injectable()
export class PendingPayments {
  private readonly logger = new Logger(PendingPayments.name);

  constructor(
    private readonly em: EntityManager,
    private readonly stripe: StripeCalls,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @param ending ends it between two payments, because Stripe may be slow to answer. */
  async ask(ending?: AbortSignal): Promise<void> {
    if (!hasPayments(this.settings)) return;
    const em = this.em.fork();
    await em.execute(ABANDONED);
    const due = await em.execute<{ id: string; checkout_session: string }[]>(CLAIM_DUE, [
      isLivemode(this.settings),
    ]);
    for (const { id, checkout_session: session } of due) {
      // The next worker asks.
      if (ending?.aborted) await em.execute(GIVE_BACK, [id]);
      else await this.askFor(id, session);
    }
  }

  /** A payment that cannot be checked now must not stop the others. */
  private async askFor(paymentId: string, session: string): Promise<void> {
    try {
      await this.stripe.askForSession(this.em.fork(), session);
    } catch (error) {
      this.logger.error({ paymentId, err: error }, 'a pending payment could not be asked for');
    }
  }
}
