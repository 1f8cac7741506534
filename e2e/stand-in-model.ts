import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MODEL_ANSWER } from '../worker/testing/model-answer.ts';
import { openAiCompatible } from '../worker/testing/wires/openai-compatible.ts';

/** A model behind an OpenAI-compatible endpoint that continues only when the test says so. */
export interface StandInModel {
  settings: Record<string, string>;
  /** From now on, requests wait, as at the start. */
  hold(): void;
  /** Resolves when a request is waiting for its answer. */
  asked(): Promise<void>;
  /** Sends the first half of the blueprint to all waiting and later requests. */
  begin(): void;
  /** Answers every later request at once, and completes those that wait. */
  answerAll(): void;
  /** From now on, every request waits again. */
  hold(): void;
  close(): Promise<void>;
}

const WHOLE = JSON.stringify(MODEL_ANSWER);
const HALF = WHOLE.slice(0, WHOLE.indexOf('"outputFormat"') + 20);

export async function openStandInModel(): Promise<StandInModel> {
  const waiting = new Map<ServerResponse, string>();
  let begun = false;
  let open = false;
  let onAsked = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    waiting.set(response, '');
    if (open) return finishAll();
    if (begun) sendHalf(response);
    onAsked.resolve();
  }).listen(0, '127.0.0.1');
  const sendHalf = (response: ServerResponse) => {
    response.write(openAiCompatible.begins([HALF]).join(''));
    waiting.set(response, HALF);
  };
  const finishAll = () => {
    for (const [response, sent] of waiting) {
      response.write(openAiCompatible.begins([WHOLE.slice(sent.length)]).join(''));
      response.end(openAiCompatible.ends().join(''));
    }
    waiting.clear();
  };
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: openAiCompatible.settings(`http://127.0.0.1:${port}`, 'no-key'),
    hold: () => {
      begun = false;
      open = false;
      onAsked = Promise.withResolvers();
    },
    asked: async () => {
      await onAsked.promise;
      onAsked = Promise.withResolvers();
    },
    begin: () => {
      begun = true;
      for (const response of waiting.keys()) sendHalf(response);
    },
    answerAll: () => {
      open = true;
      finishAll();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
