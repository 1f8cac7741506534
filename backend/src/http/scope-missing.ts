import type { ApiKeyScope } from '@promptmint/core/catalogue/api-keys';
import { AppError } from './app-error.js';

/** The error for an API key without these scopes. */
export function scopeMissing(scopes: readonly ApiKeyScope[]): AppError {
  const noun = scopes.length === 1 ? 'scope' : 'scopes';
  const message = `This API key does not have the ${noun} ${scopes.join(' and ')}.`;
  return new AppError('scope_missing', { message });
}
