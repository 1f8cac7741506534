import createClient, { type Client } from 'openapi-fetch';
import type { Account } from '../account.js';
import { Failure } from '../failure.js';
import { refusal } from './refusal.js';
import type { paths } from './generated.js';

/** How long an answer may take that needs no work of a model, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The product's API as one account. */
export interface Api {
  url: string;
  client: Client<paths, 'application/json'>;
}

/** The API, with every failure of the network as a `Failure`. */
export function openApi({ url, key }: Account, version: string): Api {
  const client = createClient<paths, 'application/json'>({
    baseUrl: url,
    headers: { authorization: `Bearer ${key}`, 'user-agent': `promptmint-cli/${version}` },
    fetch: async (request) => {
      try {
        return await fetch(request);
      } catch (error) {
        throw unreachable(url, error);
      }
    },
  });
  return { url, client };
}

/** For calls that are answered at once. */
export const quickly = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });

/** The data of an answer. @throws {Failure} for an error of the server, or an answer of another one */
export async function dataOf<Data>(
  { url }: Api,
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await call.catch((reason: unknown) => {
    if (reason instanceof SyntaxError) throw refusal(url, 200, undefined);
    throw reason instanceof Failure ? reason : unreachable(url, reason);
  });
  if (data === undefined) throw refusal(url, response.status, error);
  return data;
}

/** @returns what to say about a call without an answer. */
export function unreachable(url: string, error: unknown): Failure {
  const { cause, name } = error as { cause?: { code?: string; message?: string }; name: string };
  const reason = name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? cause?.message);
  return new Failure(
    'unreachable',
    `${url} cannot be reached${reason ? ` (${reason})` : ''}. Check the address and your connection, and try again.`,
  );
}
