import { Body, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { SupportAccounts } from './accounts.service.js';
import {
  type AccountParams,
  accountParamsSchema,
  type FindAccountRequest,
  findAccountSchema,
  type SupportAccount,
  supportAccountSchema,
} from './dto/accounts.dto.js';
import { Roles } from './roles.js';
import { CurrentCall, type StaffCall } from './staff-call.js';
import { STAFF_ERRORS, SupportController } from './support-controller.js';

@Roles(['support', 'admin'])
@SupportController()
export class SupportAccountsController {
  constructor(private readonly accounts: SupportAccounts) {}

  @Post('accounts/find')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Find an account',
    description:
      'By one exact value: `email`, `account_id`, `payment_id` (the transaction on a receipt), `stripe_session` (`cs_...`), `stripe_intent` (`pi_...`) or `prompt_id`. What you searched for is not kept. Example: `{ "by": "payment_id", "value": "3f1d0c52-8d0a-4a2e-9a1b-6f0b7f1f2c3d" }`.',
  })
  @ApiResponse({ status: 200, description: 'The account', standardSchema: supportAccountSchema })
  @ApiErrors(...STAFF_ERRORS, 'account_not_found', 'body_too_large', 'unsupported_media_type')
  async findAccount(
    @CurrentCall() call: StaffCall,
    @Body({ schema: findAccountSchema }) search: FindAccountRequest,
  ): Promise<SupportAccount> {
    const account = await this.accounts.find(search);
    call.accountId = account.id;
    return account;
  }

  @Get('accounts/:account_id')
  @ApiOperation({
    summary: 'Show an account',
    description:
      'Plan, balance, what is owed, state, last login and open generations. `owed` are credits that were spent before a refund or a dispute took them back; whatever credits come next repay them. Example: `balance` 0 with `owed` 12 after a refund means that 12 of the refunded credits were spent.',
  })
  @ApiResponse({ status: 200, description: 'The account', standardSchema: supportAccountSchema })
  @ApiErrors(...STAFF_ERRORS, 'account_not_found')
  showAccount(
    @Param({ schema: accountParamsSchema }) { account_id }: AccountParams,
  ): Promise<SupportAccount> {
    return this.accounts.view(account_id);
  }
}
