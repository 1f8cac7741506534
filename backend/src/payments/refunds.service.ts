import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Payment } from '@promptmint/core/database/entities/payment';
import { carryOutRefund, RefundPendingError } from '@promptmint/core/payments/refund-calls';
import {
  type OrderedRefund,
  orderRefund,
  type RefundRefusal,
  RefundRefusedError,
  type RefundRequest,
} from '@promptmint/core/payments/refund-orders';
import { previewRefund, type RefundPreview } from '@promptmint/core/payments/refund-preview';
import type { Payments } from '@promptmint/core/payments/stripe-client';
import { AppError } from '../http/app-error.js';
import { PAYMENTS } from './payments-provider.js';

/** Refunds payments through Stripe, for support. Each refusal is an `AppError` with its code. */
@Injectable()
export class RefundsService {
  private readonly logger = new Logger(RefundsService.name);

  constructor(
    private readonly em: EntityManager,
    @Inject(PAYMENTS) private readonly payments: Payments | null,
  ) {}

  /** The account that made a payment. @throws {AppError} `payment_not_found` */
  async ownerOf(paymentId: string): Promise<string> {
    const payment = await this.em.fork().findOne(Payment, paymentId);
    if (!payment) throw new AppError('payment_not_found', { message: 'No payment was found.' });
    return payment.user.id;
  }

  preview(paymentId: string, cents: number | null): Promise<RefundPreview> {
    return orAppError(previewRefund(this.em, paymentId, cents));
  }

  /** Orders a refund in the caller's transaction; `carryOut` follows after the commit. */
  order(tx: EntityManager, request: RefundRequest): Promise<OrderedRefund> {
    if (!this.payments) throw new AppError('payments_unavailable');
    return orAppError(orderRefund(tx, request));
  }

  /** @throws {AppError} also `refund_pending` */
  async carryOut(refundId: string): Promise<void> {
    if (!this.payments) throw new AppError('payments_unavailable');
    let refusal: RefundRefusal | null;
    try {
      refusal = await carryOutRefund(this.em.fork(), this.payments, refundId);
    } catch (error) {
      this.logger.warn({ refundId, err: error }, 'a refund stays open');
      if (error instanceof RefundPendingError) throw new AppError('refund_pending');
      throw error;
    }
    if (refusal) throw new AppError(refusal);
  }
}

/** A refusal as its answer; one for the amount says how much is left. */
async function orAppError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof RefundRefusedError)) throw error;
    const { refusal, leftCents } = error;
    if (leftCents === undefined) throw new AppError(refusal);
    const left = leftCents === 1 ? '1 cent is' : `${leftCents} cents are`;
    throw new AppError(refusal, { message: `Only ${left} left to refund.` });
  }
}
