import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { API_KEY_START } from '@promptmint/core/accounts/api-key';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import { bearerToken } from '../http/bearer-token.js';
import type { SignedInUser } from '../http/current-user.js';
import { ApiKeyScopes } from '../http/for-api-keys.js';
import { Public } from '../http/public.js';
import { ApiKeySignIn } from './api-key-sign-in.service.js';

/** Loads the account of an API key; what is not marked for keys does not exist for them. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly signIn: ApiKeySignIn,
  ) {}

  /** @throws {AppError} `not_found`, and as `ApiKeySignIn` does */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: SignedInUser }>();
    const token = bearerToken(request);
    if (!token?.startsWith(API_KEY_START)) return true;
    const places = [context.getHandler(), context.getClass()];
    const scopes = this.reflector.getAllAndOverride(ApiKeyScopes, places);
    if (!scopes) throw new AppError('not_found');
    if (this.reflector.getAllAndOverride(Public, places)) return true;
    request.user = await this.signIn.findUser(token, scopes);
    return true;
  }
}
