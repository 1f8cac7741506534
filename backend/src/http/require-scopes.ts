import type { ApiKeyScope } from '@promptmint/core/catalogue/api-keys';
import { AppError } from './app-error.js';

/** @throws {AppError} `scope_missing`, which names the scopes that a key needs and does not have */
export function requireScopes(
  key: { scopes: readonly ApiKeyScope[] } | undefined,
  scopes: readonly ApiKeyScope[],
): void {
  const missing = scopes.filter((scope) => !key?.scopes.includes(scope));
  if (missing.length === 0) return;
  const noun = missing.length === 1 ? 'scope' : 'scopes';
  const message = `This API key does not have the ${noun} ${missing.join(' and ')}.`;
  throw new AppError('scope_missing', { message });
}
