import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { validate } from '../http/validation.js';
import { oauthLoginSchema } from '../http/credentials.dto.js';

/** Checks the login form before the strategy reads it, because guards run before pipes. */
@Injectable()
export class LocalAuthGuard extends AuthGuard('local') {
  override canActivate(context: ExecutionContext) {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    request.body = validate(oauthLoginSchema, request.body);
    return super.canActivate(context);
  }
}
