import { Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiOperation,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiErrors } from '../http/api-errors.js';
import { type AccessToken, accessTokenSchema } from '../http/credentials.dto.js';
import { CurrentUser, type SignedInUser } from '../http/current-user.js';
import { rememberDevice } from '../http/known-devices.js';
import { type MessageAnswer, messageSchema } from '../http/message.dto.js';
import { Public } from '../http/public.js';
import { RateLimited } from '../http/rate-limited.js';
import { loginForm } from './dto/login.dto.js';
import { LocalAuthGuard } from './local-auth.guard.js';
import { SessionsService } from './sessions.service.js';

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(private readonly sessions: SessionsService) {}

  @Public(true)
  @UseGuards(LocalAuthGuard)
  @Post('login')
  @RateLimited('login')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Sign in',
    description:
      'The token is valid for 7 days. An http-only cookie lets the limit of wrong passwords recognize this device; it does not sign in.',
  })
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({ schema: loginForm })
  @ApiResponse({ status: 200, description: 'A session token', standardSchema: accessTokenSchema })
  @ApiErrors(
    'validation_failed',
    'invalid_credentials',
    'account_deleted',
    'account_locked',
    'too_many_requests',
    'body_too_large',
    'unsupported_media_type',
  )
  async login(
    @CurrentUser() user: SignedInUser,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccessToken> {
    rememberDevice(request, reply, user.email);
    return this.sessions.start(user);
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
  async logoutEverywhere(@CurrentUser() user: SignedInUser): Promise<MessageAnswer> {
    await this.sessions.endAll(user);
    return { message: 'You are logged out everywhere.' };
  }
}
