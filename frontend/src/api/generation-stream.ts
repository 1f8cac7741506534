import { createAction } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { toApiError, type ApiError } from './api-error';
import { readEvents, type ServerSentEvent } from './event-stream';
import type { Error as ErrorBody, Prompt } from './generated';
import { authorization } from './session';

export type PromptSection = Prompt['sections'][number];

/** What a generation tells before its end. */
export type GenerationProgressEvent =
  | { event: 'queued'; data: { id: string; position: number } }
  | { event: 'started'; data: { id: string } }
  | { event: 'section'; data: PromptSection & { index: number } };

/** How a generation ends. */
type FinalEvent = { event: 'result'; data: Prompt } | { event: 'error'; data: ErrorBody };

/** News of the generation that was asked for under an Idempotency-Key. */
export const generationProgressed = createAction<{
  idempotencyKey: string;
  progress: GenerationProgressEvent;
}>('generation/progressed');

/** Waits before a broken connection is made again, in milliseconds: half a minute in all. */
const RETRY_DELAYS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** A stream that says nothing for this long is dead, in milliseconds; the server speaks every 15 s. */
const SILENCE_TIMEOUT = 45_000;

/** What proxies answer, and a server that goes down says, while the generation itself goes on. */
const TRANSIENT_STATUSES: readonly ApiError['status'][] = [502, 503, 504];

const CONNECTION_LOST = toApiError({ status: 'FETCH_ERROR', error: 'The connection broke' });

type Outcome = { data: Prompt } | { error: ApiError };
/** One call of this API, with its authorization. */
type SendRequest = (args: FetchArgs) => SendResult | PromiseLike<SendResult>;
type SendResult = { error?: ApiError | undefined };

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

function outcomeOf({ event, data }: FinalEvent): Outcome {
  if (event === 'result') return { data };
  return { error: toApiError({ status: data.statusCode, data }) };
}

/** An answer by its type: events as they come, or one JSON body, where something does not stream. */
async function readAnswer(
  response: Response,
  onEvent: (event: ServerSentEvent) => void,
  onBytes: () => void,
): Promise<unknown> {
  if (!response.ok) return response.json();
  if (response.body && response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
    return readEvents(response.body, onEvent, onBytes);
  }
  onEvent({ event: 'result', data: await response.text() });
  return undefined;
}

/** Asks once, and follows until the end or until the connection breaks. */
function follow(
  send: SendRequest,
  args: FetchArgs,
  onProgress: (progress: GenerationProgressEvent) => void,
): Promise<Outcome> {
  const connection = new AbortController();
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const outcome = new Promise<Outcome>((resolve) => {
    const onBytes = (): void => {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(() => {
        resolve({ error: CONNECTION_LOST });
        connection.abort();
      }, SILENCE_TIMEOUT);
    };
    const onEvent = ({ event, data }: ServerSentEvent): void => {
      const received = { event, data: JSON.parse(data) } as GenerationProgressEvent | FinalEvent;
      if (received.event === 'result' || received.event === 'error') resolve(outcomeOf(received));
      else onProgress(received);
    };
    const responseHandler = (response: Response) => readAnswer(response, onEvent, onBytes);
    const sent = send({ ...args, signal: connection.signal, responseHandler });
    void Promise.resolve(sent).then(({ error }) => {
      // What stops after it had begun well is a broken connection, whatever stopped it.
      resolve({ error: error && error.status !== 200 ? error : CONNECTION_LOST });
    });
  });
  // An ended stream is closed by the server: aborting it here would show as a failed request.
  return outcome.finally(() => clearTimeout(silenceTimer));
}

/**
 * Asks for a generation and follows it to its end. A connection that breaks is made again under the
 * same Idempotency-Key: the server tells everything from the beginning, and charges once.
 */
export async function followGeneration(
  send: SendRequest,
  { url, body, idempotencyKey }: { url: string; body: object; idempotencyKey: string },
  onProgress: (progress: GenerationProgressEvent) => void,
): Promise<Outcome> {
  const sentWith = authorization();
  const args = {
    url,
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': idempotencyKey, Accept: 'text/event-stream, application/json' },
  };
  let hasProgress = false;
  const reportProgress = (progress: GenerationProgressEvent): void => {
    hasProgress = true;
    onProgress(progress);
  };
  for (let attempts = 0; ; attempts += 1) {
    const outcome = await follow(send, args, reportProgress);
    const wait = RETRY_DELAYS[attempts];
    if ('data' in outcome || wait === undefined) return outcome;
    const { status } = outcome.error;
    if (status !== 'unreachable' && !(hasProgress && TRANSIENT_STATUSES.includes(status)))
      return outcome;
    await pause(wait);
    // Another session must neither pay for this generation nor be ended by it.
    if (authorization() !== sentWith) return outcome;
  }
}
