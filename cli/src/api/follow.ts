import { setTimeout as delay } from 'node:timers/promises';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { EXIT_CODES } from '../exit-codes.js';
import { Failure } from '../failure.js';
import { type Api, unreachable } from './client.js';
import type { components } from './generated.js';
import { refusal } from './refusal.js';

type Event = components['schemas']['GenerationEvent'];
/** A finished prompt. */
export type Prompt = components['schemas']['Prompt'];

/** What a person sees of a generation before its end. */
export type Stage = Exclude<Event, { event: 'result' | 'error' }>;

/** Sends the request, with its Idempotency-Key, and asks for events. */
export type Send = () => Promise<{ data?: unknown; error?: unknown; response: Response }>;

const PAUSES_MS = [500, 2_000, 5_000, 10_000];

/**
 * Follows a generation to its end. A connection that breaks on the way is opened again under the same
 * key, which costs nothing.
 * @param pauses before it is opened again, in milliseconds; there are no more attempts than these.
 * @throws {Failure}
 */
export async function follow(
  api: Api,
  send: Send,
  onStage: (stage: Stage) => void,
  pauses: readonly number[] = PAUSES_MS,
): Promise<Prompt> {
  for (let broken = 0; ; broken += 1) {
    try {
      const prompt = await followOnce(api, send, onStage);
      if (prompt) return prompt;
    } catch (error) {
      const isAnswer = error instanceof Failure && error.exitCode !== EXIT_CODES.unreachable;
      if (isAnswer || (broken === 0 && error instanceof Failure)) throw error;
      if (pauses[broken] === undefined) {
        throw error instanceof Failure ? error : unreachable(api.url, error);
      }
    }
    const pause = pauses[broken];
    if (pause === undefined) throw unreachable(api.url, new Error('the connection broke'));
    await delay(pause);
  }
}

/** @returns undefined when the events end before the generation does. */
async function followOnce(
  { url }: Api,
  send: Send,
  onStage: (stage: Stage) => void,
): Promise<Prompt | undefined> {
  const { data, error, response } = await send();
  if (!(data instanceof ReadableStream)) throw refusal(url, response.status, error);
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw refusal(url, response.status, undefined);
  }
  const events = (data as ReadableStream<Uint8Array<ArrayBuffer>>)
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  for await (const message of events) {
    const event = { event: message.event, data: JSON.parse(message.data) } as Event;
    if (event.event === 'result') return event.data;
    if (event.event === 'error') throw refusal(url, event.data.statusCode, event.data);
    onStage(event);
  }
  return undefined;
}
