import { Body, Controller, Delete, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiConsumes, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { User } from '@promptmint/core/database/entities/user';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser } from '../http/current-user.js';
import { type MessageAnswer, messageSchema } from '../http/message.dto.js';
import { Public } from '../http/public.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { DeletionService } from './deletion.service.js';
import {
  type AccountDeletedAnswer,
  accountDeletedSchema,
  type ChangeEmailRequest,
  changeEmailSchema,
  type DeleteAccountRequest,
  deleteAccountSchema,
} from './dto/account.dto.js';
import {
  type AccessToken,
  accessTokenSchema,
  type LoginRequest,
  loginSchema,
} from '../auth/dto/auth.dto.js';
import { EmailVerificationService } from './email-verification.service.js';
import { rememberDevice } from '../auth/known-devices.js';
import { SessionsService } from '../auth/sessions.service.js';

/** What can go wrong where a person types their password again. */
const PASSWORD_ERRORS = [
  'validation_failed',
  'unauthorized',
  'wrong_password',
  'too_many_requests',
  'body_too_large',
  'unsupported_media_type',
] as const;

@ApiTags('auth')
@Controller('api/auth')
export class AccountController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly deletion: DeletionService,
    private readonly verification: EmailVerificationService,
  ) {}

  @Post('change-email')
  @RateLimited('change-email')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Ask for another email address',
    description:
      'Emails a link to the new address. Opening it replaces the old address, which gets a notice.',
  })
  @ApiResponse({ status: 200, description: 'The link was sent', standardSchema: messageSchema })
  @ApiErrors(...PASSWORD_ERRORS, 'email_taken')
  async changeEmail(
    @CurrentUser() user: User,
    @Body({ schema: changeEmailSchema }) request: ChangeEmailRequest,
  ): Promise<MessageAnswer> {
    await this.verification.requestChange(user, request.current_password, request.new_email);
    return {
      message: `We have sent a link to ${request.new_email}. Your address changes when you open it.`,
    };
  }

  @Post('logout-everywhere')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'End every session of the account',
    description: 'Including this one: its token stops working.',
  })
  @ApiResponse({ status: 200, description: 'Every session ended', standardSchema: messageSchema })
  @ApiErrors('unauthorized')
  async logoutEverywhere(@CurrentUser() user: User): Promise<MessageAnswer> {
    await this.sessions.endAll(user);
    return { message: 'You are logged out everywhere.' };
  }

  @Delete('account')
  @RateLimited('confirm-password')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Delete the account',
    description:
      'Ends every session. The account can be restored for 30 days; after that, it and its prompts are permanently deleted.',
  })
  @ApiResponse({
    status: 200,
    description: 'The account is deleted',
    standardSchema: accountDeletedSchema,
  })
  @ApiErrors(...PASSWORD_ERRORS)
  async deleteAccount(
    @CurrentUser() user: User,
    @Body({ schema: deleteAccountSchema }) { password }: DeleteAccountRequest,
  ): Promise<AccountDeletedAnswer> {
    const until = await this.deletion.delete(user, password);
    return {
      message: 'Your account is deleted. You can restore it for 30 days.',
      restore_until: until.toISOString(),
    };
  }

  @Public(true)
  @Post('restore')
  @RateLimited('login')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Restore a deleted account and sign in',
    description:
      'Takes the same body as the login. If the account is not deleted, this just signs in.',
  })
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiResponse({ status: 200, description: 'A session token', standardSchema: accessTokenSchema })
  @ApiErrors(
    'validation_failed',
    'invalid_credentials',
    'too_many_requests',
    'body_too_large',
    'unsupported_media_type',
  )
  async restore(
    @Body({ schema: loginSchema }) { username, password }: LoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccessToken> {
    const user = await this.deletion.restore(username, password);
    rememberDevice(request, reply, user.email);
    return this.sessions.issueToken(user);
  }
}
