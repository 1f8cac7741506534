import { Body, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { RequiredIdempotencyKey } from '../http/idempotency-key.js';
import { type AccountParams, accountParamsSchema } from './dto/accounts.dto.js';
import {
  type GoodwillAnswer,
  goodwillGrantSchema,
  type GoodwillRequest,
  goodwillSchema,
} from './dto/goodwill.dto.js';
import { Goodwill } from './goodwill.service.js';
import { Roles } from './roles.js';
import { CurrentCall, type StaffCall } from './staff-call.js';
import { ApiRequiredKey, CHANGE_ERRORS, SupportController } from './support-controller.js';

@Roles(['support', 'admin'])
@SupportController()
export class GoodwillController {
  constructor(private readonly goodwill: Goodwill) {}

  @Post('accounts/:account_id/goodwill')
  @HttpCode(200)
  @ApiRequiredKey()
  @ApiOperation({
    summary: 'Give credits as goodwill',
    description:
      'Support gives 1 to 20 credits at once and at most 200 within 24 hours, an admin up to 1,000. The person gets an email, and the credits are "From support" in their statement. Sent again with the same `Idempotency-Key` it gives nothing more and returns the same grant; think of a new key for each gift, such as the number of the ticket. Example: `{ "credits": 5 }` with the key `ticket-4711`.',
  })
  @ApiResponse({ status: 200, description: 'The grant', standardSchema: goodwillGrantSchema })
  @ApiErrors(
    ...CHANGE_ERRORS,
    'own_account',
    'goodwill_used_up',
    'idempotency_key_reused',
    'body_too_large',
    'unsupported_media_type',
  )
  grantGoodwill(
    @CurrentCall() call: StaffCall,
    @Param({ schema: accountParamsSchema }) { account_id: accountId }: AccountParams,
    @RequiredIdempotencyKey() key: string,
    @Body({ schema: goodwillSchema }) { credits }: GoodwillRequest,
  ): Promise<GoodwillAnswer> {
    return this.goodwill.grant(call, { accountId, credits, key });
  }
}
