import { HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { type MessageAnswer, messageSchema } from '../http/message.dto.js';
import { AccountHelp } from './account-help.service.js';
import {
  type AccountParams,
  accountParamsSchema,
  type PaymentParams,
  paymentParamsSchema,
} from './dto/accounts.dto.js';
import { Roles } from './roles.js';
import { CurrentCall, type StaffCall } from './staff-call.js';
import { CHANGE_ERRORS, STAFF_ERRORS, SupportController } from './support-controller.js';

@Roles(['support', 'admin'])
@SupportController()
export class AccountHelpController {
  constructor(private readonly help: AccountHelp) {}

  @Post('accounts/:account_id/verification-link')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send the link to verify the email again',
    description:
      'To the address of the account, valid for 24 hours; earlier links stop working. How often the person may ask for it does not count here. Example: a person writes that the first email never came.',
  })
  @ApiResponse({ status: 200, description: 'The email is queued', standardSchema: messageSchema })
  @ApiErrors(...CHANGE_ERRORS, 'already_verified')
  async sendVerificationLink(
    @CurrentCall() call: StaffCall,
    @Param({ schema: accountParamsSchema }) { account_id }: AccountParams,
  ): Promise<MessageAnswer> {
    await this.help.sendVerification(call, account_id);
    return { message: 'The link to verify the email is on its way.' };
  }

  @Post('accounts/:account_id/reset-link')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send a link to choose a new password',
    description:
      'To the address of the account, valid for 1 hour; earlier links stop working. How often the person may ask for it does not count here. You never see the link. Example: a person cannot log in and the form on the site sends them nothing.',
  })
  @ApiResponse({ status: 200, description: 'The email is queued', standardSchema: messageSchema })
  @ApiErrors(...CHANGE_ERRORS)
  async sendResetLink(
    @CurrentCall() call: StaffCall,
    @Param({ schema: accountParamsSchema }) { account_id }: AccountParams,
  ): Promise<MessageAnswer> {
    await this.help.sendResetLink(call, account_id);
    return { message: 'The link to choose a new password is on its way.' };
  }

  @Post('accounts/:account_id/export-link')
  @HttpCode(200)
  @ApiOperation({
    summary: "Email a link to the person's data export",
    description:
      'The email leads to the settings, where the person logs in and downloads everything. No file is made or stored, and you never see one. Example: a person asks for all data that we hold about them.',
  })
  @ApiResponse({ status: 200, description: 'The email is queued', standardSchema: messageSchema })
  @ApiErrors(...CHANGE_ERRORS)
  async sendExportLink(
    @CurrentCall() call: StaffCall,
    @Param({ schema: accountParamsSchema }) { account_id }: AccountParams,
  ): Promise<MessageAnswer> {
    await this.help.sendExportLink(call, account_id);
    return { message: 'The link to the data export is on its way.' };
  }

  @Post('payments/:payment_id/receipt')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send a receipt again',
    description:
      'To the address that the account has now. Example: the id is from "An account\'s payments", or the transaction that the person names.',
  })
  @ApiResponse({ status: 200, description: 'The email is queued', standardSchema: messageSchema })
  @ApiErrors(...STAFF_ERRORS, 'payment_not_found', 'payment_unpaid', 'account_not_found')
  async sendReceipt(
    @CurrentCall() call: StaffCall,
    @Param({ schema: paymentParamsSchema }) { payment_id }: PaymentParams,
  ): Promise<MessageAnswer> {
    await this.help.sendReceipt(call, payment_id);
    return { message: 'The receipt is on its way.' };
  }
}
