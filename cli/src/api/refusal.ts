import type { ExitKind } from '../exit-codes.js';
import { Failure } from '../failure.js';
import type { components } from './generated.js';

type ErrorBody = components['schemas']['Error'];

/** The errors after which the request was decided, and was not or is no longer charged. */
const FINAL_STATUSES: readonly number[] = [400, 402, 404, 409, 410, 413, 415, 422];

/** What an error of the server means for the person, in words that say what to do. */
export function refusal(url: string, status: number, body: unknown): Failure {
  if (!isErrorBody(body)) {
    return new Failure(
      'unreachable',
      `${url} does not answer as the product does (status ${status}). Check the address, or try again later.`,
    );
  }
  const isFinal = FINAL_STATUSES.includes(status) || body.code === 'generation_failed';
  return new Failure(kindOf(status), sentenceOf(url, body), isFinal, body.code);
}

function kindOf(status: number): ExitKind {
  if (status === 402) return 'noCredits';
  if (status === 401 || status === 403) return 'refusedKey';
  if (status === 503) return 'unreachable';
  return FINAL_STATUSES.includes(status) ? 'wrongCall' : 'other';
}

function sentenceOf(url: string, { code, message }: ErrorBody): string {
  switch (code) {
    case 'out_of_credits':
      return `No credits left. Buy some at ${url}/pricing.`;
    case 'unauthorized':
    case 'api_key_invalid':
      return `The key was refused: it is wrong, expired or revoked. Make another one at ${url}/settings and run "promptmint login".`;
    case 'scope_missing':
      return `${message} Make a key with it at ${url}/settings and run "promptmint login".`;
    case 'api_access_required':
    case 'plan_required':
      return `${message} See ${url}/pricing.`;
    case 'prompt_not_found':
      return `${message} "promptmint history" lists yours.`;
    case 'generation_pending':
      return `${message} The same command asks for it again, at no cost.`;
    case 'generation_uncertain':
      return `${message} The same command asks for it again, and both together cost one credit.`;
    default:
      return message;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  const { code, message } = Object(body) as Partial<ErrorBody>;
  return typeof code === 'string' && typeof message === 'string';
}
