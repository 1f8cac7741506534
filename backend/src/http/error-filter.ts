import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorBody, type ErrorCode, ERRORS, errorBody } from './app-error.js';
import { isUnavailable } from '@promptmint/core/database/unavailable';

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'validation_failed',
  401: 'unauthorized',
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
};

/** Turns every thrown error into the one error body; a stack is only logged. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const body = toErrorBody(error);
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const challenge = challengeOf(body, http.getRequest<FastifyRequest>());
    if (challenge) void reply.header('www-authenticate', challenge);
    // The rest of a body that is too long is not read, so the connection cannot be used again.
    if (body.code === 'body_too_large') void reply.header('connection', 'close');
    if (body.retry_after !== undefined) void reply.header('retry-after', body.retry_after);
    void reply.status(body.statusCode).send(body);
  }
}

/** What RFC 6750, 3 and 3.1 require beside a refused token, and RFC 9110 beside every 401. */
function challengeOf(
  { statusCode, code }: ErrorBody,
  { headers }: FastifyRequest,
): string | undefined {
  if (code === 'scope_missing') return `${CHALLENGE}, error="insufficient_scope"`;
  if (statusCode !== 401) return undefined;
  return headers.authorization ? `${CHALLENGE}, error="invalid_token"` : CHALLENGE;
}

const CHALLENGE = 'Bearer realm="api"';

const logger = new Logger('Http');

/** The body for a thrown error; an unexpected one is logged. */
export function toErrorBody(error: unknown): ErrorBody {
  if (error instanceof AppError) return error.getResponse() as ErrorBody;
  const code = codeOf(error);
  if (ERRORS[code][0] >= 500) logger.error({ err: error }, 'a request failed');
  return errorBody(code);
}

/** The code with which a thrown error is answered. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  const status = statusOf(error);
  if (status >= 400 && status < 500) return CODE_OF_STATUS[status] ?? 'bad_request';
  return isUnavailable(error) ? 'service_unavailable' : 'internal_error';
}

/** The status that the framework gave its own errors, such as a body that is not JSON. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  return (error as { statusCode?: number }).statusCode ?? 500;
}
