import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { MODEL_ANSWER } from '../../worker/testing/model-answer.ts';
import { openAiCompatible } from '../../worker/testing/wires/openai-compatible.ts';
import type { ModelFault } from './schedule.ts';

const THINKS_MS = 150;
const WHOLE = JSON.stringify(MODEL_ANSWER);

/** A model that answers any request, until it is broken. */
export interface FickleModel {
  settings: Record<string, string>;
  /** How it fails from now on; null if it works. */
  fault: ModelFault | null;
  close(): Promise<void>;
}

export async function openFickleModel(): Promise<FickleModel> {
  const server = createServer((request, response) => {
    request.resume();
    void answer(response, model.fault).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const model: FickleModel = {
    settings: openAiCompatible.settings(`http://127.0.0.1:${port}`, 'no-key'),
    fault: null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return model;
}

async function answer(response: ServerResponse, fault: ModelFault | null): Promise<void> {
  await delay(THINKS_MS);
  if (fault === 'hang') return;
  if (fault === 'error') {
    response.writeHead(500, { 'content-type': 'application/json' });
    return void response.end(JSON.stringify(openAiCompatible.error('down')));
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const half = WHOLE.length / 2;
  response.write(openAiCompatible.begins([WHOLE.slice(0, half)]).join(''));
  await delay(THINKS_MS);
  if (fault === 'break') return void response.destroy();
  const rest = fault === 'garbage' ? 'and so on' : WHOLE.slice(half);
  response.write(openAiCompatible.begins([rest]).join(''));
  response.end(openAiCompatible.ends().join(''));
}
