import { describe, expect, it } from '@jest/globals';
import { EXIT_CODES } from '../exit-codes.js';
import { unreachable } from './client.js';
import { follow, type Prompt, type Send } from './follow.js';

const PROMPT = { id: 'one', optimized_prompt: 'Write it.' } as Prompt;
const API = { url: 'https://example.com' } as Parameters<typeof follow>[0];

const message = (event: string, data: object) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const NO_PAUSES = [0, 0, 0, 0];
const STARTED = message('started', { id: 'one' });
const RESULT = message('result', PROMPT);

/** An answer with these events, whose connection may break after them. */
function events(text: string, breaks = false): Awaited<ReturnType<Send>> {
  const data = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(text));
      if (breaks) controller.error(new TypeError('terminated'));
      else controller.close();
    },
  });
  return {
    data,
    response: new Response(null, { headers: { 'content-type': 'text/event-stream' } }),
  };
}

/** Follows through one answer after the other. */
async function through(...answers: (() => Awaited<ReturnType<Send>>)[]) {
  const stages: string[] = [];
  let sent = 0;
  const send = async () => {
    const next = answers[sent];
    sent += 1;
    if (!next) throw new Error('asked too often');
    return next();
  };
  const onStage: Parameters<typeof follow>[2] = ({ event }) => stages.push(event);
  const prompt = await follow(API, send, onStage, NO_PAUSES).catch((error: unknown) => error);
  return { prompt, stages, sent };
}

const refused = (statusCode: number, code: string) => () => ({
  error: { statusCode, code, message: code, detail: code },
  response: new Response(null, { status: statusCode }),
});

describe('follow', () => {
  it('reports each stage and returns the prompt', async () => {
    expect(await through(() => events(`: still here\n\n${STARTED}${RESULT}`))).toEqual({
      prompt: PROMPT,
      stages: ['started'],
      sent: 1,
    });
  });

  it.each([
    ['broke', true],
    ['ended', false],
  ])('opens a connection again that %s before the end', async (_how, breaks) => {
    const { prompt, sent } = await through(
      () => events(STARTED, breaks),
      () => events(`${STARTED}${RESULT}`),
    );
    expect([prompt, sent]).toEqual([PROMPT, 2]);
  });

  it('tries again when the server is away while a connection is opened again', async () => {
    const { prompt, sent } = await through(
      () => events(STARTED, true),
      () => {
        throw unreachable(API.url, new TypeError('fetch failed'));
      },
      () => events(RESULT),
    );
    expect([prompt, sent]).toEqual([PROMPT, 3]);
  });

  it.each([
    ['breaks', () => events(STARTED, true)],
    ['ends', () => events(STARTED)],
    [
      'cannot be made',
      (sent: number) => {
        if (sent > 0) throw unreachable(API.url, new TypeError('fetch failed'));
        return events(STARTED, true);
      },
    ],
  ])('gives up when the fifth connection in turn %s', async (_how, answer) => {
    const answers = Array.from({ length: 6 }, (_, sent) => () => answer(sent));
    expect(await through(...answers)).toMatchObject({
      prompt: { exitCode: EXIT_CODES.unreachable },
      sent: 5,
    });
  });

  it('ends at once where nothing answers the first time, or the server has decided', async () => {
    const nobody = await through(() => {
      throw unreachable(API.url, new TypeError('fetch failed'));
    });
    expect(nobody).toMatchObject({ prompt: { exitCode: EXIT_CODES.unreachable }, sent: 1 });
    const broke = await through(refused(402, 'out_of_credits'));
    expect(broke).toMatchObject({ prompt: { exitCode: EXIT_CODES.noCredits }, sent: 1 });
    const later = await through(() => events(STARTED, true), refused(401, 'api_key_invalid'));
    expect(later).toMatchObject({ prompt: { exitCode: EXIT_CODES.refusedKey }, sent: 2 });
  });

  it('ends with the error that comes as an event', async () => {
    const body = { statusCode: 500, code: 'generation_failed', message: 'Refunded.', detail: '' };
    const { prompt } = await through(() => events(STARTED + message('error', body)));
    expect(prompt).toMatchObject({ message: 'Refunded.', isFinal: true });
  });
});
