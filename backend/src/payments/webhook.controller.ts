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
import { receiptFactsOf } from '@promptmint/core/payments/checkout';
import { handleStripeEvent } from '@promptmint/core/payments/fulfilment';
import { webhookEvents, type WebhookOutcome } from '@promptmint/core/monitoring/webhook-events';
import { RejectedEventError, recordRejectedEvent } from '@promptmint/core/payments/rejected-events';
import type { Payments } from '@promptmint/core/payments/stripe-client';
import type { PaymentEvent, ReceiptFacts } from '@promptmint/core/payments/stripe-objects';
import { eventTypeOf, readEvent, WebhookSignatureError } from '@promptmint/core/payments/webhook';
import type { FastifyRequest } from 'fastify';
import { ApiErrors } from '../http/api-errors.js';
import { AppError } from '../http/app-error.js';
import { Public } from '../http/public.js';
import { type ReceivedAnswer, receivedSchema } from './dto/payments.dto.js';
import { PAYMENTS } from './payments-provider.js';

/** Receives the events that Stripe sends. */
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
  @ApiHeader({
    name: 'Stripe-Signature',
    required: true,
    description: 'Time and signature of the event.',
    schema: { type: 'string', example: 't=1763629200,v1=5257a8...' },
  })
  @ApiResponse({ status: 200, description: 'Accepted', standardSchema: receivedSchema })
  @ApiErrors('webhook_signature_invalid', 'webhook_event_refused', 'payments_unavailable')
  async webhook(@Req() request: RawBodyRequest<FastifyRequest>): Promise<ReceivedAnswer> {
    if (!this.payments) throw new AppError('payments_unavailable');
    try {
      report(request, await this.handle(this.payments, request));
    } catch (error) {
      if (error instanceof WebhookSignatureError) {
        report(request, 'unverified');
        this.logger.warn(error.message);
        throw new AppError('webhook_signature_invalid');
      }
      if (!(error instanceof RejectedEventError)) {
        report(request, 'failed');
        throw error;
      }
      report(request, 'rejected');
      this.logger.error(error.message);
      await recordRejectedEvent(this.em.fork(), bodyOf(request), error);
      throw new AppError('webhook_event_refused');
    }
    return { received: true };
  }

  private async handle(
    payments: Payments,
    request: RawBodyRequest<FastifyRequest>,
  ): Promise<WebhookOutcome> {
    const event = readEvent(payments, bodyOf(request), request.headers['stripe-signature']);
    if (!event) return 'ignored';
    const receipt = await this.receiptFacts(payments, event);
    const isNew = await handleStripeEvent(this.em.fork(), event, payments.livemode, receipt);
    return isNew ? 'applied' : 'repeated';
  }

  /** Credits never wait for a receipt: without an answer of Stripe it names no card. */
  private async receiptFacts(
    payments: Payments,
    event: PaymentEvent,
  ): Promise<ReceiptFacts | null> {
    try {
      return await receiptFactsOf(payments, event);
    } catch (error) {
      this.logger.warn({ err: error }, 'the card of a payment could not be read from Stripe');
      return null;
    }
  }
}

function bodyOf({ rawBody }: RawBodyRequest<FastifyRequest>): Buffer {
  return rawBody ?? Buffer.alloc(0);
}

/** Reports an event to the metrics. What an unsigned body says of itself counts as nothing. */
function report(request: RawBodyRequest<FastifyRequest>, outcome: WebhookOutcome): void {
  if (!webhookEvents.hasSubscribers) return;
  const type = outcome === 'unverified' ? 'other' : eventTypeOf(bodyOf(request));
  webhookEvents.publish({ type, outcome });
}
