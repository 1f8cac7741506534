import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { StaffRole } from '@promptmint/core/database/entities/user';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../http/app-error.js';
import type { SignedInUser } from '../http/current-user.js';
import { codeOf } from '../http/error-filter.js';
import { uuid } from '../http/uuid.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { Audit } from './audit.service.js';
import { readReason, requireReason } from './reason.js';
import { Roles } from './roles.js';
import type { StaffCall, StaffRequest } from './staff-call.js';

/** How long after signing in a token opens the operations of support, in milliseconds. */
const SESSION_MS = 30 * 60 * 1_000;

/** The parameter of the path that names an account. */
const paramsSchema = z.object({ account_id: uuid('Please enter the id of an account') });

/**
 * Lets staff in, each call with a reason. To everybody else the address does not exist. A refused call of
 * staff is written to the audit here, every other one by `AuditInterceptor`.
 */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} `not_found`; to staff `too_many_requests`, `session_too_old`, `role_required`, `validation_failed` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context
      .switchToHttp()
      .getRequest<StaffRequest & { user: SignedInUser | null }>();
    const roles = this.reflector.getAllAndOverride(Roles, [
      context.getHandler(),
      context.getClass(),
    ]);
    const { user } = request;
    if (!user?.role || user.lockedAt) throw new AppError('not_found');
    request.staffCall = toCall(request, user.id, user.role, context.getHandler().name);
    try {
      await this.admit(user, user.role, roles ?? []);
      requireReason(request.headers);
    } catch (error) {
      await this.audit.finish(request.staffCall, codeOf(error));
      throw error;
    }
    return true;
  }

  private async admit(
    { id, signedInAt }: SignedInUser,
    role: StaffRole,
    roles: readonly StaffRole[],
  ): Promise<void> {
    await this.limits.refuseAbove('support-calls-per-user', id);
    const signedInMs = signedInAt?.getTime() ?? 0;
    if (signedInMs < Date.now() - SESSION_MS) throw new AppError('session_too_old');
    if (!roles.includes(role)) throw new AppError('role_required');
  }
}

function toCall(
  { id, headers, params }: FastifyRequest,
  staffId: string,
  role: StaffRole,
  operation: string,
): StaffCall {
  return {
    requestId: id,
    staffId,
    role,
    operation,
    reason: readReason(headers) ?? '',
    accountId: paramsSchema.safeParse(params).data?.account_id ?? null,
  };
}
