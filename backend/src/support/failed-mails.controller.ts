import { Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import { ApiErrors } from '../http/api-errors.js';
import { type MessageAnswer, messageSchema } from '../http/message.dto.js';
import {
  type FailedMailParams,
  failedMailParamsSchema,
  type FailedMailsAnswer,
  type FailedMailsQuery,
  failedMailsQuerySchema,
  failedMailsSchema,
} from './dto/failed-mails.dto.js';
import { SupportFailedMails } from './failed-mails.service.js';
import { Roles } from './roles.js';
import { CurrentCall, type StaffCall } from './staff-call.js';
import { STAFF_ERRORS, SupportController } from './support-controller.js';

@Roles(['support', 'admin'])
@SupportController()
export class FailedMailsController {
  constructor(private readonly mails: SupportFailedMails) {}

  @Get('failed-emails')
  @ApiOperation({
    summary: 'List failed emails',
    description:
      'Those that the mail server refused, or did not take for half a day; the oldest first, without addresses and texts. Example: `?account_id=...` shows why a person gets none.',
  })
  @ApiResponse({ status: 200, description: 'One page', standardSchema: failedMailsSchema })
  @ApiErrors(...STAFF_ERRORS)
  failedEmails(
    @CurrentCall() call: StaffCall,
    @Query({ schema: failedMailsQuerySchema }) query: FailedMailsQuery,
  ): Promise<FailedMailsAnswer> {
    call.accountId = query.account_id ?? null;
    return this.mails.page(query);
  }

  @Post('failed-emails/:mail_key/requeue')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send a failed email again',
    description:
      'It is written again with current data and sent within seconds; one that is no longer needed, such as an expired link, is dropped. Example: the `failure` says that a mailbox was full, and the person has made room.',
  })
  @ApiResponse({ status: 200, description: 'It is sent again', standardSchema: messageSchema })
  @ApiErrors(...STAFF_ERRORS, 'failed_email_not_found')
  async requeueEmail(
    @CurrentCall() call: StaffCall,
    @Param({ schema: failedMailParamsSchema }) { mail_key }: FailedMailParams,
  ): Promise<MessageAnswer> {
    await this.mails.requeue(call, mail_key);
    return { message: 'The email is sent again within seconds.' };
  }

  @Post('failed-emails/:mail_key/discard')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Never send a failed email',
    description:
      'It cannot be undone. Example: the `failure` says that the address does not exist (`550 5.1.1`).',
  })
  @ApiResponse({ status: 200, description: 'It is discarded', standardSchema: messageSchema })
  @ApiErrors(...STAFF_ERRORS, 'failed_email_not_found')
  async discardEmail(
    @CurrentCall() call: StaffCall,
    @Param({ schema: failedMailParamsSchema }) { mail_key }: FailedMailParams,
  ): Promise<MessageAnswer> {
    await this.mails.discard(call, mail_key);
    return { message: 'The email is discarded.' };
  }
}
