import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiKeyScope } from '@promptmint/core/catalogue/api-keys';
import type { User } from '@promptmint/core/database/entities/user';
import type { FastifyRequest } from 'fastify';

/** The person of a request as their row was when the token was checked; who changes it locks and reads it again. */
export type SignedInUser = Readonly<
  Omit<
    User,
    'lowCreditsReminded' | 'creditsOwed' | 'stripeCustomer' | 'purgedAt' | 'purging' | 'lastLoginAt'
  > & {
    /** When the token was issued. */
    signedInAt?: Date | undefined;
    /** The API key that the request came with instead of a session. */
    apiKey?: UsedApiKey;
  }
>;

/** An API key that acts for a person. */
export interface UsedApiKey {
  id: string;
  /** The key whose row counts what this one spends. */
  budgetId: string;
  scopes: readonly ApiKeyScope[];
}

/** The person whose token came with the request. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedInUser =>
    context.switchToHttp().getRequest<FastifyRequest & { user: SignedInUser }>().user,
);
