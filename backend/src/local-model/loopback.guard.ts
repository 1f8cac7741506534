import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { isLoopback } from '@promptmint/core/config/loopback';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.js';

/** Nothing is here for a request that names another host: it came through a tunnel, or from a rebound name. */
@Injectable()
export class LoopbackGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { hostname } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!isLoopback(hostname)) throw new AppError('not_found');
    return true;
  }
}
