import { Body, Controller, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { type MessageAnswer, messageSchema } from '../http/message.dto.js';
import { Public } from '../http/public.js';
import { RateLimited } from '../http/rate-limited.js';
import { type AccessToken, accessTokenSchema } from '../http/credentials.dto.js';
import {
  type ChangePasswordRequest,
  changePasswordSchema,
  type CheckPasswordRequest,
  checkPasswordSchema,
  type ForgotPasswordQuery,
  forgotPasswordQuerySchema,
  type ResetPasswordRequest,
  resetPasswordSchema,
} from './dto/passwords.dto.js';
import { rememberDevice } from '../http/known-devices.js';
import { PasswordsService } from './passwords.service.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('auth')
@Controller('api/auth')
export class PasswordsController {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
  ) {}

  @Public(true)
  @Post('forgot-password')
  @RateLimited('forgot-password')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send a link to choose a new password',
    description:
      'Returns the same for known and unknown addresses. The link is valid for 1 hour and works once; earlier ones stop working.',
  })
  @ApiResponse({ status: 200, description: 'Always the same', standardSchema: messageSchema })
  @ApiErrors('validation_failed', 'too_many_requests')
  async forgotPassword(
    @Query({ schema: forgotPasswordQuerySchema }) { email }: ForgotPasswordQuery,
  ): Promise<MessageAnswer> {
    await this.passwords.forgot(email);
    return {
      message:
        'If that email exists in our system, we have sent a link to choose a new password. It is valid for 1 hour.',
    };
  }

  @Public(true)
  @Post('check-password')
  @RateLimited('check-password')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Ask whether a password may be chosen',
    description:
      'For forms, while a new password is typed: 400 with the reason when it is too simple, too common or little more than the name of the product. Nothing is stored.',
  })
  @ApiResponse({ status: 200, description: 'It may be chosen', standardSchema: messageSchema })
  @ApiErrors('validation_failed', 'too_many_requests', 'body_too_large', 'unsupported_media_type')
  checkPassword(
    @Body({ schema: checkPasswordSchema }) { password }: CheckPasswordRequest,
  ): MessageAnswer {
    this.passwords.check(password);
    return { message: 'This password may be chosen.' };
  }

  @Public(true)
  @Post('reset-password')
  @RateLimited('open-link')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Set a new password with the token of the emailed link',
    description: 'Ends every session of the account, and revokes its API keys.',
  })
  @ApiResponse({ status: 200, description: 'The password is set', standardSchema: messageSchema })
  @ApiErrors(
    'validation_failed',
    'reset_link_invalid',
    'too_many_requests',
    'body_too_large',
    'unsupported_media_type',
  )
  async resetPassword(
    @Body({ schema: resetPasswordSchema }) { token, new_password }: ResetPasswordRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MessageAnswer> {
    const { email } = await this.passwords.reset(token, new_password);
    rememberDevice(request, reply, email);
    return { message: 'Your password has been changed. Please log in.' };
  }

  @Post('change-password')
  @RateLimited('confirm-password')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Change the password',
    description: 'Ends every session of the account and returns a new one.',
  })
  @ApiResponse({ status: 200, description: 'A new session', standardSchema: accessTokenSchema })
  @ApiErrors(
    'validation_failed',
    'unauthorized',
    'wrong_password',
    'too_many_requests',
    'body_too_large',
    'unsupported_media_type',
  )
  async changePassword(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: changePasswordSchema }) request: ChangePasswordRequest,
  ): Promise<AccessToken> {
    const changed = await this.passwords.change(
      user,
      request.current_password,
      request.new_password,
    );
    return this.sessions.issueToken(changed);
  }
}
