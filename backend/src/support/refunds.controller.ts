import { Body, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { AppError } from '../http/app-error.js';
import { IDEMPOTENCY_KEY_FORM, IdempotencyKey } from '../http/idempotency-key.js';
import { type PaymentParams, paymentParamsSchema } from './dto/accounts.dto.js';
import {
  type RefundAnswer,
  refundAnswerSchema,
  type RefundQuery,
  refundQuerySchema,
  type RefundRequest,
  refundRequestSchema,
} from './dto/refunds.dto.js';
import { SupportRefunds } from './refunds.service.js';
import { Roles } from './roles.js';
import { CurrentCall, type StaffCall } from './staff-call.js';
import { STAFF_ERRORS, SupportController } from './support-controller.js';

const NO_KEY = 'Please send the header Idempotency-Key, so that a repeated call refunds once';

@Roles(['support', 'admin'])
@SupportController()
export class RefundsController {
  constructor(private readonly refunds: SupportRefunds) {}

  @Post('payments/:payment_id/refund')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Refund a payment',
    description:
      'Through Stripe, all that is left or a part. First call it with `dry_run=true`: the answer shows how many credits go and how many would be owed, because they were spent. Then send a new `Idempotency-Key`; the same key again refunds once, and after `refund_pending` shows how it ended. The credits, the plan and the email to the person follow within seconds, with the event from Stripe. A disputed payment is not refunded. Example, a part of the price: `{ "amount_cents": 250 }`.',
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      'Needed unless `dry_run=true`: a new value for each refund, such as `ticket-4711`.',
    schema: IDEMPOTENCY_KEY_FORM,
  })
  @ApiResponse({
    status: 200,
    description: 'The refund, or what it would do',
    standardSchema: refundAnswerSchema,
  })
  @ApiErrors(
    ...STAFF_ERRORS,
    'payment_not_found',
    'own_account',
    'payment_unpaid',
    'payment_refunded',
    'payment_disputed',
    'refund_too_large',
    'refund_open',
    'idempotency_key_reused',
    'refund_failed',
    'refund_pending',
    'payments_unavailable',
  )
  refundPayment(
    @CurrentCall() call: StaffCall,
    @Param({ schema: paymentParamsSchema }) { payment_id }: PaymentParams,
    @Query({ schema: refundQuerySchema }) { dry_run }: RefundQuery,
    @Body({ schema: refundRequestSchema }) { amount_cents }: RefundRequest,
    @IdempotencyKey() idempotencyKey: string | undefined,
  ): Promise<RefundAnswer> {
    const cents = amount_cents ?? null;
    if (dry_run === 'true') return this.refunds.preview(call, payment_id, cents);
    if (idempotencyKey === undefined) {
      const errors = [{ field: 'Idempotency-Key', message: NO_KEY }];
      throw new AppError('validation_failed', { errors });
    }
    return this.refunds.refund(call, payment_id, { cents, idempotencyKey });
  }
}
