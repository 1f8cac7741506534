import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MODEL_ANSWER } from '../worker/testing/model-answer.ts';
import { openAiCompatible } from '../worker/testing/wires/openai-compatible.ts';

/** A model behind an OpenAI-compatible endpoint that continues only when the test says so. */
export interface StandInModel {
  settings: Record<string, string>;
  /** Where Ollama would answer: it also lists this one model. */
  address: string;
  /** Resolves when a request is waiting for its answer. */
  asked(): Promise<void>;
  /** Sends the first half of the blueprint to all waiting and later requests. */
  begin(): void;
  /** Answers every later request at once, and completes those that wait. */
  answerAll(): void;
  /** From now on, every request waits again, as at the start. */
  hold(): void;
  close(): Promise<void>;
}

const WHOLE = JSON.stringify(MODEL_ANSWER);
const HALF = WHOLE.slice(0, WHOLE.indexOf('"outputFormat"') + 20);
/** What is installed, as Ollama lists it. */
const TAGS = JSON.stringify({ models: [{ name: 'qwen3:8b' }] });

function sendHalf(response: ServerResponse): string {
  response.write(openAiCompatible.begins([HALF]).join(''));
  return HALF;
}

function sendRest(response: ServerResponse, sent: string): void {
  response.write(openAiCompatible.begins([WHOLE.slice(sent.length)]).join(''));
  response.end(openAiCompatible.ends().join(''));
}

export async function openStandInModel(): Promise<StandInModel> {
  /** What each has been sent so far. */
  const waiting = new Map<ServerResponse, string>();
  let now: 'waits' | 'begins' | 'answers' = 'waits';
  let onAsked = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    request.resume();
    if (request.url === '/api/tags') return void response.end(TAGS);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (now === 'answers') return sendRest(response, '');
    waiting.set(response, now === 'begins' ? sendHalf(response) : '');
    onAsked.resolve();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  return {
    settings: openAiCompatible.settings(address, 'no-key'),
    address,
    hold: () => {
      now = 'waits';
      onAsked = Promise.withResolvers();
    },
    asked: async () => {
      await onAsked.promise;
      onAsked = Promise.withResolvers();
    },
    begin: () => {
      now = 'begins';
      for (const response of waiting.keys()) waiting.set(response, sendHalf(response));
    },
    answerAll: () => {
      now = 'answers';
      for (const [response, sent] of waiting) sendRest(response, sent);
      waiting.clear();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
