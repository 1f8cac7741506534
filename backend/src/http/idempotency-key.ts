import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { validate } from './validation.js';

/** A key under which a request can be repeated. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/, 'Idempotency-Key must be 1 to 200 printable characters')
  .optional();

/** The request's `Idempotency-Key`, if it has one. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    validate(
      z.object({ 'idempotency-key': idempotencyKeySchema }),
      context.switchToHttp().getRequest<FastifyRequest>().headers,
    )['idempotency-key'],
);
