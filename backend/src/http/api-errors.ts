import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';
import { ERRORS, type ErrorCode, errorBody } from './app-error.js';

export const errorSchema = z
  .object({
    statusCode: z.int(),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    detail: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    retry_after: z.int().optional(),
    restore_until: z.iso.datetime().optional(),
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
        examples: Object.fromEntries(
          ofStatus.map((code) => [code, { summary: ERRORS[code][1], value: errorBody(code) }]),
        ),
      }),
    ),
  );
}
