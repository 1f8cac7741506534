import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendEvents, type ServerEvent, acceptsEvents } from './event-stream.js';

afterEach(() => {
  jest.restoreAllMocks();
});

const reply = { header: () => reply } as unknown as FastifyReply;
const sent = (events: AsyncIterable<ServerEvent | null>) => sendEvents(reply, events).getStream();

describe('an event stream', () => {
  it('sends a comment every 15 seconds while nothing happens', async () => {
    let now = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    async function* quiet() {
      for (; now < 40_000; now += 5_000) yield null;
    }
    const chunks = await sent(quiet()).toArray();
    const comment = ': still here\n\n';
    expect(chunks).toEqual(['', '', '', comment, '', '', comment, '']);
  });

  it('ends its source when the client leaves, also while nothing happens', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(0);
    const ended = Promise.withResolvers<void>();
    async function* quiet() {
      try {
        for (;;) yield turn(null);
      } finally {
        ended.resolve();
      }
    }
    const stream = sent(quiet());
    await once(stream, 'readable');
    stream.destroy();
    await expect(ended.promise).resolves.toBeUndefined();
  });
});

describe('acceptsEvents', () => {
  const wants = (accept?: string) => acceptsEvents({ headers: { accept } } as FastifyRequest);

  it.each([
    'text/event-stream',
    'text/event-stream, application/json',
    'application/json;q=0.5, Text/Event-Stream; q=0.9',
  ])('is true for the Accept header "%s"', (accept) => {
    expect(wants(accept)).toBe(true);
  });

  it.each([undefined, '*/*', 'application/json', 'application/json, text/event-stream;q=0'])(
    'is false for the Accept header "%s"',
    (accept) => {
      expect(wants(accept)).toBe(false);
    },
  );
});
