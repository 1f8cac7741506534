import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { validate } from './validation.js';

const SENTENCE = 'Idempotency-Key must be 1 to 200 printable characters';
/** A key under which a request can be repeated. */
export const idempotencyKeySchema = z.string(SENTENCE).regex(/^[\x21-\x7e]{1,200}$/, SENTENCE);

const headersWithKey = z.object({ 'idempotency-key': idempotencyKeySchema });
const headersOf = (context: ExecutionContext) =>
  context.switchToHttp().getRequest<FastifyRequest>().headers;

/** The request's `Idempotency-Key`, if it has one. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    validate(headersWithKey.partial(), headersOf(context))['idempotency-key'],
);

/** The request's `Idempotency-Key`, which it must have. */
export const RequiredIdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    validate(headersWithKey, headersOf(context))['idempotency-key'],
);
