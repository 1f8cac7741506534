import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RateLimited } from '../http/rate-limited.js';
import type { LimitedRequest } from './limits.js';
import { RateLimits } from './rate-limits.service.js';
import { tooManyRequests } from './too-many-requests.js';

/**
 * Refuses tries above a limit, and requests above the limit of their API key. Global, so that it runs before the
 * guards of an operation, such as the one that checks a password, whatever the order of their decorators.
 */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  /** @throws {AppError} `too_many_requests` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<LimitedRequest>();
    const key = request.user?.apiKey;
    // A key and those that it was rotated to count together: a rotation gives no new requests.
    if (key) await this.limits.refuseAbove('requests-per-key', key.budgetId);
    const limit = this.reflector.get(RateLimited, context.getHandler());
    if (!limit) return true;
    const waitMs = await this.limits.countRequest(limit, request);
    if (waitMs > 0) throw tooManyRequests(waitMs);
    return true;
  }
}
