import { createAction } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { toApiError, type ApiError } from './api-error';
import { readEvents, type ServerSentEvent } from './event-stream';
import type { Error as ErrorBody, Prompt } from './generated';
import { authorization } from './session';

export type PromptSection = Prompt['sections'][number];

/** What a generation tells before its end. */
export type GenerationNews =
  | { event: 'queued'; data: { id: string; position: number } }
  | { event: 'started'; data: { id: string } }
  | { event: 'section'; data: PromptSection & { index: number } };

/** How a generation ends. */
type Ending = { event: 'result'; data: Prompt } | { event: 'error'; data: ErrorBody };

/** News of the generation that was asked for under an Idempotency-Key. */
export const generationTold = createAction<{ idempotencyKey: string; news: GenerationNews }>(
  'generation/told',
);

/** Waits before a broken connection is made again, in milliseconds: half a minute in all. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** A stream that says nothing for this long is dead, in milliseconds; the server speaks every 15 s. */
const SILENCE = 45_000;

/** What proxies answer, and a server that goes down says, while the generation itself goes on. */
const PASSING: readonly ApiError['status'][] = [502, 503, 504];

const BROKEN = toApiError({ status: 'FETCH_ERROR', error: 'The connection broke' });

type Outcome = { data: Prompt } | { error: ApiError };
/** One call of this API, with its authorization. */
type Ask = (args: FetchArgs) => Answered | PromiseLike<Answered>;
type Answered = { error?: ApiError | undefined };

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

function outcomeOf({ event, data }: Ending): Outcome {
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
function follow(ask: Ask, args: FetchArgs, tell: (news: GenerationNews) => void): Promise<Outcome> {
  const connection = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const outcome = new Promise<Outcome>((resolve) => {
    const onBytes = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        resolve({ error: BROKEN });
        connection.abort();
      }, SILENCE);
    };
    const onEvent = ({ event, data }: ServerSentEvent): void => {
      const told = { event, data: JSON.parse(data) } as GenerationNews | Ending;
      if (told.event === 'result' || told.event === 'error') resolve(outcomeOf(told));
      else tell(told);
    };
    const responseHandler = (response: Response) => readAnswer(response, onEvent, onBytes);
    const answered = ask({ ...args, signal: connection.signal, responseHandler });
    void Promise.resolve(answered).then(({ error }) => {
      // What stops after it had begun well is a broken connection, whatever stopped it.
      resolve({ error: error && error.status !== 200 ? error : BROKEN });
    });
  });
  // An ended stream is closed by the server: aborting it here would show as a failed request.
  return outcome.finally(() => clearTimeout(silence));
}

/**
 * Asks for a generation and follows it to its end. A connection that breaks is made again under the
 * same Idempotency-Key: the server tells everything from the beginning, and charges once.
 */
export async function followGeneration(
  ask: Ask,
  { url, body, idempotencyKey }: { url: string; body: object; idempotencyKey: string },
  tell: (news: GenerationNews) => void,
): Promise<Outcome> {
  const askedBy = authorization();
  const args = {
    url,
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': idempotencyKey, Accept: 'text/event-stream, application/json' },
  };
  let begun = false;
  const hear = (news: GenerationNews): void => {
    begun = true;
    tell(news);
  };
  for (let breaks = 0; ; breaks += 1) {
    const outcome = await follow(ask, args, hear);
    const wait = PAUSES[breaks];
    if ('data' in outcome || wait === undefined) return outcome;
    const { status } = outcome.error;
    if (status !== 'unreachable' && !(begun && PASSING.includes(status))) return outcome;
    await pause(wait);
    // Another session must neither pay for this generation nor be ended by it.
    if (authorization() !== askedBy) return outcome;
  }
}
