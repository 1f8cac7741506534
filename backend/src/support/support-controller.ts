import { applyDecorators, Controller, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { ErrorCode } from '../http/app-error.js';
import { IDEMPOTENCY_KEY_FORM } from '../http/idempotency-key.js';
import { MaybeSignedInGuard } from '../http/maybe-signed-in.guard.js';
import { Public } from '../http/public.js';
import { AuditInterceptor } from './audit.interceptor.js';
import { REASON_HEADER } from './reason.js';
import { StaffGuard } from './staff.guard.js';

/** What every operation of support can answer. */
export const STAFF_ERRORS = [
  'validation_failed',
  'session_too_old',
  'role_required',
  'not_found',
  'too_many_requests',
] as const satisfies readonly ErrorCode[];

/** What an operation that changes an account can answer as well. */
export const CHANGE_ERRORS = [
  ...STAFF_ERRORS,
  'account_not_found',
  'account_inactive',
] as const satisfies readonly ErrorCode[];

/*
 * The headers have no example: Swagger UI would fill it in, and people would send it as it is.
 */

/** Documents the key that an operation needs because its change must be made once. */
export const ApiRequiredKey = () =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description:
      'Your own name for this change, such as `ticket-4711`. Sent again with the same key, the change is not made again.',
    schema: IDEMPOTENCY_KEY_FORM,
  });

/**
 * A controller of operations for staff, below `/api/support`. Its operations say with `@Roles` who may
 * use them. It is public only so that a missing token gets 404, as at an unknown address.
 */
export function SupportController(): ClassDecorator {
  return applyDecorators(
    Controller('api/support'),
    Public(true),
    UseGuards(MaybeSignedInGuard, StaffGuard),
    UseInterceptors(AuditInterceptor),
    ApiTags('support'),
    ApiBearerAuth(),
    ApiHeader({
      name: REASON_HEADER,
      required: true,
      description:
        'Why you make this call, in 10 to 500 characters, such as `Ticket 4711: asks where the credits are`. It is kept with the call; leave out names and addresses.',
      schema: { type: 'string', minLength: 10, maxLength: 500 },
    }),
  );
}
