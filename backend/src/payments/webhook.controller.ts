import { EntityManager } from '@mikro-orm/postgresql';
import {
  Controller,
  HttpCode,
  Inject,
  Logger,
  Post,
  type RawBodyRequest,
  Req,
} from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { RefusedPaymentError, takeEvent } from '@promptmint/core/payments/fulfilment';
import type { Payments } from '@promptmint/core/payments/stripe-client';
import { readEvent, WebhookSignatureError } from '@promptmint/core/payments/webhook';
import type { PaymentEvent } from '@promptmint/core/payments/stripe-objects';
import type { FastifyRequest } from 'fastify';
import { ApiErrors } from '../http/api-errors.js';
import { AppError } from '../http/app-error.js';
import { Public } from '../http/public.js';
import { type ReceivedAnswer, receivedSchema } from './dto/payments.dto.js';
import { PAYMENTS } from './payments-provider.js';

/** Where the payment provider tells what happened. */
@ApiTags('payments')
@Controller('api/payments/webhook')
export class WebhookController {
  private readonly logger = new Logger(WebhookController.name);

  constructor(
    private readonly em: EntityManager,
    @Inject(PAYMENTS) private readonly payments: Payments | null,
  ) {}

  @Post()
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'For Stripe only: reports what happened to a payment',
    description: 'Must be signed by Stripe. An event that was already handled changes nothing.',
  })
  @ApiHeader({ name: 'Stripe-Signature', required: true })
  @ApiResponse({ status: 200, description: 'Taken', standardSchema: receivedSchema })
  @ApiErrors('webhook_signature_invalid', 'webhook_event_refused', 'payments_unavailable')
  async webhook(@Req() request: RawBodyRequest<FastifyRequest>): Promise<ReceivedAnswer> {
    if (!this.payments) throw new AppError('payments_unavailable');
    const event = this.proven(this.payments, request);
    if (event) await this.take(event, this.payments.livemode);
    return { received: true };
  }

  private proven(
    payments: Payments,
    { rawBody, headers }: RawBodyRequest<FastifyRequest>,
  ): PaymentEvent | null {
    try {
      return readEvent(payments, rawBody ?? Buffer.alloc(0), headers['stripe-signature']);
    } catch (error) {
      if (!(error instanceof WebhookSignatureError)) throw error;
      this.logger.warn(error.message);
      throw new AppError('webhook_signature_invalid');
    }
  }

  private async take(event: PaymentEvent, livemode: boolean): Promise<void> {
    try {
      await takeEvent(this.em.fork(), event, livemode);
    } catch (error) {
      if (!(error instanceof RefusedPaymentError)) throw error;
      this.logger.error(error.message);
      throw new AppError('webhook_event_refused');
    }
  }
}
