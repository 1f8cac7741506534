import { Body, Controller, Get, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { ApiErrors, PASSWORD_ERRORS } from '../http/api-errors.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { type MessageAnswer, messageSchema } from '../http/message.dto.js';
import { Public } from '../http/public.js';
import { RateLimited } from '../http/rate-limited.js';
import {
  type ChangeEmailRequest,
  changeEmailSchema,
  type VerifyEmailQuery,
  verifyEmailQuerySchema,
} from './dto/email-verification.dto.js';
import { EmailVerificationService } from './email-verification.service.js';

@ApiTags('auth')
@Controller('api/auth')
export class EmailVerificationController {
  constructor(private readonly verification: EmailVerificationService) {}

  @Public(true)
  @Get('verify-email')
  @RateLimited('open-link')
  @ApiOperation({ summary: 'Verify an email address with the token of the emailed link' })
  @ApiResponse({ status: 200, description: 'The email is verified', standardSchema: messageSchema })
  @ApiErrors('validation_failed', 'link_invalid', 'email_taken', 'role_held', 'too_many_requests')
  async verifyEmail(
    @Query({ schema: verifyEmailQuerySchema }) { token }: VerifyEmailQuery,
    @Ip() ip: string,
  ): Promise<MessageAnswer> {
    await this.verification.verify(token, ip);
    return { message: 'Your email is verified.' };
  }

  @Post('resend-verification')
  @RateLimited('resend-verification')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Send a new verification email',
    description: 'Earlier links stop working.',
  })
  @ApiResponse({
    status: 200,
    description: 'The email was sent',
    standardSchema: messageSchema,
  })
  @ApiErrors('unauthorized', 'already_verified', 'too_many_requests')
  async resendVerification(@CurrentUser() user: SignedInUser): Promise<MessageAnswer> {
    await this.verification.resend(user);
    return { message: 'Verification email sent. Please check your inbox.' };
  }

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
  @ApiErrors(...PASSWORD_ERRORS, 'email_taken', 'role_held')
  async changeEmail(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: changeEmailSchema }) request: ChangeEmailRequest,
  ): Promise<MessageAnswer> {
    await this.verification.requestChange(user, request.current_password, request.new_email);
    return {
      message: `We have sent a link to ${request.new_email}. Your address changes when you open it.`,
    };
  }
}
