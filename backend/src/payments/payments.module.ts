import { Module } from '@nestjs/common';
import { openPayments } from '@promptmint/core/payments/stripe-client';
import type { Settings } from '@promptmint/core/config/settings';
import { SETTINGS } from '../settings.js';
import { CheckoutService } from './checkout.service.js';
import { PAYMENTS } from './payments-provider.js';
import { PaymentHistoryService } from './payment-history.service.js';
import { PaymentsController } from './payments.controller.js';
import { RefundsService } from './refunds.service.js';
import { WebhookController } from './webhook.controller.js';

@Module({
  controllers: [PaymentsController, WebhookController],
  providers: [
    CheckoutService,
    PaymentHistoryService,
    RefundsService,
    {
      provide: PAYMENTS,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => openPayments(settings),
    },
  ],
  exports: [RefundsService],
})
export class PaymentsModule {}
