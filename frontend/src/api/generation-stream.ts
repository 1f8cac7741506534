import { createAction } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { toApiError, type ApiError } from './api-error';
import { readEvents, type ServerSentEvent } from './event-stream';
import type { Error as ErrorBody, Prompt } from './generated';
import { authorization } from './session';

export type PromptSection = Prompt['sections'][number];

/** Events sent before a generation ends. */
export type GenerationProgressEvent =
  | { event: 'queued'; data: { id: string; position: number } }
  | { event: 'started'; data: { id: string } }
  | { event: 'section'; data: PromptSection & { index: number } };

/** The last event of a generation. */
type FinalEvent = { event: 'result'; data: Prompt } | { event: 'error'; data: ErrorBody };

/** Progress of the generation with this Idempotency-Key. */
export const generationProgressed = createAction<{
  idempotencyKey: string;
  progress: GenerationProgressEvent;
}>('generation/progressed');

/** Milliseconds to wait before each reconnection, 30 s in all. */
const RETRY_DELAYS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/**
 * Milliseconds without a byte after which a stream counts as dead; the server sends something every
 * 15 s.
 */
const SILENCE_TIMEOUT = 45_000;

/** Sent by proxies and by a server that is shutting down, while the generation itself continues. */
const TRANSIENT_STATUSES: readonly ApiError['status'][] = [502, 503, 504];

const CONNECTION_LOST = toApiError({ status: 'FETCH_ERROR', error: 'The connection broke' });

type Outcome = { data: Prompt } | { error: ApiError };
/** Sends one call to the API, with authorization. */
type SendRequest = (args: FetchArgs) => SendResult | PromiseLike<SendResult>;
type SendResult = { error?: ApiError | undefined };

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

function outcomeOf({ event, data }: FinalEvent): Outcome {
  if (event === 'result') return { data };
  return { error: toApiError({ status: data.statusCode, data }) };
}

/**
 * Reads the answer by its type: an event stream, or one JSON body from servers that do not stream.
 */
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

/** Sends the request once and reads events until the end or until the connection breaks. */
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
      // An error after a status of 200 is a broken connection, whatever the cause.
      resolve({ error: error && error.status !== 200 ? error : CONNECTION_LOST });
    });
  });
  // The server closes a finished stream. Aborting it here would show as a failed request in the
  // browser.
  return outcome.finally(() => clearTimeout(silenceTimer));
}

/**
 * Starts a generation and follows it to its end. A broken connection is opened again with the same
 * Idempotency-Key: the server then repeats all events and charges once.
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
    // A new session must not pay for this generation, and its failure must not end the new session.
    if (authorization() !== sentWith) return outcome;
  }
}
