import { createAction } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { toApiError, type ApiError } from './api-error';
import { connection } from './connection';
import { readEvents, type ServerSentEvent } from './event-stream';
import type { Error as ErrorBody, Prompt } from './generated';

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

/**
 * Milliseconds without a byte after which a stream counts as dead; the server sends something every
 * 15 s.
 */
const SILENCE_TIMEOUT = 45_000;

export const CONNECTION_LOST = toApiError({ status: 'FETCH_ERROR', error: 'The connection broke' });

export type Outcome = { data: Prompt } | { error: ApiError };
/** Sends one call to the API, with authorization. */
export type SendRequest = (args: FetchArgs) => SendResult | PromiseLike<SendResult>;
type SendResult = { error?: ApiError | undefined };

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

/**
 * Sends the request once and reads events until the end, until the connection breaks, or until
 * `signal` aborts.
 */
export function followOnce(
  send: SendRequest,
  args: FetchArgs,
  signal: AbortSignal,
  onProgress: (progress: GenerationProgressEvent) => void,
): Promise<Outcome> {
  const stream = new AbortController();
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  let cut = (): void => undefined;
  const outcome = new Promise<Outcome>((resolve) => {
    cut = () => {
      resolve({ error: CONNECTION_LOST });
      stream.abort();
    };
    const onBytes = (): void => {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(cut, SILENCE_TIMEOUT);
    };
    const onEvent = ({ event, data }: ServerSentEvent): void => {
      const received = { event, data: JSON.parse(data) } as GenerationProgressEvent | FinalEvent;
      if (received.event === 'result' || received.event === 'error') resolve(outcomeOf(received));
      else onProgress(received);
    };
    const responseHandler = (response: Response) => readAnswer(response, onEvent, onBytes);
    const sent = send({ ...args, signal: stream.signal, responseHandler });
    void Promise.resolve(sent).then(({ error }) => {
      // An error after a status of 200 is a broken connection, whatever the cause.
      resolve({ error: error && error.status !== 200 ? error : CONNECTION_LOST });
    });
  });
  // An answer that has just arrived counts: a refused session aborts before it is passed on.
  const stop = (): void => void setTimeout(cut);
  signal.addEventListener('abort', stop);
  // A stream without a network stays open in silence.
  const stopWatching = connection.subscribe(() => connection.isLost() && cut());
  // The server closes a finished stream. Aborting it here would show as a failed request in the
  // browser.
  return outcome.finally(() => {
    clearTimeout(silenceTimer);
    signal.removeEventListener('abort', stop);
    stopWatching();
  });
}
