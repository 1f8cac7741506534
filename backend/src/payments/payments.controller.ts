import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { type Pagination, paginationSchema } from '../http/pagination.dto.js';
import { RateLimited } from '../http/rate-limited.js';
import { CheckoutService } from './checkout.service.js';
import {
  type CheckoutAnswer,
  type CheckoutQuery,
  type CheckoutStateAnswer,
  checkoutQuerySchema,
  checkoutSchema,
  checkoutStateSchema,
  type SessionParams,
  sessionParamsSchema,
  type TransactionsAnswer,
  transactionsSchema,
} from './dto/payments.dto.js';
import { PaymentHistoryService } from './payment-history.service.js';

@ApiTags('payments')
@ApiBearerAuth()
@Controller('api/payments')
export class PaymentsController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly pastPayments: PaymentHistoryService,
  ) {}

  @Post('create-checkout-session')
  @RateLimited('checkout')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Open a checkout page for a credit pack',
    description:
      'Asked again for the same pack, returns the same page while it is open, until ten minutes before it expires.',
  })
  @ApiResponse({ status: 200, description: 'Where to pay', standardSchema: checkoutSchema })
  @ApiErrors(
    'validation_failed',
    'unauthorized',
    'too_many_requests',
    'checkout_failed',
    'payments_unavailable',
  )
  async createCheckoutSession(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: checkoutQuerySchema }) { pack_type: pack }: CheckoutQuery,
  ): Promise<CheckoutAnswer> {
    return { checkout_url: await this.checkout.open(user, pack) };
  }

  @Get('checkout/:session_id')
  @RateLimited('checkout')
  @ApiOperation({
    summary: 'The state of one of your payments',
    description:
      'Asks Stripe while the payment is pending, and once it is paid, until it has a receipt.',
  })
  @ApiResponse({ status: 200, description: 'The state', standardSchema: checkoutStateSchema })
  @ApiErrors('validation_failed', 'unauthorized', 'payment_not_found', 'too_many_requests')
  checkoutState(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: sessionParamsSchema }) { session_id: session }: SessionParams,
  ): Promise<CheckoutStateAnswer> {
    return this.checkout.state(user, session);
  }

  @Get('history')
  @ApiOperation({
    summary: 'Your payments, newest first',
    description: 'Only those that were paid, whether or not they were refunded later.',
  })
  @ApiResponse({ status: 200, description: 'One page', standardSchema: transactionsSchema })
  @ApiErrors('validation_failed', 'unauthorized')
  payments(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: paginationSchema }) query: Pagination,
  ): Promise<TransactionsAnswer> {
    return this.pastPayments.page(user, query);
  }
}
