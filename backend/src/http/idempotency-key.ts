import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { validate } from './validation.js';

const FORM = /^[\x21-\x7e]{1,200}$/;
const SENTENCE = 'Idempotency-Key must be 1 to 200 printable ASCII characters without spaces';
/** A key under which a request can be repeated. */
export const idempotencyKeySchema = z.string(SENTENCE).regex(FORM, SENTENCE);

/** The header's form in the contract. */
export const IDEMPOTENCY_KEY_FORM = { type: 'string', pattern: FORM.source } as const;

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
