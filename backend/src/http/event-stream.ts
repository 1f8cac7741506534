import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorBody } from './error-filter.js';

/** Proxies close connections that say nothing; a comment keeps them open. */
const KEEP_AWAKE_MS = 15_000;

/** One server-sent event. */
export interface ServerEvent {
  event: string;
  data: object;
}

/** A media range with the weight 0 is one that the client does not take (RFC 9110, 12.4.2). */
const TAKES_EVENTS = /text\/event-stream(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;

/** Whether the client asks for events rather than for one JSON answer. */
export function wantsEvents(request: FastifyRequest): boolean {
  return TAKES_EVENTS.test(request.headers.accept ?? '');
}

/**
 * Answers with events (HTML standard, 9.2); `null` among them means that nothing happened. What goes
 * wrong after the first byte is told as an `error` event with the usual body.
 */
export function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<ServerEvent | null>,
): StreamableFile {
  void reply.header('x-accel-buffering', 'no');
  return new StreamableFile(Readable.from(written(events)), { type: 'text/event-stream' });
}

async function* written(events: AsyncIterable<ServerEvent | null>): AsyncGenerator<string> {
  let spokenAt = Date.now();
  try {
    for await (const event of events) {
      const silent = event === null && Date.now() - spokenAt < KEEP_AWAKE_MS;
      if (!silent) spokenAt = Date.now();
      // What is not given on cannot be ended by a client that has left, hence the empty text.
      if (silent) yield '';
      else yield event === null ? ': still here\n\n' : line(event);
    }
  } catch (error) {
    yield line({ event: 'error', data: toErrorBody(error) });
  }
}

/** JSON has no line breaks of its own, so that one `data` line holds it. */
function line({ event, data }: ServerEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
