import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { User } from '@promptmint/core/database/entities/user';
import type { FastifyRequest } from 'fastify';

/** The person whose token came with the request. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): User =>
    context.switchToHttp().getRequest<FastifyRequest & { user: User }>().user,
);
