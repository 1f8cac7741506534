import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '@promptmint/core/config/settings';
import type { StripeRefusal } from '@promptmint/core/database/entities/refund';
import { SETTINGS } from '../settings.js';

/** Asks Stripe; its SDK, which a worker seldom needs, is loaded by the first call. */
@Injectable()
export class StripeCalls {
  private loaded: ReturnType<typeof load> | undefined;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Brings a payment to what Stripe says of its session. */
  async askForSession(em: EntityManager, session: string): Promise<void> {
    const { payments, retrieveSession, applyRetrievedSession } = await this.load();
    await applyRetrievedSession(em, await retrieveSession(payments, session));
  }

  /** Asks once more for a refund that was ordered. @returns why Stripe refused it, or null. */
  async askForRefund(em: EntityManager, refundId: string): Promise<StripeRefusal | null> {
    const { payments, carryOutRefund } = await this.load();
    return carryOutRefund(em, payments, refundId);
  }

  private load(): ReturnType<typeof load> {
    return (this.loaded ??= load(this.settings));
  }
}

async function load(settings: Settings) {
  const [{ openPayments }, checkout, fulfilment, refunds] = await Promise.all([
    import('@promptmint/core/payments/stripe-client'),
    import('@promptmint/core/payments/checkout'),
    import('@promptmint/core/payments/fulfilment'),
    import('@promptmint/core/payments/refund-calls'),
  ]);
  const payments = openPayments(settings);
  if (!payments) throw new Error('Payments are not set up');
  return {
    payments,
    retrieveSession: checkout.retrieveSession,
    applyRetrievedSession: fulfilment.applyRetrievedSession,
    carryOutRefund: refunds.carryOutRefund,
  };
}
