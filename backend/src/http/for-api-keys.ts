import { applyDecorators } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { ApiKeyScope } from '@promptmint/core/catalogue/api-keys';

/** The name of API keys among the security schemes of the contract. */
export const API_KEY_SCHEME = 'apiKey';

/** The field of an operation in the contract with the scopes that a key needs. */
export const SCOPES_EXTENSION = 'x-api-key-scopes';

/**
 * Marks what an API key may reach, with the scopes that it needs; everything else answers a key with 404. Alone it
 * is for public operations, which ignore the key.
 */
export const ApiKeyScopes = Reflector.createDecorator<readonly ApiKeyScope[]>();

/** Lets API keys with all of these scopes call an operation, or all of a controller, and documents it. */
export function ForApiKeys(...scopes: ApiKeyScope[]): MethodDecorator & ClassDecorator {
  return applyDecorators(
    ApiKeyScopes(scopes),
    ApiSecurity(API_KEY_SCHEME),
    ApiExtension(SCOPES_EXTENSION, scopes),
  );
}
