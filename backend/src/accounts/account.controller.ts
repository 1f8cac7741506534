import { Body, Controller, Delete, Get, HttpCode, Ip, Post, Put, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiConsumes, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { featuresOf } from '@promptmint/core/catalogue/plans';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionsService } from '../auth/sessions.service.js';
import { ApiErrors, PASSWORD_ERRORS } from '../http/api-errors.js';
import {
  type AccessToken,
  accessTokenSchema,
  type LoginRequest,
  loginSchema,
} from '../http/credentials.dto.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { rememberDevice } from '../http/known-devices.js';
import { Public } from '../http/public.js';
import { RateLimited } from '../http/rate-limited.js';
import { AccountsService } from './accounts.service.js';
import { DeletionService } from './deletion.service.js';
import {
  type AccountDeletedAnswer,
  accountDeletedSchema,
  type DeleteAccountRequest,
  deleteAccountSchema,
  type ProfileRequest,
  profileSchema,
  type RegisterRequest,
  registerSchema,
  type SubscriptionAnswer,
  subscriptionSchema,
  type UserAnswer,
  userSchema,
} from './dto/account.dto.js';

@ApiTags('auth')
@Controller('api/auth')
export class AccountController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly deletion: DeletionService,
    private readonly sessions: SessionsService,
  ) {}

  @Public(true)
  @Post('register')
  @RateLimited('register')
  @ApiOperation({
    summary: 'Create an account',
    description:
      'Grants the free credits, once per person, and sends a verification email, unless the mailbox was sent too many within an hour; another can be asked for later. If the credits wait for the verified email, `credits_waiting` of the subscription says so. Addresses that differ only by a plus-tag count as one person.',
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

  @Get('me')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'The account of the token' })
  @ApiResponse({ status: 200, description: 'The account', standardSchema: userSchema })
  @ApiErrors('unauthorized')
  me(@CurrentUser() user: SignedInUser): UserAnswer {
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
    @CurrentUser() user: SignedInUser,
    @Body({ schema: profileSchema }) changes: ProfileRequest,
  ): Promise<UserAnswer> {
    return toUserAnswer(await this.accounts.updateProfile(user, changes));
  }

  @Get('subscription')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Plan, features and whether the email is verified' })
  @ApiResponse({ status: 200, description: 'The plan', standardSchema: subscriptionSchema })
  @ApiErrors('unauthorized')
  async subscription(@CurrentUser() user: SignedInUser): Promise<SubscriptionAnswer> {
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
  @ApiErrors(...PASSWORD_ERRORS, 'role_held')
  async deleteAccount(
    @CurrentUser() user: SignedInUser,
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
    'account_locked',
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
    return this.sessions.start(user);
  }
}

function toUserAnswer(user: SignedInUser): UserAnswer {
  return {
    full_name: user.fullName,
    email: user.email,
    preferred_language: user.preferredLanguage,
    preferred_model: user.preferredModel,
    credits: user.credits,
    created_at: user.createdAt.toISOString(),
  };
}
