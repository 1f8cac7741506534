import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';
import type { SignedInUser } from '../http/current-user.js';
import { Public } from '../http/public.js';

/** Asks for a session on every operation that is not marked public, where no API key has signed in. */
@Injectable()
export class JwtAuthGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    if (this.reflector.getAllAndOverride(Public, [context.getHandler(), context.getClass()]))
      return true;
    const { user } = context.switchToHttp().getRequest<FastifyRequest & { user?: SignedInUser }>();
    if (user?.apiKey) return true;
    return super.canActivate(context);
  }

  override handleRequest<TUser>(error: unknown, user: TUser | false): TUser {
    if (error) throw error;
    if (!user) throw new AppError('unauthorized');
    return user;
  }
}
