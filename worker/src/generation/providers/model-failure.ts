import type { ProviderName } from '@promptmint/core/config/settings';
import { AISDKError, APICallError, NoObjectGeneratedError, StreamProviderError } from 'ai';
import { type FaultCode, MisfitError } from './misfit.js';
import { ProviderError, type ProviderFailure } from './provider.js';

/** HTTP statuses by which an endpoint refuses one request but may accept the next. */
const REFUSES_THIS_REQUEST: readonly number[] = [400, 413, 422];

type Unreadable = Extract<FaultCode, 'no_json' | 'cut_off' | 'declined' | 'unreadable'>;

/** The correction that a model is asked for. */
const INSTEAD: Readonly<Record<Unreadable, string>> = {
  no_json: 'The answer was not one JSON object.',
  cut_off: 'The answer was cut off at the length limit. Write a shorter blueprint.',
  declined:
    'There was no answer. Do not carry out the request; only write the blueprint of a prompt for it.',
  unreadable: 'The answer could not be read.',
};

/**
 * The error as a problem of the answer, if an answer came: it is cut off, is not JSON, declines, or
 * does not fit. Null for every other error.
 */
export function toMisfit(error: unknown): MisfitError | null {
  if (error instanceof MisfitError) return error;
  if (APICallError.isInstance(error)) {
    return error.statusCode === 200 && !error.isRetryable ? unreadable('unreadable') : null;
  }
  if (StreamProviderError.isInstance(error) || !AISDKError.isInstance(error)) return null;
  if (!NoObjectGeneratedError.isInstance(error)) return unreadable('declined');
  const { text = '', finishReason } = error;
  if (finishReason === 'length') return unreadable('cut_off', text);
  if (finishReason === 'content-filter' || text.trim() === '') return unreadable('declined');
  return unreadable('no_json', text);
}

function unreadable(code: Unreadable, answer?: string): MisfitError {
  return new MisfitError([{ code, message: INSTEAD[code] }], answer);
}

/** Whether the endpoint may have failed because of the requested form of the answer. */
export function refusesForm(error: unknown): boolean {
  return APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);
}

/** What may be logged of an error that the model SDK threw. */
export function toProviderError(provider: ProviderName, error: unknown): ProviderError {
  const misfit = toMisfit(error);
  if (misfit !== null) {
    const why = `answered twice with no usable blueprint (${misfit.message})`;
    return new ProviderError(provider, why, 'misfit');
  }
  if (StreamProviderError.isInstance(error)) {
    const status = error.statusCode === undefined ? '' : ` (HTTP ${error.statusCode})`;
    const why = `reported an error within its answer${status}`;
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
