import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import { hasPayments, isLivemode } from '@promptmint/core/payments/payment-mode';
import { SETTINGS } from '../settings.js';
import { StripeCalls } from './stripe-calls.js';

/** Younger ones are still in the hands of the API that ordered them. */
const OPEN = `
  select refunds.id from refunds join payments on payments.id = payment_id
  where refunds.status = 'open' and livemode = ? and refunds.created_at < now() - interval '2 minutes'
  order by refunds.created_at limit 50`;

/** Asks Stripe again for refunds that staff ordered and whose end is not known: an API died, or Stripe did not answer. */
@Injectable()
export class OpenRefunds {
  private readonly logger = new Logger(OpenRefunds.name);

  constructor(
    private readonly em: EntityManager,
    private readonly stripe: StripeCalls,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async carryOut(): Promise<void> {
    if (!hasPayments(this.settings)) return;
    const open = await this.em.fork().execute<{ id: string }[]>(OPEN, [isLivemode(this.settings)]);
    for (const { id } of open) await this.carryOutOne(id);
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
