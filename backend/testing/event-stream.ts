import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { TestApi, TestUser } from './test-api.ts';

/** One event as it came over the wire. */
export interface ReceivedEvent {
  event: string;
  // oxlint-disable-next-line no-explicit-any
  data: any;
}

/** An answer that is read event by event. */
export interface EventReader {
  status: number;
  contentType: string | null;
  /** The next event; `undefined` at the end of the stream. */
  next(): Promise<ReceivedEvent | undefined>;
  /** All events up to the end. */
  rest(): Promise<ReceivedEvent[]>;
  /** Leaves before the end. */
  leave(): Promise<void>;
}

/** Sends a request that asks for events. */
export async function openEvents(
  api: TestApi,
  user: TestUser,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  const response = await fetch(`${api.origin}${path}`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: user.authorization,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const reader = (response.body ?? new ReadableStream<Uint8Array<ArrayBuffer>>())
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  const next = async () => {
    const { value } = await reader.read();
    return value && { event: value.event ?? '', data: JSON.parse(value.data) };
  };
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    next,
    rest: async () => {
      const events: ReceivedEvent[] = [];
      for (let event = await next(); event; event = await next()) events.push(event);
      return events;
    },
    leave: () => reader.cancel(),
  };
}
