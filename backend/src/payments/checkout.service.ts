import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PackType } from '@promptmint/core/catalogue/packs';
import type { Settings } from '@promptmint/core/config/settings';
import { Payment } from '@promptmint/core/database/entities/payment';
import { User } from '@promptmint/core/database/entities/user';
import { CheckoutError, openCheckout, retrieveSession } from '@promptmint/core/payments/checkout';
import { takeSession } from '@promptmint/core/payments/fulfilment';
import type { Payments } from '@promptmint/core/payments/stripe-client';
import { AppError } from '../http/app-error.js';
import { SETTINGS } from '../settings.js';
import type { CheckoutStateAnswer } from './dto/payments.dto.js';
import { PAYMENTS } from './payments-provider.js';

/** The way of a person to the payment page and back. */
@Injectable()
export class CheckoutService {
  private readonly logger = new Logger(CheckoutService.name);

  constructor(
    private readonly em: EntityManager,
    @Inject(PAYMENTS) private readonly payments: Payments | null,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * The address of the page on which a pack is paid.
   * @throws {AppError} `payments_unavailable`, `checkout_failed`
   */
  async open(user: User, pack: PackType): Promise<string> {
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
   * Where a payment of somebody's own stands; what is not known yet, its receipt too, is asked for.
   * @throws {AppError} `payment_not_found`
   */
  async state(user: User, checkoutSession: string): Promise<CheckoutStateAnswer> {
    const own = { checkoutSession, user: user.id };
    const payment = await this.em.fork().findOne(Payment, own);
    if (!payment) throw new AppError('payment_not_found');
    const isSettled =
      payment.status !== 'pending' && (payment.status !== 'paid' || payment.receiptUrl);
    if (!isSettled) await this.refresh(checkoutSession);
    const em = this.em.fork();
    const now = await em.findOneOrFail(Payment, own);
    const { credits } = await em.findOneOrFail(User, user.id);
    return { status: now.status, credits_purchased: now.credits, credits };
  }

  /** A provider that does not answer now leaves the state as it is known. */
  private async refresh(checkoutSession: string): Promise<void> {
    if (!this.payments) return;
    try {
      await takeSession(this.em.fork(), await retrieveSession(this.payments, checkoutSession));
    } catch (error) {
      this.logger.warn({ err: error }, 'a payment could not be asked for');
    }
  }
}
