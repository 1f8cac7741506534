import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';
import { type ErrorDetails, ERRORS, type ErrorCode, errorBody } from './app-error.js';

export const errorSchema = z
  .object({
    statusCode: z.int(),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    detail: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    retry_after: z.int().optional().meta({
      description: 'Seconds until trying again can succeed; also the header `Retry-After`.',
    }),
    restore_until: z.iso.datetime().optional().meta({
      description: 'Until when a deleted account can be restored.',
    }),
  })
  .meta({
    id: 'Error',
    description:
      'Every error; `message` and `detail` hold the same sentence, `code` never changes.',
    example: errorBody('validation_failed', {
      errors: [{ field: 'user_input', message: 'Your request cannot be empty' }],
    }),
  });

/** The errors of an operation for which a signed-in person types their password again. */
export const PASSWORD_ERRORS = [
  'validation_failed',
  'unauthorized',
  'wrong_password',
  'too_many_requests',
  'body_too_large',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[];

/** What some errors always add to their body. */
const ADDED: Partial<Record<ErrorCode, ErrorDetails>> = {
  validation_failed: { errors: [{ field: 'color', message: 'Unknown field: color' }] },
  account_deleted: { restore_until: '2026-12-21T09:00:00.000Z' },
  too_many_requests: {
    message: 'Too many attempts. Please try again in 30 seconds.',
    retry_after: 30,
  },
};

/** The example of an error's body, under its code. */
export function errorExample(code: ErrorCode) {
  return { [code]: { summary: ERRORS[code][1], value: errorBody(code, ADDED[code]) } };
}

/** Documents the errors of an operation, each status with an example body. */
export function ApiErrors(...codes: ErrorCode[]): MethodDecorator {
  const byStatus = Map.groupBy(
    [...codes, 'internal_error' as const, 'service_unavailable' as const],
    (code) => ERRORS[code][0],
  );
  return applyDecorators(
    ...[...byStatus].map(([status, ofStatus]) =>
      ApiResponse({
        status,
        description: ofStatus.map((code) => ERRORS[code][1]).join(' / '),
        standardSchema: errorSchema,
        examples: Object.assign({}, ...ofStatus.map(errorExample)),
      }),
    ),
  );
}
