import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SAMPLE_BLUEPRINT } from '../worker/src/generation/providers/instruction-sample.ts';

/** A model behind an OpenAI-compatible endpoint that answers only when it is told to. */
export interface StandInModel {
  settings: Record<string, string>;
  /** Resolves when a request is waiting for its answer. */
  asked(): Promise<void>;
  /** From now on, every request is answered at once. */
  answerAll(): void;
  close(): Promise<void>;
}

export async function openStandInModel(): Promise<StandInModel> {
  const waiting: ServerResponse[] = [];
  let open = false;
  let onAsked = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    request.resume();
    if (open) return answer(response);
    waiting.push(response);
    onAsked.resolve();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      LLM_PROVIDERS: 'openai-compatible',
      OPENAI_COMPATIBLE_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_COMPATIBLE_MODEL: 'stand-in',
    },
    asked: async () => {
      await onAsked.promise;
      onAsked = Promise.withResolvers();
    },
    answerAll: () => {
      open = true;
      waiting.splice(0).forEach(answer);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(response: ServerResponse): void {
  const message = { role: 'assistant', content: JSON.stringify(SAMPLE_BLUEPRINT) };
  response.setHeader('content-type', 'application/json').end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model: 'stand-in',
      choices: [{ index: 0, finish_reason: 'stop', message }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
}
