import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PackType } from '@promptmint/core/catalogue/packs';
import type { Settings } from '@promptmint/core/config/settings';
import { Payment } from '@promptmint/core/database/entities/payment';
import { User } from '@promptmint/core/database/entities/user';
import type { SignedInUser } from '../http/current-user.js';
import { CheckoutError, openCheckout, retrieveSession } from '@promptmint/core/payments/checkout';
import { applyRetrievedSession } from '@promptmint/core/payments/fulfilment';
import { cardText } from '@promptmint/core/payments/paid-card';
import type { Payments } from '@promptmint/core/payments/stripe-client';
import { AppError } from '../http/app-error.js';
import { SETTINGS } from '../settings.js';
import type { CheckoutStateAnswer } from './dto/payments.dto.js';
import { PAYMENTS } from './payments-provider.js';

/** Opens checkout pages, and reports the state of a payment afterwards. */
@Injectable()
export class CheckoutService {
  private readonly logger = new Logger(CheckoutService.name);

  constructor(
    private readonly em: EntityManager,
    @Inject(PAYMENTS) private readonly payments: Payments | null,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * The address of the checkout page for a pack.
   * @throws {AppError} `payments_unavailable`, `checkout_failed`
   */
  async open(user: SignedInUser, pack: PackType): Promise<string> {
    if (!this.payments) throw new AppError('payments_unavailable');
    try {
      return await openCheckout(this.em.fork(), this.payments, {
        userId: user.id,
        pack,
        publicUrl: this.settings.PUBLIC_URL.replace(/\/$/, ''),
        appName: this.settings.APP_NAME,
      });
    } catch (error) {
      if (!(error instanceof CheckoutError)) throw error;
      this.logger.warn(error.message);
      throw new AppError('checkout_failed');
    }
  }

  /**
   * The state of a payment of the account; until it is settled and has a receipt, Stripe is asked.
   * @throws {AppError} `payment_not_found`
   */
  async state(user: SignedInUser, checkoutSession: string): Promise<CheckoutStateAnswer> {
    const own = { checkoutSession, user: user.id };
    const payment = await this.em.fork().findOne(Payment, own);
    if (!payment) throw new AppError('payment_not_found');
    const isSettled =
      payment.status !== 'pending' && (payment.status !== 'paid' || payment.receiptUrl);
    if (!isSettled) await this.refresh(checkoutSession);
    const em = this.em.fork();
    const now = await em.findOneOrFail(Payment, own);
    const { credits } = await em.findOneOrFail(User, user.id);
    return {
      status: now.status,
      credits_purchased: now.credits,
      credits,
      receipt_url: now.receiptUrl ?? null,
      card: cardText(now.cardBrand, now.cardLast4),
    };
  }

  /** When Stripe does not answer, the state stays as it is stored. */
  private async refresh(checkoutSession: string): Promise<void> {
    if (!this.payments) return;
    try {
      await applyRetrievedSession(
        this.em.fork(),
        await retrieveSession(this.payments, checkoutSession),
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'the state of a payment could not be read from Stripe');
    }
  }
}
