import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorBody } from './error-filter.js';

/** Proxies close idle connections; a comment this often keeps them open. */
const KEEP_ALIVE_MS = 15_000;

/** One server-sent event. */
export interface ServerEvent {
  event: string;
  data: object;
}

/** A media range with the weight 0 is not accepted (RFC 9110, 12.4.2). */
const ACCEPTS_EVENTS = /text\/event-stream(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;

/** Whether the client asks for events rather than for one JSON answer. */
export function acceptsEvents(request: FastifyRequest): boolean {
  return ACCEPTS_EVENTS.test(request.headers.accept ?? '');
}

/**
 * Answers with events (HTML standard, 9.2); `null` means that nothing happened. An error after the
 * first byte is sent as an `error` event with the usual body.
 */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<ServerEvent | null>,
): StreamableFile {
  void reply.header('x-accel-buffering', 'no');
  return new StreamableFile(Readable.from(serialized(events)), { type: 'text/event-stream' });
}

async function* serialized(events: AsyncIterable<ServerEvent | null>): AsyncGenerator<string> {
  let sentAt = Date.now();
  try {
    for await (const event of events) {
      const isIdle = event === null && Date.now() - sentAt < KEEP_ALIVE_MS;
      if (!isIdle) sentAt = Date.now();
      // A generator can be ended only at a `yield`: the empty text lets a client that left end it.
      if (isIdle) yield '';
      else yield event === null ? ': still here\n\n' : toMessage(event);
    }
  } catch (error) {
    yield toMessage({ event: 'error', data: toErrorBody(error) });
  }
}

/** JSON has no line breaks of its own, so that one `data` line holds it. */
function toMessage({ event, data }: ServerEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
