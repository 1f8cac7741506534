import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import { hasPayments, isLivemode } from '@promptmint/core/payments/payment-mode';
import { SETTINGS } from '../settings.js';
import { StripeCalls } from './stripe-calls.js';

/**
 * Asked again after a quarter of its age has passed. One of less than two minutes is still in the hands of the
 * API that ordered it. A worker that dies after its claim leaves the refund to the next time.
 */
const CLAIM_DUE = `
  update refunds set asked_at = now() where id in (
    select refunds.id from refunds join payments on payments.id = payment_id
    where refunds.status = 'open' and livemode = ? and refunds.created_at < now() - interval '2 minutes'
    and (refunds.asked_at is null or refunds.asked_at < now() - (now() - refunds.created_at) / 4)
    order by refunds.asked_at nulls first limit 50 for update of refunds skip locked)
  returning id`;

const GIVE_BACK = 'update refunds set asked_at = null where id = ?';

/** Asks Stripe again for refunds that staff ordered and whose end is not known: an API died, or Stripe did not answer. */
@Injectable()
export class OpenRefunds {
  private readonly logger = new Logger(OpenRefunds.name);

  constructor(
    private readonly em: EntityManager,
    private readonly stripe: StripeCalls,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @param ending ends it between two refunds, because Stripe may be slow to answer. */
  async carryOut(ending?: AbortSignal): Promise<void> {
    if (!hasPayments(this.settings)) return;
    const em = this.em.fork();
    const due = await em.execute<{ id: string }[]>(CLAIM_DUE, [isLivemode(this.settings)]);
    for (const { id } of due) {
      // The next worker asks.
      if (ending?.aborted) await em.execute(GIVE_BACK, [id]);
      else await this.carryOutOne(id);
    }
  }

  /** One that cannot be carried out now must not stop the others. */
  private async carryOutOne(refundId: string): Promise<void> {
    try {
      const refusal = await this.stripe.askForRefund(this.em.fork(), refundId);
      this.logger.warn(
        { refundId, refusal },
        'a refund whose end was not known was asked for again',
      );
    } catch (error) {
      this.logger.error({ refundId, err: error }, 'a refund could not be asked for again');
    }
  }
}
