import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { StaffRole } from '@promptmint/core/database/entities/user';
import type { FastifyRequest } from 'fastify';

/** One call of a member of staff: what its entry in the audit says. */
export interface StaffCall {
  readonly requestId: string;
  readonly staffId: string;
  readonly role: StaffRole;
  /** The name of the operation, as in the contract. */
  readonly operation: string;
  /** Empty when it is missing or has a wrong length. */
  readonly reason: string;
  /** The account it is about. An operation that finds the account first sets it. */
  accountId: string | null;
}

/** A request that `StaffGuard` has let in. */
export type StaffRequest = FastifyRequest & { staffCall: StaffCall };

/** The call of the member of staff whose request this is. */
export const CurrentCall = createParamDecorator(
  (_: unknown, context: ExecutionContext): StaffCall =>
    context.switchToHttp().getRequest<StaffRequest>().staffCall,
);
