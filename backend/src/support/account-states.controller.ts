import { HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { AccountStates } from './account-states.service.js';
import {
  type AccountParams,
  accountParamsSchema,
  type SupportAccount,
  supportAccountSchema,
} from './dto/accounts.dto.js';
import { Roles } from './roles.js';
import { CurrentCall, type StaffCall } from './staff-call.js';
import { STAFF_ERRORS, SupportController } from './support-controller.js';

@Roles(['support', 'admin'])
@SupportController()
export class AccountStatesController {
  constructor(private readonly states: AccountStates) {}

  @Post('accounts/:account_id/lock')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Lock an account',
    description:
      'Its owner cannot sign in, restore, change or delete it: every attempt gets 403 `account_locked` with the address of support. Its sessions end, its links to shared prompts show nothing, and links to reset its password or change its address stop working. Generations that have begun still end in their result or refund. The owner gets no email about it, and while it is locked only those about payments and the safety of the account. Locking it again changes nothing. Members of staff must lose their role first. Example: a person writes that someone else uses their account.',
  })
  @ApiResponse({ status: 200, description: 'The account', standardSchema: supportAccountSchema })
  @ApiErrors(...STAFF_ERRORS, 'account_not_found', 'role_held')
  lockAccount(
    @CurrentCall() call: StaffCall,
    @Param({ schema: accountParamsSchema }) { account_id }: AccountParams,
  ): Promise<SupportAccount> {
    return this.states.lock(call, account_id);
  }

  @Post('accounts/:account_id/unlock')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Unlock an account',
    description:
      'Its owner can sign in again, and shared links work again. Sessions from before the lock stay ended. Example: the person has a new password and is alone in the account again.',
  })
  @ApiResponse({ status: 200, description: 'The account', standardSchema: supportAccountSchema })
  @ApiErrors(...STAFF_ERRORS, 'account_not_found')
  unlockAccount(
    @CurrentCall() call: StaffCall,
    @Param({ schema: accountParamsSchema }) { account_id }: AccountParams,
  ): Promise<SupportAccount> {
    return this.states.unlock(call, account_id);
  }

  @Post('accounts/:account_id/end-sessions')
  @HttpCode(200)
  @ApiOperation({
    summary: 'End every session of an account',
    description:
      'Its owner has to sign in again on every device. For the account of an admin, only an admin may do this. Example: they lost a phone and do not know how to log out everywhere.',
  })
  @ApiResponse({ status: 200, description: 'The account', standardSchema: supportAccountSchema })
  @ApiErrors(...STAFF_ERRORS, 'account_not_found')
  endSessions(
    @CurrentCall() call: StaffCall,
    @Param({ schema: accountParamsSchema }) { account_id }: AccountParams,
  ): Promise<SupportAccount> {
    return this.states.endSessions(call, account_id);
  }
}
