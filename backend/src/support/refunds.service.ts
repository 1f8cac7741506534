import { Injectable } from '@nestjs/common';
import { AppError } from '../http/app-error.js';
import { RefundsService } from '../payments/refunds.service.js';
import { Audit } from './audit.service.js';
import type { RefundAnswer } from './dto/refunds.dto.js';
import type { StaffCall } from './staff-call.js';

/** Refunds by support, each in the audit. */
@Injectable()
export class SupportRefunds {
  constructor(
    private readonly audit: Audit,
    private readonly refunds: RefundsService,
  ) {}

  /** @throws {AppError} `payment_not_found`, and each code of `RefundRefusal` */
  async preview(call: StaffCall, paymentId: string, cents: number | null): Promise<RefundAnswer> {
    const accountId = await this.refunds.ownerOf(paymentId);
    call.accountId = accountId;
    const preview = await this.refunds.preview(paymentId, cents);
    return {
      payment_id: paymentId,
      account_id: accountId,
      amount_cents: preview.cents,
      refund_id: null,
      preview: {
        left_cents: preview.leftCents,
        credits_taken_back: preview.creditsTakenBack,
        before: preview.before,
        after: preview.after,
      },
    };
  }

  /**
   * Orders a refund together with its entry in the audit, and then asks Stripe. The credits follow with
   * Stripe's event.
   * @throws {AppError} `payment_not_found`, `own_account`, `payments_unavailable`, `refund_pending`, and each code of
   * `RefundRefusal`
   */
  async refund(
    call: StaffCall,
    paymentId: string,
    { cents, idempotencyKey }: { cents: number | null; idempotencyKey: string },
  ): Promise<RefundAnswer> {
    const accountId = await this.refunds.ownerOf(paymentId);
    call.accountId = accountId;
    if (accountId === call.staffId) throw new AppError('own_account');
    const { staffId, requestId } = call;
    const request = { paymentId, cents, staffId, requestId, idempotencyKey };
    const { id, amountCents } = await this.audit.change(call, async (tx) => {
      const { refund, refundedCents, isNew } = await this.refunds.order(tx, request);
      const after = { refund_id: refund.id, refund_cents: refund.amountCents, is_new: isNew };
      return { answer: refund, before: { refunded_cents: refundedCents }, after };
    });
    await this.refunds.carryOut(id);
    return {
      payment_id: paymentId,
      account_id: accountId,
      amount_cents: amountCents,
      refund_id: id,
      preview: null,
    };
  }
}
