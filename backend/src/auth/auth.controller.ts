import {
  Body,
  Controller,
  Get,
  HttpCode,
  Ip,
  Post,
  Put,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import { featuresOf } from '@promptmint/core/catalogue/plans';
import { User } from '@promptmint/core/database/entities/user';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../http/api-errors.js';
import { CurrentUser } from '../http/current-user.js';
import { type MessageAnswer, messageSchema } from '../http/message.dto.js';
import { Public } from '../http/public.js';
import { RateLimited } from '../rate-limits/rate-limit.guard.js';
import { AccountsService } from '../accounts/accounts.service.js';
import {
  type AccessToken,
  accessTokenSchema,
  loginForm,
  type ProfileRequest,
  profileSchema,
  type RegisterRequest,
  registerSchema,
  type SubscriptionAnswer,
  subscriptionSchema,
  type UserAnswer,
  userSchema,
  type VerifyEmailQuery,
  verifyEmailQuerySchema,
} from './dto/auth.dto.js';
import { EmailVerificationService } from '../accounts/email-verification.service.js';
import { rememberDevice } from './known-devices.js';
import { LocalAuthGuard } from './local-auth.guard.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly verification: EmailVerificationService,
  ) {}

  @Public(true)
  @Post('register')
  @RateLimited('register')
  @ApiOperation({
    summary: 'Create an account',
    description:
      'Grants the free credits, once per person, and sends a verification email. If the credits wait for the verified email, `credits_waiting` of the subscription says so. Addresses that differ only by a plus-tag count as one person.',
  })
  @ApiResponse({ status: 201, description: 'The new account', standardSchema: userSchema })
  @ApiErrors(
    'validation_failed',
    'email_taken',
    'too_many_requests',
    'body_too_large',
    'unsupported_media_type',
  )
  async register(
    @Body({ schema: registerSchema }) request: RegisterRequest,
    @Ip() ip: string,
  ): Promise<UserAnswer> {
    return toUserAnswer(await this.accounts.register(request, ip));
  }

  @Public(true)
  @UseGuards(LocalAuthGuard)
  @Post('login')
  @RateLimited('login')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sign in',
    description:
      'The token is valid for 7 days. An http-only cookie lets the limit of wrong passwords recognise this device; it does not sign in.',
  })
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({ schema: loginForm })
  @ApiResponse({ status: 200, description: 'A session token', standardSchema: accessTokenSchema })
  @ApiErrors(
    'validation_failed',
    'invalid_credentials',
    'account_deleted',
    'too_many_requests',
    'body_too_large',
    'unsupported_media_type',
  )
  login(
    @CurrentUser() user: User,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): AccessToken {
    rememberDevice(request, reply, user.email);
    return this.sessions.issueToken(user);
  }

  @Get('me')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'The account of the token' })
  @ApiResponse({ status: 200, description: 'The account', standardSchema: userSchema })
  @ApiErrors('unauthorized')
  me(@CurrentUser() user: User): UserAnswer {
    return toUserAnswer(user);
  }

  @Put('profile')
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Change name or preferences',
    description: 'Send only the fields that change.',
  })
  @ApiResponse({ status: 200, description: 'The account', standardSchema: userSchema })
  @ApiErrors('validation_failed', 'unauthorized', 'body_too_large', 'unsupported_media_type')
  async updateProfile(
    @CurrentUser() user: User,
    @Body({ schema: profileSchema }) changes: ProfileRequest,
  ): Promise<UserAnswer> {
    return toUserAnswer(await this.accounts.updateProfile(user, changes));
  }

  @Get('subscription')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Plan, features and whether the email is verified' })
  @ApiResponse({ status: 200, description: 'The plan', standardSchema: subscriptionSchema })
  @ApiErrors('unauthorized')
  async subscription(@CurrentUser() user: User): Promise<SubscriptionAnswer> {
    return {
      plan: user.plan,
      status: 'active',
      credits: user.credits,
      credits_waiting: await this.accounts.creditsWaitingFor(user),
      start_date: user.createdAt.toISOString(),
      email_verified: Boolean(user.emailVerifiedAt),
      features: featuresOf(user.plan),
    };
  }

  @Public(true)
  @Get('verify-email')
  @RateLimited('open-link')
  @ApiOperation({ summary: 'Verify an email address with the token of the emailed link' })
  @ApiResponse({ status: 200, description: 'The email is verified', standardSchema: messageSchema })
  @ApiErrors('validation_failed', 'link_invalid', 'email_taken', 'too_many_requests')
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
  async resendVerification(@CurrentUser() user: User): Promise<MessageAnswer> {
    await this.verification.resend(user);
    return { message: 'Verification email sent. Please check your inbox.' };
  }
}

function toUserAnswer(user: User): UserAnswer {
  return {
    full_name: user.fullName,
    email: user.email,
    preferred_language: user.preferredLanguage,
    preferred_model: user.preferredModel,
    credits: user.credits,
    created_at: user.createdAt.toISOString(),
  };
}
