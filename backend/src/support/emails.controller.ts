import { HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { type MessageAnswer, messageSchema } from '../http/message.dto.js';
import { type AccountParams, accountParamsSchema } from './dto/accounts.dto.js';
import { type PaymentParams, paymentParamsSchema } from './dto/refunds.dto.js';
import { SupportEmails } from './emails.service.js';
import { Roles } from './roles.js';
import { CurrentCall, type StaffCall } from './staff-call.js';
import { STAFF_ERRORS, SupportController } from './support-controller.js';

const QUEUED: MessageAnswer = { message: 'The email is on its way to the address of the account.' };
const UNLIMITED = 'Not limited by how often the person may ask for it: your own limit counts.';

@Roles(['support', 'admin'])
@SupportController()
export class SupportEmailsController {
  constructor(private readonly emails: SupportEmails) {}

  @Post('accounts/:account_id/emails/verification')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send a person another link to verify their email',
    description: `Earlier links stop working; it is valid for 24 hours. ${UNLIMITED} Example: "the link has expired".`,
  })
  @ApiResponse({ status: 200, description: 'It is on its way', standardSchema: messageSchema })
  @ApiErrors(...STAFF_ERRORS, 'account_not_found', 'account_inactive', 'already_verified')
  async sendVerification(
    @CurrentCall() call: StaffCall,
    @Param({ schema: accountParamsSchema }) { account_id }: AccountParams,
  ): Promise<MessageAnswer> {
    await this.emails.sendVerification(call, account_id);
    return QUEUED;
  }

  @Post('accounts/:account_id/emails/password-reset')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send a person a link to choose a new password',
    description: `Earlier links stop working; it is valid for 1 hour. Only the person gets it, also while the account is deleted and can be restored. ${UNLIMITED}`,
  })
  @ApiResponse({ status: 200, description: 'It is on its way', standardSchema: messageSchema })
  @ApiErrors(...STAFF_ERRORS, 'account_not_found', 'account_inactive')
  async sendPasswordReset(
    @CurrentCall() call: StaffCall,
    @Param({ schema: accountParamsSchema }) { account_id }: AccountParams,
  ): Promise<MessageAnswer> {
    await this.emails.sendReset(call, account_id);
    return QUEUED;
  }

  @Post('accounts/:account_id/emails/export-link')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send a person the way to a copy of their data',
    description:
      'The email leads to the settings, where the person signs in and downloads everything. No file is made or stored, and staff never see one.',
  })
  @ApiResponse({ status: 200, description: 'It is on its way', standardSchema: messageSchema })
  @ApiErrors(...STAFF_ERRORS, 'account_not_found', 'account_inactive')
  async sendExportLink(
    @CurrentCall() call: StaffCall,
    @Param({ schema: accountParamsSchema }) { account_id }: AccountParams,
  ): Promise<MessageAnswer> {
    await this.emails.sendExportLink(call, account_id);
    return QUEUED;
  }

  @Post('payments/:payment_id/emails/receipt')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send a receipt again',
    description:
      'The same receipt as after the payment, with the balance of today. Example: a person whose mailbox was full.',
  })
  @ApiResponse({ status: 200, description: 'It is on its way', standardSchema: messageSchema })
  @ApiErrors(...STAFF_ERRORS, 'payment_not_found', 'payment_not_paid', 'account_not_found')
  async sendReceipt(
    @CurrentCall() call: StaffCall,
    @Param({ schema: paymentParamsSchema }) { payment_id }: PaymentParams,
  ): Promise<MessageAnswer> {
    await this.emails.sendReceipt(call, payment_id);
    return QUEUED;
  }
}
