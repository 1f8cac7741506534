import type { ProviderName } from '@promptmint/core/config/settings';
import { AISDKError, APICallError, StreamProviderError } from 'ai';
import { BrokenPromptError } from '@promptmint/engine/prompt-check';
import { ProviderError, type ProviderFailure } from './provider.js';

/** HTTP statuses by which an endpoint refuses one request and may take the next. */
const REFUSES_THIS_REQUEST: readonly number[] = [400, 413, 422];

/** Whether an answer came, but is cut off, is no JSON, misses the schema or would break the prompt. */
export function isMisfit(error: unknown): boolean {
  if (APICallError.isInstance(error)) return error.statusCode === 200 && !error.isRetryable;
  if (StreamProviderError.isInstance(error)) return false;
  return AISDKError.isInstance(error) || error instanceof BrokenPromptError;
}

/** Whether the endpoint may have stumbled over the form in which it was asked to answer. */
export function refusesForm(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
}

/** What the log may know of an error that the model SDK threw. */
export function toProviderError(provider: ProviderName, error: unknown): ProviderError {
  if (isMisfit(error)) {
    const why = 'answered twice with something that is no usable blueprint';
    return new ProviderError(provider, why, 'misfit');
  }
  if (StreamProviderError.isInstance(error)) {
    const status = error.statusCode === undefined ? '' : ` (HTTP ${error.statusCode})`;
    const why = `told of an error within its answer${status}`;
    return new ProviderError(provider, why, failureOf(error.statusCode));
  }
  if (APICallError.isInstance(error)) {
    return new ProviderError(provider, describeCall(error), failureOf(error.statusCode));
  }
  const name = error instanceof Error ? error.name : typeof error;
  return new ProviderError(provider, `failed (${name})`, 'outage');
}

function failureOf(status: number | undefined): ProviderFailure {
  return status !== undefined && REFUSES_THIS_REQUEST.includes(status) ? 'refused' : 'outage';
}

function describeCall(error: APICallError): string {
  if (error.statusCode === 200) return `broke off its answer${networkCode(error)}`;
  if (error.statusCode !== undefined) return `answered with HTTP ${error.statusCode}`;
  return `cannot be reached at ${new URL(error.url).host}${networkCode(error)}`;
}

/** The system's name for what went wrong, such as ECONNREFUSED, from wherever it is wrapped. */
function networkCode(error: Error): string {
  const { cause } = error;
  if (!(cause instanceof Error)) return '';
  return 'code' in cause ? ` (${String(cause.code)})` : networkCode(cause);
}
