import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { MODEL_ANSWER } from '../../worker/testing/model-answer.ts';
import { openAiCompatible } from '../../worker/testing/wires/openai-compatible.ts';

/** A stand-in for a language model that takes a fixed time. */
export interface BenchModel {
  settings: Record<string, string>;
  /** How long an answer takes from the request to its last piece, in milliseconds. */
  milliseconds: number;
  /** Whether an answer comes in pieces, as real models send it; what is stored meanwhile depends on their times. */
  isStreamed: boolean;
  close(): Promise<void>;
}

/** Pieces of a streamed answer: some tens of characters each, as real models send them. */
const PIECES = 20;

const WHOLE = JSON.stringify(MODEL_ANSWER);
const PIECE_LENGTH = Math.ceil(WHOLE.length / PIECES);
const pieces = Array.from({ length: PIECES }, (_, index) =>
  WHOLE.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH),
);

/** Streams the same blueprint to every request, its pieces spread over the time that it takes. */
export async function openBenchModel(milliseconds: number): Promise<BenchModel> {
  const server = createServer((request, response) => {
    request.resume();
    void answer(response, model).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const model: BenchModel = {
    settings: openAiCompatible.settings(`http://127.0.0.1:${port}`, 'no-key'),
    milliseconds,
    isStreamed: true,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return model;
}

async function answer(response: ServerResponse, model: BenchModel): Promise<void> {
  const { milliseconds, isStreamed } = model;
  const from = performance.now();
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const sent = isStreamed ? pieces : [WHOLE];
  for (const [index, piece] of sent.entries()) {
    const due = from + (milliseconds * (index + 1)) / sent.length;
    const wait = due - performance.now();
    if (wait > 1) await delay(wait);
    // The first piece also names the speaker; each later one continues the text.
    response.write(
      openAiCompatible
        .begins([piece])
        .slice(index === 0 ? 0 : 1)
        .join(''),
    );
  }
  response.end(openAiCompatible.ends().join(''));
}
